import { isSmallScreen } from './small-screen.ts';
import type { PanelName } from './tool-names.ts';
import type { UiStore } from './ui-store.ts';

/** Opens a panel, or closes it if it is open. On small screens it takes the inspector's place. */
export const togglePanel = (ui: UiStore, name: PanelName, takesFocus = false): void =>
  ui.setState(({ panel, isInspecting }) => ({
    panel: panel === name ? null : name,
    isPanelFocusRequested: takesFocus && panel !== name,
    isInspecting: isInspecting && !isSmallScreen(),
  }));

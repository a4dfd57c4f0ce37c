import { readStorage } from '@plinth/ui';
import { isSmallScreen } from '../core/view/small-screen.ts';
import type { PanelName } from '../core/view/tool-names.ts';

export const STORED_PANEL = 'plinth_panel';
export const NO_PANEL = 'none';

/** The panel last open in this browser; null on small screens, where it would cover the page. */
export function storedPanel(): PanelName | null {
  const name = readStorage(STORED_PANEL);
  if (isSmallScreen() || name === NO_PANEL) return null;
  // May come from another version: `useStoredPanel` replaces unknown names.
  return (name as PanelName | null) ?? 'add';
}

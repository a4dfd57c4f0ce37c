import { writeStorage } from '@plinth/ui';
import { useEffect } from 'react';
import { useSession } from '../core/session/context.ts';
import { isSmallScreen } from '../core/view/small-screen.ts';
import { STORED } from './stored-view.ts';
import { PANELS } from './tool-registry.ts';

const panelOf = (panel: string | null) => PANELS.find(({ name }) => name === panel);

/** Remembers how the user arranges the panels, and closes a remembered one that no longer exists. */
export function useStoredView(): void {
  const { ui } = useSession();
  useEffect(() => {
    const { panel } = ui.getState();
    if (panel !== null && !panelOf(panel)) ui.setState({ panel: null });
    return ui.subscribe((now, before) => {
      if (isSmallScreen()) return;
      if (now.panel !== before.panel && !panelOf(now.panel)?.isTransient)
        writeStorage(STORED.panel, now.panel);
      if (now.isPanelPinned !== before.isPanelPinned)
        writeStorage(STORED.isPanelPinned, String(now.isPanelPinned));
      if (now.hasRailLabels !== before.hasRailLabels)
        writeStorage(STORED.hasRailLabels, String(now.hasRailLabels));
      if (now.inspectorMode !== before.inspectorMode)
        writeStorage(STORED.inspectorMode, now.inspectorMode);
    });
  }, [ui]);
}

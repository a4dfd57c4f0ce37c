import { writeStorage, writeStorageJson } from '@plinth/ui';
import { useEffect } from 'react';
import { useSession } from '../core/session/context.ts';
import { isSmallScreen } from '../core/view/small-screen.ts';
import { panelOf } from './panel-pins.ts';
import { STORED } from './stored-view.ts';

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
      if (now.panelPins !== before.panelPins) writeStorageJson(STORED.panelPins, now.panelPins);
      if (now.hasRailLabels !== before.hasRailLabels)
        writeStorage(STORED.hasRailLabels, String(now.hasRailLabels));
      if (now.inspectorMode !== before.inspectorMode)
        writeStorage(STORED.inspectorMode, now.inspectorMode);
    });
  }, [ui]);
}

import { writeStorage } from '@plinth/ui';
import { useEffect } from 'react';
import { useSession } from '../core/session/context.ts';
import { isSmallScreen } from '../core/view/small-screen.ts';
import { NO_PANEL, STORED_PANEL } from './stored-panel.ts';
import { PANELS } from './tool-registry.ts';

const panelOf = (panel: string | null) => PANELS.find(({ name }) => name === panel);

/** Remembers which panel is open and replaces a remembered panel that no longer exists. */
export function useStoredPanel(): void {
  const { ui } = useSession();
  useEffect(() => {
    const { panel } = ui.getState();
    if (panel !== null && !panelOf(panel)) ui.setState({ panel: 'add' });
    return ui.subscribe(({ panel }, before) => {
      if (panel === before.panel || panelOf(panel)?.isTransient || isSmallScreen()) return;
      writeStorage(STORED_PANEL, panel ?? NO_PANEL);
    });
  }, [ui]);
}

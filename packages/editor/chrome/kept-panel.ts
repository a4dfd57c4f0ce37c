import { keep, kept } from '@plinth/ui';
import { useEffect } from 'react';
import { useSession } from '../session/context.ts';
import type { SidePanel } from '../store/ui-store.ts';
import { isSmallScreen } from './use-sheets.ts';

const STORED = 'plinth_panel';
const NONE = 'none';

/** Panels that stand beside the page; the gallery is opened for a purpose and does not come back by itself. */
const LASTING = ['add', 'layers', 'pages', 'theme', 'media', 'history', 'checks'] as const;

/** The panel that the person left open in this browser; a sheet would cover the page. */
export function keptPanel(): SidePanel {
  const name = kept(STORED);
  if (isSmallScreen() || name === NONE) return null;
  return LASTING.find((panel) => panel === name) ?? 'add';
}

/** Remembers which panel is open. */
export function useKeptPanel(): void {
  const { ui } = useSession();
  useEffect(
    () =>
      ui.subscribe(({ panel }, before) => {
        if (panel === before.panel || panel === 'blocks' || isSmallScreen()) return;
        keep(STORED, panel ?? NONE);
      }),
    [ui],
  );
}

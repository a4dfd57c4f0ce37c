import { useEffect } from 'react';
import type { StoreApi } from 'zustand';
import { useSession } from '../session/context.ts';
import type { EditorUi } from '../store/ui-store.ts';

/** Where panels are sheets over the page instead of standing beside it: as in small-screen.css. */
export const isSmallScreen = (): boolean => window.matchMedia('(max-width: 1023px)').matches;

/** Closes the sheet that lies over the page; false: none does. */
export function closeSheet(ui: StoreApi<EditorUi>): boolean {
  const { panel, isInspecting } = ui.getState();
  if (!isSmallScreen() || (panel === null && !isInspecting)) return false;
  ui.setState({ panel: null, isInspecting: false });
  return true;
}

/** A sheet makes way for the page once what it was opened for is done: writing, or a widget added. */
export function useSheets(): void {
  const { ui } = useSession();
  useEffect(
    () =>
      ui.subscribe((now, before) => {
        if (!isSmallScreen()) return;
        const isWriting = now.textEditing !== null && before.textEditing === null;
        const isAdded =
          (now.panel === 'add' || now.panel === 'media') && now.selection !== before.selection;
        if (isWriting || isAdded) ui.setState({ panel: null, isInspecting: false });
      }),
    [ui],
  );
}

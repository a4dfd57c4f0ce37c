import { useEffect } from 'react';
import { useSession } from '../session/context.ts';

/** Where panels are sheets over the page instead of standing beside it: as in small-screen.css. */
export const isSmallScreen = (): boolean => window.matchMedia('(max-width: 1023px)').matches;

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

import { useEffect } from 'react';
import { useSession } from '../core/session/context.ts';
import { isSmallScreen } from '../core/view/small-screen.ts';
import { PANELS } from './tool-registry.ts';

/** Closes sheets on small screens when text editing starts or a widget is added. */
export function useSheets(): void {
  const { ui } = useSession();
  useEffect(
    () =>
      ui.subscribe((now, before) => {
        if (!isSmallScreen()) return;
        const panel = PANELS.find(({ name }) => name === now.panel);
        const isWriting = now.textEditing !== null && before.textEditing === null;
        const isAdded = panel?.closesAfterInsert && now.selection !== before.selection;
        if (isWriting || isAdded) ui.setState({ panel: null, isInspecting: false });
      }),
    [ui],
  );
}

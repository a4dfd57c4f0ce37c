import { useEffect } from 'react';
import { useSession } from '../core/session/context.ts';
import type { EditorSession } from '../core/session/types.ts';
import { isSmallScreen } from '../core/view/small-screen.ts';
import { PANELS } from './tool-registry.ts';

const ADDING = ['EDITOR.STEP.ADD', 'EDITOR.STEP.BLOCK'];

const closesAfterInsert = ({ ui }: EditorSession): boolean => {
  const { panel, isPanelPinned } = ui.getState();
  const stays = isPanelPinned && !isSmallScreen();
  return (
    !stays && PANELS.some(({ name, closesAfterInsert }) => name === panel && closesAfterInsert)
  );
};

/**
 * Closes a panel over the page once something was added, unless it is pinned, and sheets on small
 * screens when text editing starts.
 */
export function useClosingPanels(): void {
  const session = useSession();
  useEffect(() => {
    const { ui, history } = session;
    let latest = history.entries().at(-1)?.label;
    const stops = [
      history.subscribe(() => {
        const before = latest;
        const entry = history.entries().at(-1);
        latest = entry?.label;
        const isNew = entry?.isDone === true && entry.label !== before;
        if (isNew && ADDING.includes(entry.label.key) && closesAfterInsert(session))
          ui.setState({ panel: null });
      }),
      ui.subscribe((now, before) => {
        const isWriting = now.textEditing !== null && before.textEditing === null;
        if (isWriting && isSmallScreen()) ui.setState({ panel: null, isInspecting: false });
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [session]);
}

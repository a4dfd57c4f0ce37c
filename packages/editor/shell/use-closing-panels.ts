import { useEffect } from 'react';
import { useSession } from '../core/session/context.ts';
import type { EditorSession } from '../core/session/types.ts';
import { isSmallScreen } from '../core/view/small-screen.ts';
import { isOpenPanelPinned, panelOf } from './panel-pins.ts';

const ADDING = ['EDITOR.STEP.ADD', 'EDITOR.STEP.BLOCK'];

const closesAfterInsert = ({ ui }: EditorSession): boolean => {
  const state = ui.getState();
  const stays = isOpenPanelPinned(state) && !isSmallScreen();
  return !stays && (panelOf(state.panel)?.closesAfterInsert ?? false);
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

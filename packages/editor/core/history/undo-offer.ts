import type { EditorSession } from '../session/types.ts';
import type { UndoOffer } from '../view/undo-state.ts';

type Offering = Pick<EditorSession, 'history' | 'ui'>;

const isLatest = ({ history }: Offering, { step }: UndoOffer): boolean =>
  history.data().done.at(-1) === step;

/** Offers to undo the latest step, until there is another one or it is undone. */
export function offerUndo(session: Offering, text: string): void {
  const step = session.history.data().done.at(-1);
  if (!step) return;
  const undoOffer: UndoOffer = { step, text };
  session.ui.setState({ undoOffer });
  const stop = session.history.subscribe(() => {
    if (isLatest(session, undoOffer)) return;
    stop();
    session.ui.setState((ui) => (ui.undoOffer === undoOffer ? { undoOffer: null } : ui));
  });
}

import type { HistoryMove, Step, Transaction } from '@plinth/model';
import type { EditorSession, EditorView } from '../session/types.ts';

type Direction = 'undo' | 'redo';

/** A widget at the position of a step, after the step was undone or redone. */
function affectedNode({ store }: EditorSession, steps: readonly Step[], direction: Direction) {
  const isUndo = direction === 'undo';
  const step = isUndo ? steps[0] : steps.at(-1);
  if (!step) return null;
  const [done, opposite] = isUndo ? [step.inverse, step.action] : [step.action, step.inverse];
  if (done.type === 'createWidget') return done.tree.id;
  if (opposite.type !== 'createWidget') return done.id;
  const { children = [] } = store.node(opposite.parent) ?? {};
  return children[opposite.index] ?? children.at(-1) ?? opposite.parent;
}

/** Restores the view of a step and shows where it was undone or redone. */
function show(
  session: EditorSession,
  { before, after, steps }: Transaction<EditorView>,
  direction: Direction,
): void {
  const { ui, store } = session;
  const { selection, device } = direction === 'undo' ? before : after;
  const now = ui.getState();
  const { textEditing } = now;
  const remaining = selection.filter((id) => store.node(id));
  // Preserves the identity of an equal selection, so subscribers don't rerender.
  const isSame = remaining.join(' ') === now.selection.join(' ');
  const shown = isSame ? now.selection : remaining;
  const isStillOpen = textEditing !== null && shown.includes(textEditing);
  const id = shown.at(-1) ?? affectedNode(session, steps, direction);
  ui.setState({
    selection: shown,
    device,
    textEditing: isStillOpen ? textEditing : null,
    scrollTarget: id === null ? null : { id },
  });
}

/** Undoes or redoes a step and shows where it happened. */
export function undoOrRedo(session: EditorSession, direction: Direction): HistoryMove<EditorView> {
  const { history } = session;
  const result = direction === 'undo' ? history.undo() : history.redo();
  if (result.ok) show(session, result.transaction, direction);
  return result;
}

/** Undoes or redoes until exactly the first `count` steps are done, and shows the last change. */
export function jumpTo(session: EditorSession, count: number): void {
  const { history, ui } = session;
  const before = history.data().done.length;
  history.jumpTo(count);
  const { done, undone } = history.data();
  const last = done.length < before ? undone.at(-1) : done.at(-1);
  ui.setState({ textEditing: null });
  if (last && done.length !== before) show(session, last, done.length < before ? 'undo' : 'redo');
}

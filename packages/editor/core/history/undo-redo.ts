import {
  type Action,
  type HistoryMove,
  isInside,
  type NodeId,
  rootOf,
  type Step,
  type Transaction,
} from '@plinth/model';
import type { EditorSession, EditorView } from '../session/types.ts';

type Direction = 'undo' | 'redo';

const idOf = (action: Action): NodeId =>
  action.type === 'createWidget' ? action.tree.id : action.id;

/** What was done, and what that took back, when a step was undone or redone. */
const sidesOf = ({ action, inverse }: Step, direction: Direction) =>
  direction === 'undo' ? ([inverse, action] as const) : ([action, inverse] as const);

/** A widget at the position of a step, after the step was undone or redone. */
function affectedNode({ store }: EditorSession, step: Step, direction: Direction): NodeId {
  const [done, opposite] = sidesOf(step, direction);
  if (opposite.type !== 'createWidget') return idOf(done);
  const { children = [] } = store.node(opposite.parent) ?? {};
  return children[opposite.index] ?? children.at(-1) ?? opposite.parent;
}

/** Whether something belongs to the site's design, which has no place on the page. */
function isOfDesign({ store, sections }: EditorSession, id: NodeId): boolean {
  const root = rootOf(store.reader, id)?.id;
  return root !== undefined && !sections.some((section) => section.root === root);
}

/** Whether a step changed one of the widgets, something in it, or something around it. */
function concerns({ store }: EditorSession, steps: readonly Step[], ids: readonly NodeId[]) {
  const isAlong = (a: NodeId, b: NodeId) =>
    isInside(store.reader, a, b) || isInside(store.reader, b, a);
  return steps.some(({ action }) => ids.some((id) => isAlong(idOf(action), id)));
}

/**
 * What to select and to scroll to. A widget that was dragged without being selected is shown instead
 * of what happened to be selected meanwhile.
 */
function shownAfter(
  session: EditorSession,
  { before, after, steps }: Transaction<EditorView>,
  direction: Direction,
): { readonly selection: readonly NodeId[]; readonly target: NodeId | null } {
  const { store } = session;
  const { selection } = direction === 'undo' ? before : after;
  const remaining = selection.filter((id) => store.node(id));
  const last = remaining.at(-1);
  const places = steps.map((step) => affectedNode(session, step, direction));
  if (places.every((id) => isOfDesign(session, id))) return { selection: remaining, target: null };
  const affected = (direction === 'undo' ? places[0] : places.at(-1)) ?? null;
  const isKept =
    last === undefined ||
    affected === null ||
    isOfDesign(session, affected) ||
    concerns(session, steps, remaining);
  if (isKept) return { selection: remaining, target: last ?? affected };
  const isOwn = steps.some(({ action }) => idOf(action) === affected);
  return { selection: isOwn ? [affected] : remaining, target: affected };
}

/** Restores the view of a step and shows where it was undone or redone. */
function show(
  session: EditorSession,
  transaction: Transaction<EditorView>,
  direction: Direction,
): void {
  const { ui } = session;
  const { device } = direction === 'undo' ? transaction.before : transaction.after;
  const now = ui.getState();
  const { textEditing } = now;
  const { selection, target } = shownAfter(session, transaction, direction);
  // Preserves the identity of an equal selection, so subscribers don't rerender.
  const isSame = selection.join(' ') === now.selection.join(' ');
  const shown = isSame ? now.selection : selection;
  const isStillOpen = textEditing !== null && shown.includes(textEditing);
  ui.setState({
    selection: shown,
    device,
    textEditing: isStillOpen ? textEditing : null,
    scrollTarget: target === null ? null : { id: target },
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

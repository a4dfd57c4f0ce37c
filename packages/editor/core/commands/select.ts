import { ancestors, type DocumentReader, type NodeId, rootOf } from '@plinth/model';
import type { EditorSession } from '../session/types.ts';
import { toggleOverview } from '../view/zoom.ts';
import { OVERVIEW_ZOOM } from '../view/zoom-steps.ts';

const primary = ({ ui }: EditorSession): NodeId | undefined => ui.getState().selection.at(-1);

/** Selects one widget and leaves text editing. */
export function selectNode({ ui, store }: EditorSession, id: NodeId | null | undefined): void {
  const known = id !== null && id !== undefined && store.node(id) !== undefined;
  ui.setState({
    selection: known ? [id] : [],
    textEditing: null,
    clickedText: null,
    state: 'normal',
  });
}

const selectAll = ({ ui }: EditorSession, selection: readonly NodeId[], rangeAnchor: NodeId) =>
  ui.setState({ selection, rangeAnchor, textEditing: null, state: 'normal' });

/** Adds a widget to the selection or removes it. A section root is always selected alone. */
export function toggleSelected(session: EditorSession, id: NodeId): void {
  const { ui, store } = session;
  const { selection } = ui.getState();
  const others = selection.filter((other) => other !== id && store.node(other)?.parent);
  if (!store.node(id)?.parent) selectNode(session, id);
  else selectAll(session, selection.includes(id) ? others : [...others, id], id);
}

type Ends = { readonly from: NodeId; readonly to: NodeId };

/**
 * The range between two of `ids`, which are in visual order; `to` comes last. Leaves out
 * descendants of nodes in the range, and ancestors of either end.
 */
export function idsBetween(
  document: DocumentReader,
  ids: readonly NodeId[],
  { from, to }: Ends,
): readonly NodeId[] {
  const [start = -1, end = -1] = [ids.indexOf(from), ids.indexOf(to)].sort((a, b) => a - b);
  if (start === -1) return [to];
  const above = (id: NodeId) => ancestors(document, id).map((node) => node.id);
  const around = new Set([...above(from), ...above(to)]);
  const chosen = new Set<NodeId>();
  for (const id of ids.slice(start, end + 1)) {
    const isEnd = id === from || id === to;
    const isRoot = document.nodes.get(id)?.parent === null;
    if (isRoot || (around.has(id) && !isEnd)) continue;
    if (!above(id).some((each) => chosen.has(each))) chosen.add(id);
  }
  const others = [...chosen].filter((id) => id !== to);
  return chosen.has(to) ? [...others, to] : others;
}

/** Selects from the anchor of the range to `to`, in the order of `ids`. */
export function selectRange(session: EditorSession, to: NodeId, ids: readonly NodeId[]): void {
  const { ui, store } = session;
  const { selection, rangeAnchor } = ui.getState();
  const isAnchorSelected = rangeAnchor !== null && selection.includes(rangeAnchor);
  const from = isAnchorSelected ? rangeAnchor : (selection.at(-1) ?? to);
  const between = idsBetween(store.reader, ids, { from, to });
  if (between.length > 0) selectAll(session, between, from);
}

/** Selects the parent; from a section root, clears the selection. */
export function selectParent(session: EditorSession): void {
  const id = primary(session);
  if (id !== undefined) selectNode(session, session.store.node(id)?.parent);
}

export function selectFirstChild(session: EditorSession): void {
  const id = primary(session);
  const first = id === undefined ? session.sections[0]?.root : session.store.node(id)?.children[0];
  if (first !== undefined) selectNode(session, first);
}

/** Selects the next or previous sibling. Section roots are siblings of each other. */
export function selectSibling(session: EditorSession, step: 1 | -1): void {
  const id = primary(session);
  const { store, sections } = session;
  if (id === undefined) {
    selectFirstChild(session);
    return;
  }
  const parent = store.node(id)?.parent ?? null;
  const siblings =
    parent === null ? sections.map(({ root }) => root) : (store.node(parent)?.children ?? []);
  const next = siblings[siblings.indexOf(id) + step];
  if (next !== undefined) selectNode(session, next);
}

/** Selects all siblings, or if they are already selected, all top-level blocks of the section. */
export function selectSiblings(session: EditorSession): void {
  const { store, ui } = session;
  const id = primary(session);
  const parent = id === undefined ? null : (store.node(id)?.parent ?? null);
  if (parent === null) return;
  const siblings = store.node(parent)?.children ?? [];
  const { selection } = ui.getState();
  const hasAll = siblings.every((sibling) => selection.includes(sibling));
  const sectionChildren = hasAll ? rootOf(store.reader, parent)?.children : undefined;
  ui.setState({ selection: sectionChildren ?? siblings, textEditing: null });
}

/**
 * Escape: closes the menu, then leaves text editing, then selects the parent, down to nothing, and
 * then leaves the overview.
 */
export function stepOut(session: EditorSession): void {
  const { textEditing, menu, selection, zoom } = session.ui.getState();
  if (menu !== null) session.ui.setState({ menu: null });
  else if (textEditing !== null) session.ui.setState({ textEditing: null });
  else if (selection.length === 0 && zoom === OVERVIEW_ZOOM) toggleOverview(session.ui);
  else selectParent(session);
}

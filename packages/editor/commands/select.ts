import { type NodeId, rootOf } from '@plinth/model';
import type { EditorSession } from '../session/types.ts';

const primary = ({ ui }: EditorSession): NodeId | undefined => ui.getState().selection.at(-1);

/** Selects one widget and leaves text editing. */
export function selectNode({ ui, store }: EditorSession, id: NodeId | null | undefined): void {
  const known = id !== null && id !== undefined && store.node(id) !== undefined;
  ui.setState({ selection: known ? [id] : [], textEditing: null, state: 'normal' });
}

/** From the selected widget to the one around it; from a section's root to nothing. */
export function selectParent(session: EditorSession): void {
  const id = primary(session);
  if (id !== undefined) selectNode(session, session.store.node(id)?.parent);
}

export function selectFirstChild(session: EditorSession): void {
  const id = primary(session);
  const first = id === undefined ? session.sections[0]?.root : session.store.node(id)?.children[0];
  if (first !== undefined) selectNode(session, first);
}

/** To the next or previous widget beside the selected one; among section roots, to the next root. */
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

/** All siblings; when they are all selected already, everything that stands in the section itself. */
export function selectSiblings(session: EditorSession): void {
  const { store, ui } = session;
  const id = primary(session);
  const parent = id === undefined ? null : (store.node(id)?.parent ?? null);
  if (parent === null) return;
  const siblings = store.node(parent)?.children ?? [];
  const { selection } = ui.getState();
  const hasAll = siblings.every((sibling) => selection.includes(sibling));
  const whole = hasAll ? rootOf(store.reader, parent)?.children : undefined;
  ui.setState({ selection: whole ?? siblings, textEditing: null });
}

/** What Escape does: out of the text, then outwards, at last nothing is selected. */
export function stepOut(session: EditorSession): void {
  const { textEditing } = session.ui.getState();
  if (textEditing !== null) session.ui.setState({ textEditing: null });
  else selectParent(session);
}

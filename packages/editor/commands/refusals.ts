import { ancestors, type NodeId } from '@plinth/model';
import type { EditorSession } from '../session/types.ts';
import { mayDuplicate, mayMoveAmongSiblings, mayRemove } from './rules.ts';

/** The selected widgets without those inside another selected one; roots of sections are none. */
export function outermost({ store, ui }: EditorSession): NodeId[] {
  const { selection } = ui.getState();
  const chosen = new Set(selection);
  return selection.filter(
    (id) =>
      store.node(id)?.parent && !ancestors(store.reader, id).some((above) => chosen.has(above.id)),
  );
}

/** Why a command on the selection finds nothing to work on; null: there is something. */
export function selectionRefusal(session: EditorSession): string | null {
  if (session.ui.getState().selection.length === 0) return 'nothingSelected';
  return outermost(session).length === 0 ? 'isRoot' : null;
}

type Rule = (session: EditorSession, id: NodeId) => string | null;

const firstOf =
  (rule: Rule) =>
  (session: EditorSession): string | null =>
    selectionRefusal(session) ??
    outermost(session)
      .map((id) => rule(session, id))
      .find((reason) => reason !== null) ??
    null;

export const removeRefusal = firstOf(mayRemove);
export const duplicateRefusal = firstOf(mayDuplicate);
export const moveRefusal = firstOf(mayMoveAmongSiblings);

import type { NodeId } from '@plinth/model';
import type { EditorSession } from '../session/types.ts';
import { capacityRefusal } from '../steps/capacity-refusal.ts';
import type { Refusal } from '../steps/refusal.ts';
import { nodeDuplicateRefusal, nodeMoveRefusal, nodeRemoveRefusal } from './rules.ts';

/** The selected widgets in page order, without section roots and descendants of selected ones. */
export function outermostSelected({ store, ui, sections }: EditorSession): NodeId[] {
  const { selection } = ui.getState();
  if (selection.length < 2) return selection.filter((id) => store.node(id)?.parent);
  const chosen = new Set(selection);
  const found: NodeId[] = [];
  const collect = (id: NodeId) => {
    for (const child of store.node(id)?.children ?? []) {
      if (chosen.has(child)) found.push(child);
      else collect(child);
    }
  };
  for (const { root } of sections) collect(root);
  return found;
}

/** Why a command has no selection to work on; null if it has. */
export function selectionRefusal(session: EditorSession): Refusal | null {
  if (session.ui.getState().selection.length === 0) return 'nothingSelected';
  return outermostSelected(session).length === 0 ? 'isRoot' : null;
}

type Rule = (session: EditorSession, id: NodeId, all: readonly NodeId[]) => Refusal | null;

const firstRefusal =
  (rule: Rule) =>
  (session: EditorSession): Refusal | null =>
    selectionRefusal(session) ??
    outermostSelected(session)
      .map((id, _, all) => rule(session, id, all))
      .find((reason) => reason !== null) ??
    null;

export const removeRefusal = firstRefusal(nodeRemoveRefusal);

const eachDuplicateRefusal = firstRefusal(nodeDuplicateRefusal);

/** Why the selection can't be duplicated. Copies that fit alone may not fit together. */
export function duplicateRefusal(session: EditorSession): Refusal | null {
  const reason = eachDuplicateRefusal(session);
  if (reason !== null) return reason;
  const { store } = session;
  const parents = outermostSelected(session).map((id) => store.node(id)?.parent ?? '');
  for (const parent of new Set(parents)) {
    const full = capacityRefusal(session, parent, parents.filter((each) => each === parent).length);
    if (full) return full;
  }
  return null;
}
export const moveRefusal = firstRefusal(nodeMoveRefusal);

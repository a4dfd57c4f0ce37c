import {
  copyWithNewIds,
  createWidget,
  indexOf,
  moveWidget,
  type NodeId,
  nestFrom,
  removeWidget,
} from '@plinth/model';
import type { EditorSession } from '../session/types.ts';
import type { Refusal } from '../steps/refusal.ts';
import { type CommandOutcome, DONE, refused, runStep, stepLabel } from '../steps/step.ts';
import { lineOf } from './move-directions.ts';
import { duplicateRefusal, moveRefusal, outermostSelected, removeRefusal } from './refusals.ts';

const widgetOf = ({ store }: EditorSession, id: NodeId): string => store.node(id)?.widget ?? '';

/** The selection after `ids` are deleted: the next sibling, the previous one, or the parent. */
function nextSelection({ store }: EditorSession, ids: readonly NodeId[]): readonly NodeId[] {
  const [first = ''] = ids;
  const parent = store.node(first)?.parent ?? '';
  const before = store.node(parent)?.children ?? [];
  const remaining = before.filter((id) => !ids.includes(id));
  const at = before.indexOf(first);
  const next = remaining[at] ?? remaining[at - 1] ?? parent;
  return next === '' ? [] : [next];
}

/** Deletes without confirmation, because undo restores it. */
export function removeSelection(session: EditorSession): CommandOutcome {
  const ids = outermostSelected(session);
  const [first] = ids;
  if (first === undefined) return DONE;
  const reason = removeRefusal(session);
  if (reason !== null) return refused(reason);
  return runStep(session, stepLabel('DELETE', widgetOf(session, first), ids.length), {
    select: nextSelection(session, ids),
    work: (run) => {
      for (const id of ids) run(removeWidget(id));
    },
  });
}

/** Inserts copies with new ids right after their originals and selects the copies. */
export function duplicateSelection(session: EditorSession): CommandOutcome {
  const { store, newId } = session;
  const ids = outermostSelected(session);
  const [first] = ids;
  if (first === undefined) return DONE;
  const reason = duplicateRefusal(session);
  if (reason !== null) return refused(reason);
  const copies = ids.flatMap((id) => {
    const tree = nestFrom(store.reader, id);
    return tree ? [{ original: id, tree: copyWithNewIds(tree, newId) }] : [];
  });
  return runStep(session, stepLabel('DUPLICATE', widgetOf(session, first), ids.length), {
    select: copies.map(({ tree }) => tree.id),
    work: (run) => {
      for (const { original, tree } of copies) {
        const parent = store.node(original)?.parent ?? '';
        run(createWidget({ parent, index: indexOf(store.reader, original) + 1, tree }));
      }
    },
  });
}

type Step = 1 | -1;

/**
 * The selected widgets that can move up or down by one among their siblings. Those at the end can't,
 * nor can a widget leave others in its line.
 */
function movableBy(session: EditorSession, step: Step): readonly NodeId[] {
  const { store } = session;
  const ids = outermostSelected(session).sort(
    (a, b) => (indexOf(store.reader, a) - indexOf(store.reader, b)) * -step,
  );
  const moved = new Set(ids);
  const staysInLine = (id: NodeId, next: NodeId): boolean => {
    const line = lineOf(session, id);
    return line.includes(next) || line.every((each) => moved.has(each));
  };
  const canMove = (id: NodeId): boolean => {
    const siblings = store.node(store.node(id)?.parent ?? '')?.children ?? [];
    const next = siblings[siblings.indexOf(id) + step];
    if (next === undefined) return false;
    return moved.has(next) ? canMove(next) : staysInLine(id, next);
  };
  return ids.filter(canMove);
}

/** Whether there is something before or after the line that a widget shares with others. */
function hasBesideLine(session: EditorSession, id: NodeId, step: Step): boolean {
  const line = lineOf(session, id);
  const siblings = session.store.node(session.store.node(id)?.parent ?? '')?.children ?? [];
  const end = (step === 1 ? line.at(-1) : line[0]) ?? id;
  return line.length > 1 && siblings[siblings.indexOf(end) + step] !== undefined;
}

/** Why the selection can't move up or down among its siblings; null if it can. */
export const stepRefusal = (session: EditorSession, step: Step): Refusal | null => {
  const reason = moveRefusal(session);
  if (reason !== null || movableBy(session, step).length > 0) return reason;
  if (outermostSelected(session).some((id) => hasBesideLine(session, id, step)))
    return step === 1 ? 'lastInLine' : 'firstInLine';
  return step === 1 ? 'atTheEnd' : 'atTheStart';
};

/** Moves each selected widget that can by one among its siblings. */
export function moveAmongSiblings(session: EditorSession, step: Step): CommandOutcome {
  const { store } = session;
  const reason = stepRefusal(session, step);
  if (reason !== null) return refused(reason);
  const movable = movableBy(session, step);
  const [first = ''] = movable;
  const outcome = runStep(session, stepLabel('MOVE', widgetOf(session, first), movable.length), {
    work: (run) => {
      for (const id of movable) {
        const parent = store.node(id)?.parent ?? '';
        run(moveWidget(id, parent, indexOf(store.reader, id) + step));
      }
    },
  });
  // It may have moved past something higher than the window.
  session.ui.setState({ scrollTarget: { id: first } });
  return outcome;
}

import { COLUMN, createWidget, indexOf, moveWidget, type NodeId, ROW } from '@plinth/model';
import type { EditorSession } from '../session/types.ts';
import type { Refusal } from '../steps/refusal.ts';
import { type CommandOutcome, refused, runStep, stepLabel } from '../steps/step.ts';
import { moveRefusal, outermostSelected } from './refusals.ts';
import { treeVerdict } from './rules.ts';

const emptyWidget = (id: NodeId, widget: string) => ({ id, widget, properties: {}, children: [] });

/** A row with one column to wrap widgets in. */
const rowAround = (column: ReturnType<typeof emptyWidget>, id: NodeId) => ({
  ...emptyWidget(id, ROW),
  children: [column],
});

/** Why the selection can't be wrapped in a row; null if it can. */
export function wrapRefusal(session: EditorSession): Refusal | null {
  const { store } = session;
  const moveReason = moveRefusal(session);
  if (moveReason !== null) return moveReason;
  const nodes = outermostSelected(session).flatMap((id) => store.node(id) ?? []);
  const parent = nodes[0]?.parent ?? '';
  if (nodes.some((node) => node.parent !== parent)) return 'notSiblings';
  if (nodes.some(({ widget }) => widget === ROW || widget === COLUMN)) return 'isLayout';
  const verdict = treeVerdict(session, parent, rowAround(emptyWidget('probe1', COLUMN), 'probe2'));
  return verdict.ok ? null : verdict.reason;
}

/** Wraps the selected siblings in a row with one column. */
export function wrapInRow(session: EditorSession): CommandOutcome {
  const { store, newId } = session;
  const reason = wrapRefusal(session);
  if (reason !== null) return refused(reason);
  const ids = outermostSelected(session);
  const [first = ''] = ids;
  const node = store.node(first);
  const parent = node?.parent ?? '';
  const column = emptyWidget(newId(), COLUMN);
  const tree = rowAround(column, newId());
  return runStep(session, stepLabel('WRAP', node?.widget, ids.length), {
    select: ids,
    work: (run) => {
      run(createWidget({ parent, index: indexOf(store.reader, first), tree }));
      ids.forEach((id, index) => {
        run(moveWidget(id, column.id, index));
      });
    },
  });
}

import fc from 'fast-check';
import type { Action } from '../actions/action.ts';
import { createWidget, moveWidget, removeWidget, setProperties } from '../actions/action.ts';
import { applyAction, withChanges } from '../actions/apply.ts';
import type { DocumentNode, FlatDocument, NodeId } from '../tree/node.ts';
import { box, leaf } from './sample-documents.ts';

/** Random numbers that stand for an action on any document, for property tests. */
export type Draw = { kind: number; node: number; position: number; value: number };

export const drawArbitrary: fc.Arbitrary<Draw> = fc.record({
  kind: fc.nat(6),
  node: fc.nat(1000),
  position: fc.nat(1000),
  value: fc.nat(3),
});

const NAMES = ['align', 'html', 'label', 'width'];

const pick = <T>(list: readonly T[], index: number): T | undefined => list[index % list.length];

/** The action that a draw means for these nodes. Some are refused. */
export function actionOf(
  { kind, node, position, value }: Draw,
  nodes: ReadonlyMap<NodeId, DocumentNode>,
  newId: NodeId,
): Action {
  const ids = [...nodes.keys()];
  const id = pick(ids, node) ?? 'root';
  const parent = pick(ids, position) ?? 'root';
  const index = position % ((nodes.get(parent)?.children.length ?? 0) + 1);
  const name = pick(NAMES, position) ?? 'align';
  switch (kind) {
    case 0:
      return createWidget({ parent, index, tree: box(newId, 'row', [leaf(`${newId}x`)]) });
    case 1:
      return removeWidget(id);
    case 2:
    case 3:
      return moveWidget(id, parent, index);
    case 4:
      return setProperties(id, {}, [name]);
    default:
      return setProperties(id, { [name]: { desktop: value } });
  }
}

/** Applies all actions of the draws, skipping those that are refused. */
export const changeAtRandom = (
  document: FlatDocument,
  draws: readonly Draw[],
  name: string,
): FlatDocument =>
  draws.reduce((now, draw, step) => {
    const outcome = applyAction(now, actionOf(draw, now.nodes, `${name}${step}`));
    return outcome.ok ? withChanges(now, outcome.changes) : now;
  }, document);

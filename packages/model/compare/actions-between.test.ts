import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyAction, withChanges } from '../actions/apply.ts';
import { changeAtRandom, drawArbitrary } from '../testing/random-actions.ts';
import { box, leaf, page } from '../testing/sample-documents.ts';
import { flatten, nest } from '../tree/flatten.ts';
import type { FlatDocument } from '../tree/node.ts';
import { actionsBetween } from './actions-between.ts';
import { differences } from './differences.ts';

const replay = (from: FlatDocument, to: FlatDocument) =>
  actionsBetween(from, to).reduce((document, action) => {
    const outcome = applyAction(document, action);
    if (!outcome.ok) throw new Error(outcome.reason);
    return withChanges(document, outcome.changes);
  }, from);

const start = flatten(page(3));
const draws = fc.array(drawArbitrary, { maxLength: 30 });

test('the actions between two states turn one into the other', () => {
  fc.assert(
    fc.property(draws, draws, (first, second) => {
      const from = changeAtRandom(start, first, 'f');
      const to = changeAtRandom(start, second, 's');
      expect(nest(replay(from, to))).toEqual(nest(to));
    }),
  );
});

test('equal documents have no differences and need no actions', () => {
  const same = flatten(page(3));
  expect(actionsBetween(start, same)).toEqual([]);
  const { added, removed, moved, changed } = differences(start, same);
  expect([added.size, removed.size, moved.size, changed.size]).toEqual([0, 0, 0, 0]);
});

test('moving one widget to the end is a single move', () => {
  const of = (...ids: string[]) =>
    flatten(
      box(
        'root',
        'section',
        ids.map((id) => leaf(id)),
      ),
    );
  const [from, to] = [of('a', 'b', 'c', 'd'), of('b', 'c', 'd', 'a')];
  expect(actionsBetween(from, to)).toEqual([
    { type: 'moveWidget', id: 'a', parent: 'root', index: 3 },
  ]);
  expect([...differences(from, to).moved]).toEqual(['a']);
});

test('reports how each widget changed', () => {
  const from = flatten(box('root', 'section', [leaf('a', { width: 1 }), leaf('b'), leaf('c')]));
  const to = flatten(
    box('root', 'section', [leaf('a', { align: 'left' }), box('n', 'row', [leaf('c')])]),
  );
  const { added, removed, moved, changed } = differences(from, to);
  expect([[...added], [...removed], [...moved]]).toEqual([['n'], ['b'], ['c']]);
  expect([...changed]).toEqual([['a', ['align', 'width']]]);
});

test('rebuilds the document if an id became a different kind of widget', () => {
  const from = flatten(box('root', 'section', [leaf('a'), leaf('b')]));
  const to = flatten(box('root', 'section', [box('a', 'row', [leaf('b')])]));
  expect(nest(replay(from, to))).toEqual(nest(to));
});

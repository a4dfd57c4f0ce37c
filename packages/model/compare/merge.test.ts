import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeAtRandom, drawArbitrary } from '../testing/random-actions.ts';
import { box, leaf, page } from '../testing/sample-documents.ts';
import { flatten, nest } from '../tree/flatten.ts';
import type { FlatDocument, WidgetNode } from '../tree/node.ts';
import { sameValue } from '../tree/same-value.ts';
import { differences } from './differences.ts';
import { mergeDocuments } from './merge.ts';

const start = flatten(page(3));
const draws = fc.array(drawArbitrary, { maxLength: 20 });
const section = (...children: WidgetNode[]) => flatten(box('root', 'section', children));
const merged = (base: FlatDocument, mine: FlatDocument, theirs: FlatDocument) => {
  const { document, conflicts } = mergeDocuments({ base, mine, theirs });
  return { tree: nest(document).children, conflicts };
};
const ids = (tree: readonly WidgetNode[]) => tree.map(({ id }) => id);

/** Changes of `chosen` that are missing in `document`. */
const lost = (document: FlatDocument, chosen: FlatDocument) =>
  [...differences(start, chosen).changed].flatMap(([id, names]) => {
    const node = document.nodes.get(id);
    const theirs = chosen.nodes.get(id)?.properties;
    return names.filter((name) => node && !sameValue(node.properties[name], theirs?.[name]));
  });

describe('merging any two states of a document', () => {
  it('returns the changed state if only one changed', () => {
    fc.assert(
      fc.property(draws, (some) => {
        const other = changeAtRandom(start, some, 'x');
        for (const [mine, theirs] of [
          [other, start],
          [start, other],
          [other, other],
        ] as const) {
          const { document, conflicts } = mergeDocuments({ base: start, mine, theirs });
          expect(nest(document)).toEqual(nest(other));
          expect(conflicts).toEqual([]);
        }
      }),
    );
  });

  it('returns a valid document with all changes of the preferred side', () => {
    fc.assert(
      fc.property(draws, draws, fc.constantFrom('mine', 'theirs'), (first, second, side) => {
        const [mine, theirs] = [
          changeAtRandom(start, first, 'm'),
          changeAtRandom(start, second, 't'),
        ];
        const { document } = mergeDocuments({ base: start, mine, theirs, choose: () => side });
        expect(flatten(nest(document))).toEqual(document);
        const chosen = side === 'mine' ? mine : theirs;
        expect(lost(document, chosen)).toEqual([]);
      }),
    );
  });
});

describe('concurrent edits of one document', () => {
  const base = section(leaf('a'), leaf('b'), leaf('c'));

  it('merge changes to different widgets and different properties', () => {
    const mine = section(leaf('a', { html: 'A' }), leaf('b', { width: 1 }), leaf('c'));
    const theirs = section(leaf('a'), leaf('b', { align: 'left' }), leaf('c', { html: 'C' }));
    const { tree, conflicts } = merged(base, mine, theirs);
    expect(conflicts).toEqual([]);
    expect(tree.map(({ properties }) => properties)).toEqual([
      { html: 'A' },
      { align: 'left', width: 1 },
      { html: 'C' },
    ]);
  });

  it('conflict only on the same property', () => {
    const mine = section(leaf('a', { html: 'mine' }), leaf('b'), leaf('c'));
    const theirs = section(leaf('a', { html: 'theirs' }), leaf('b'), leaf('c'));
    const { tree, conflicts } = merged(base, mine, theirs);
    expect(conflicts).toEqual([
      { kind: 'property', id: 'a', property: 'html', mine: 'mine', theirs: 'theirs' },
    ]);
    expect(tree[0]?.properties).toEqual({ html: 'mine' });
    expect(merged(base, mine, mine).conflicts).toEqual([]);
  });

  it('preserve added widgets and their positions', () => {
    const mine = section(leaf('a'), leaf('m'), leaf('b'), leaf('c'), leaf('z'));
    const theirs = section(leaf('t'), leaf('a'), leaf('b'), leaf('u'), leaf('c'));
    expect(ids(merged(base, mine, theirs).tree)).toEqual(['t', 'a', 'm', 'b', 'u', 'c', 'z']);
  });

  it('combine a move with a property change', () => {
    const mine = section(leaf('c'), leaf('a'), leaf('b'));
    const theirs = section(leaf('a'), leaf('b'), leaf('c', { html: 'C' }));
    const { tree, conflicts } = merged(base, mine, theirs);
    expect([ids(tree), conflicts]).toEqual([['c', 'a', 'b'], []]);
    expect(tree[0]?.properties).toEqual({ html: 'C' });
  });

  it('conflict if one side changed what the other removed', () => {
    const inside = (text: WidgetNode) => section(box('r', 'row', [text]), leaf('b'));
    const from = inside(leaf('a'));
    const worked = inside(leaf('a', { html: 'work' }));
    const removed = section(leaf('b'));
    expect(merged(from, worked, removed)).toMatchObject({
      tree: [{ id: 'r', children: [{ id: 'a' }] }, { id: 'b' }],
      conflicts: [{ kind: 'removed', id: 'r', by: 'theirs' }],
    });
    expect(merged(from, removed, worked).conflicts).toMatchObject([{ id: 'r', by: 'mine' }]);
    expect(merged(from, from, removed)).toMatchObject({ tree: [{ id: 'b' }], conflicts: [] });
  });

  it('conflict if one side moved a widget out of what the other removed', () => {
    const from = section(box('r', 'row', [leaf('a')]), leaf('b'));
    const moved = section(box('r', 'row', []), leaf('b'), leaf('a'));
    const { tree, conflicts } = merged(from, moved, section(leaf('b')));
    expect([ids(tree), conflicts]).toEqual([
      ['b', 'a'],
      [{ kind: 'removed', id: 'a', by: 'theirs' }],
    ]);
  });

  it('never nest two widgets in each other', () => {
    const from = section(box('r', 'row', []), box('s', 'row', []));
    const mine = section(box('s', 'row', [box('r', 'row', [])]));
    const theirs = section(box('r', 'row', [box('s', 'row', [])]));
    expect(merged(from, mine, theirs).tree).toEqual([box('r', 'row', [box('s', 'row', [])])]);
  });
});

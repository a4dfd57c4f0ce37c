import { describe, expect, it } from 'vitest';
import { box, leaf, nestedChain, page } from '../testing/sample-documents.ts';
import { flatten, nest, nestFrom, walk } from './flatten.ts';
import { copyWithNewIds } from './new-ids.ts';
import type { WidgetNode } from './node.ts';
import { ancestors, indexOf, isInside, rootOf } from './walk.ts';

describe('flatten and nest', () => {
  it('round-trip a tree', () => {
    const tree = page(3);
    expect(nest(flatten(tree))).toEqual(tree);
  });

  it('preserve parents and order', () => {
    const { nodes } = flatten(box('a', 'section', [leaf('b'), leaf('c')]));
    expect(nodes.get('a')?.children).toEqual(['b', 'c']);
    expect(nodes.get('c')?.parent).toBe('a');
    expect([...nodes.keys()]).toEqual(['a', 'b', 'c']);
  });

  it('sort properties by name, so that equal documents have equal JSON', () => {
    const one = JSON.stringify(nest(flatten(leaf('a', { x: 1, b: 2 }))));
    expect(one).toBe(JSON.stringify(nest(flatten(leaf('a', { b: 2, x: 1 })))));
  });

  it('handle 20,000 widgets and 20,000 levels', () => {
    const wide = page(2000, 2, 4);
    expect(flatten(wide).nodes.size).toBe(22_001);
    expect(nest(flatten(wide))).toEqual(wide);
    const high = nest(flatten(nestedChain(20_000)));
    let levels = 0;
    for (let node: WidgetNode | undefined = high; node; node = node.children[0]) levels++;
    expect(levels).toBe(20_001);
  });

  it('nest a subtree', () => {
    const document = flatten(page(2));
    expect(nestFrom(document, 'r1-0')).toEqual(page(2).children[1]?.children[0]);
    expect(nestFrom(document, 'gone')).toBeUndefined();
  });
});

describe('walking', () => {
  const document = flatten(page(2, 2, 1));

  it('visits descendants in document order', () => {
    expect(walk(document, 'r1').map((node) => node.id)).toEqual([
      'r1',
      'r1-0',
      'r1-0-0',
      'r1-1',
      'r1-1-0',
    ]);
  });

  it('visits ancestors up to the root', () => {
    expect(ancestors(document, 'r1-1-0').map((node) => node.id)).toEqual(['r1-1', 'r1', 'root']);
    expect(ancestors(document, 'root')).toEqual([]);
    expect(rootOf(document, 'r0-0')?.id).toBe('root');
    expect(rootOf(document, 'root')?.id).toBe('root');
  });

  it('detects descendants', () => {
    expect(isInside(document, 'r1-1-0', 'r1')).toBe(true);
    expect(isInside(document, 'r1', 'r1')).toBe(true);
    expect(isInside(document, 'r1', 'r0')).toBe(false);
    expect(isInside(document, 'r1', 'r1-1')).toBe(false);
  });

  it('finds the index among siblings', () => {
    expect(indexOf(document, 'r1')).toBe(1);
    expect(indexOf(document, 'root')).toBe(0);
    expect(indexOf(document, 'gone')).toBe(-1);
  });
});

describe('copyWithNewIds', () => {
  it('gives every node a new id without other changes', () => {
    const tree = page(2);
    let count = 0;
    const copy = copyWithNewIds(tree, () => `new${count++}`);
    const ids = [...flatten(copy).nodes.keys()];
    expect(ids).toHaveLength(flatten(tree).nodes.size);
    expect(ids.every((id) => id.startsWith('new'))).toBe(true);
    const shape = (node: WidgetNode): unknown => [
      node.widget,
      node.properties,
      node.children.map(shape),
    ];
    expect(shape(copy)).toEqual(shape(tree));
  });
});

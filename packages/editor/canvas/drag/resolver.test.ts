import { flatten, type WidgetNode } from '@plinth/model';
import { expect, test } from 'vitest';
import type { Box, Point } from '../../core/geometry/box.ts';
import { contains } from '../../core/geometry/box.ts';
import type { Dragged, DropRules, DropTarget } from '../../core/geometry/drop-target.ts';
import type { Geometry } from './geometry.ts';
import { createResolver } from './resolver.ts';

type Placed = { readonly node: string; readonly box: Box; readonly children?: readonly Placed[] };

const box = (left: number, top: number, right: number, bottom: number): Box => ({
  left,
  top,
  right,
  bottom,
});

/** A content section with two rows: two columns beside each other, and a lone column. */
const layout: Placed = {
  node: 'section',
  box: box(0, 0, 1000, 800),
  children: [
    {
      node: 'row',
      box: box(100, 50, 900, 350),
      children: [
        {
          node: 'column-a',
          box: box(100, 50, 490, 350),
          children: [
            { node: 'text-1', box: box(115, 65, 475, 165) },
            { node: 'text-2', box: box(115, 180, 475, 300) },
          ],
        },
        { node: 'column-b', box: box(510, 50, 900, 350), children: [] },
      ],
    },
    {
      node: 'row-lone',
      box: box(100, 400, 900, 700),
      children: [
        {
          node: 'column-lone',
          box: box(100, 400, 900, 700),
          children: [{ node: 'text-lone', box: box(115, 420, 885, 680) }],
        },
      ],
    },
  ],
};

const widgetOf = (id: string) => id.split('-')[0] ?? '';

const tree = ({ node, children = [] }: Placed): WidgetNode => ({
  id: node,
  widget: widgetOf(node),
  properties: {},
  children: children.map(tree),
});

const all = (placed: Placed): Placed[] => [placed, ...(placed.children ?? []).flatMap(all)];

const geometryOf = (root: Placed): Geometry => {
  const placed = new Map(all(root).map((each) => [each.node, each]));
  return {
    nodeAt: (point) => all(root).findLast((each) => contains(each.box, point))?.node ?? null,
    box: (id) => placed.get(id)?.box ?? null,
    children: (id) =>
      (placed.get(id)?.children ?? []).map((child) => ({ id: child.node, box: child.box })),
    forget: () => undefined,
    scrolled: () => undefined,
  };
};

const holds = ['section', 'row', 'column'];

const rules: DropRules = {
  isContainer: (id) => holds.includes(widgetOf(id)),
  direction: (id) => (widgetOf(id) === 'row' ? 'horizontal' : 'vertical'),
  verdict: (parent, { widget }) => {
    if (widget === 'popup') return { ok: false, reason: 'notAllowedHere' };
    if (widgetOf(parent) === 'row') return { ok: true, wrap: ['column'] };
    return { ok: true, wrap: widgetOf(parent) === 'section' ? ['row', 'column'] : [] };
  },
};

const { resolve } = createResolver({
  document: flatten(tree(layout)),
  geometry: geometryOf(layout),
  roots: ['section'],
  rules,
});

const fresh: Dragged = { widget: 'text', ids: new Set() };

const at = (x: number, y: number, dragged = fresh, last: DropTarget | null = null) =>
  resolve({ x, y }, dragged, last);

const place = (target: DropTarget | null) =>
  target?.kind === 'slot' ? `${target.parent}:${target.index}` : null;

test('every point of the canvas resolves to one slot, beside every widget too', () => {
  const missing: Point[] = [];
  for (let y = -40; y < 900; y += 20) {
    for (let x = -40; x < 1100; x += 20) if (at(x, y)?.kind !== 'slot') missing.push({ x, y });
  }
  expect(missing).toEqual([]);
});

test.each([
  ['before the first', 200, 80, 'column-a:0'],
  ['between two', 200, 172, 'column-a:1'],
  ['after the last', 200, 290, 'column-a:2'],
  ['into an empty column', 700, 200, 'column-b:0'],
  ['between two columns: a column of its own', 500, 200, 'row:1'],
  ['at the rim of a column: beside it', 895, 200, 'row:2'],
  ['between two rows: a row of its own', 500, 375, 'section:1'],
  ['below everything', 500, 790, 'section:2'],
  ['above everything', 500, 5, 'section:0'],
  ['at the left side of a lone column: a column before it', 150, 550, 'row-lone:0'],
  ['at the right side of a lone column: a column after it', 860, 550, 'row-lone:1'],
  ['in the middle of a lone column: above or below', 500, 440, 'column-lone:0'],
])('%s', (_, x, y, expected) => {
  expect(place(at(x, y))).toBe(expected);
});

test('a picture replaces that of an image in its middle, and goes beside it at its edges', () => {
  const image: Placed = { node: 'image', box: box(100, 100, 400, 300) };
  const page: Placed = {
    node: 'section',
    box: box(0, 0, 500, 400),
    children: [{ node: 'column', box: box(50, 50, 450, 350), children: [image] }],
  };
  const { resolve: onPage } = createResolver({
    document: flatten(tree(page)),
    geometry: geometryOf(page),
    roots: ['section'],
    rules,
  });
  const replaced = (x: number, y: number, dragged: Dragged) => {
    const target = onPage({ x, y }, dragged, null);
    return target?.kind === 'slot' ? target.replaces : null;
  };
  const picture: Dragged = { widget: 'image', ids: new Set(), picture: 7 };
  expect(replaced(250, 200, picture)).toBe('image');
  expect(replaced(250, 200, { ...picture, picture: null })).toBe('image');
  expect(replaced(250, 110, picture)).toBeUndefined();
  expect(replaced(110, 200, picture)).toBeUndefined();
  expect(replaced(250, 200, { widget: 'image', ids: new Set() })).toBeUndefined();
});

test('the line of a slot between two widgets lies between them and is as wide as they are', () => {
  const target = at(200, 172);
  expect(target?.kind === 'slot' && target.line).toEqual({
    axis: 'vertical',
    at: 172.5,
    from: 115,
    to: 475,
  });
});

test('the slot holds on until the pointer is 6 px past the boundary', () => {
  const above = at(200, 110);
  expect(place(above)).toBe('column-a:0');
  expect(place(at(200, 119, fresh, above))).toBe('column-a:0');
  expect(place(at(200, 122, fresh, above))).toBe('column-a:1');
  const below = at(200, 122, fresh, above);
  expect(place(at(200, 111, fresh, below))).toBe('column-a:1');
  expect(place(at(200, 108, fresh, below))).toBe('column-a:0');
});

test('the page is asked once what lies under the pointer, however often the slot is in doubt', () => {
  let asked = 0;
  const geometry = geometryOf(layout);
  const counting = createResolver({
    document: flatten(tree(layout)),
    geometry: {
      ...geometry,
      nodeAt: (point) => {
        asked += 1;
        return geometry.nodeAt(point);
      },
    },
    roots: ['section'],
    rules,
  });
  const last = at(200, 100);
  expect(place(counting.resolve({ x: 200, y: 130 }, fresh, last))).toBe('column-a:1');
  expect(asked).toBe(1);
});

test('a widget never lands inside itself; its own place counts without it', () => {
  const row: Dragged = { widget: 'row', ids: new Set(['row']) };
  expect(place(at(700, 200, row))).toBe('section:0');
  const text: Dragged = { widget: 'text', ids: new Set(['text-1']) };
  expect(place(at(200, 290, text))).toBe('column-a:1');
});

test('a refusal names the rule and the place that refuses', () => {
  const target = at(700, 200, { widget: 'popup', ids: new Set() });
  expect(target).toMatchObject({ kind: 'refused', reason: 'notAllowedHere', parent: 'column-b' });
});

test('columns that are stacked in reverse are dropped between as they are seen', () => {
  const reversed: Placed = {
    node: 'section',
    box: box(0, 0, 300, 300),
    children: [
      {
        node: 'row',
        box: box(0, 0, 300, 300),
        children: [
          { node: 'column-1', box: box(0, 200, 300, 300), children: [] },
          { node: 'column-2', box: box(0, 100, 300, 200), children: [] },
          { node: 'column-3', box: box(0, 0, 300, 100), children: [] },
        ],
      },
    ],
  };
  const { resolve: resolveReversed, slots } = createResolver({
    document: flatten(tree(reversed)),
    geometry: geometryOf(reversed),
    roots: ['section'],
    rules,
  });
  const seen = (y: number) => resolveReversed({ x: 150, y }, fresh, null);
  expect(place(seen(20))).toBe('row:3');
  expect(place(seen(101))).toBe('row:2');
  expect(place(seen(199))).toBe('row:1');
  expect(place(seen(280))).toBe('row:0');
  expect(slots.slotAt({ parent: 'row', index: 1, dragged: fresh })).toMatchObject({
    line: { axis: 'vertical', at: 200 },
  });
});

test('where the edges of nested containers meet, each of them has a rim', () => {
  const nested: Placed = {
    node: 'section',
    box: box(0, 0, 600, 400),
    children: [
      {
        node: 'row',
        box: box(0, 0, 600, 400),
        children: [
          {
            node: 'column-1',
            box: box(0, 0, 600, 400),
            children: [
              {
                node: 'row-inner',
                box: box(0, 0, 600, 400),
                children: [{ node: 'column-inner', box: box(0, 0, 600, 400), children: [] }],
              },
            ],
          },
        ],
      },
    ],
  };
  const { resolve: resolveNested } = createResolver({
    document: flatten(tree(nested)),
    geometry: geometryOf(nested),
    roots: ['section'],
    rules,
  });
  const found = (x: number, y: number) => place(resolveNested({ x, y }, fresh, null));
  expect([6, 18, 40].map((y) => found(300, y))).toEqual([
    'section:0',
    'column-1:0',
    'column-inner:0',
  ]);
  expect([6, 18, 40].map((x) => found(x, 200))).toEqual(['row:0', 'row-inner:0', 'column-inner:0']);
});

test('2,000 siblings are split without looking at each of them', () => {
  const children = Array.from({ length: 2000 }, (_, index) => ({
    node: `text-${index}`,
    box: box(0, index * 10, 1000, index * 10 + 10),
  }));
  const many: Placed = { node: 'column-many', box: box(0, 0, 1000, 20_000), children };
  const manyBoxes = new Map(all(many).map((placed) => [placed.node, placed.box]));
  const { resolve: resolveMany } = createResolver({
    document: flatten(tree(many)),
    geometry: {
      nodeAt: ({ y }) => `text-${Math.floor(y / 10)}`,
      box: (id) => manyBoxes.get(id) ?? null,
      children: (id) =>
        id === 'column-many' ? children.map((child) => ({ id: child.node, box: child.box })) : [],
      forget: () => undefined,
      scrolled: () => undefined,
    },
    roots: ['column-many'],
    rules: {
      isContainer: (id) => id === 'column-many',
      direction: () => 'vertical',
      verdict: () => ({ ok: true, wrap: [] }),
    },
  });
  expect(place(resolveMany({ x: 500, y: 15_003 }, fresh, null))).toBe('column-many:1500');
  expect(place(resolveMany({ x: 500, y: 15_008 }, fresh, null))).toBe('column-many:1501');
});

import { flatten } from '@plinth/model';
import { expect, test } from 'vitest';
import type { Dragged } from '../../core/commands/drop-target.ts';
import { createResolver } from './resolver.ts';
import {
  box,
  flattenPlaced,
  newText,
  type Placed,
  resolverFor,
  slotText,
  tree,
} from './testing/placed-tree.ts';

test('a dragged image replaces an image in its middle and is inserted at its edges', () => {
  const image: Placed = { node: 'image', box: box(100, 100, 400, 300) };
  const page: Placed = {
    node: 'section',
    box: box(0, 0, 500, 400),
    children: [{ node: 'column', box: box(50, 50, 450, 350), children: [image] }],
  };
  const { resolve: onPage } = resolverFor(page);
  const replaced = (x: number, y: number, dragged: Dragged) => {
    const target = onPage({ x, y }, dragged, null);
    return target?.kind === 'slot' ? target.replaces : null;
  };
  const picture: Dragged = { widget: 'image', ids: new Set(), image: 7 };
  expect(replaced(250, 200, picture)).toBe('image');
  expect(replaced(250, 200, { ...picture, image: null })).toBe('image');
  expect(replaced(250, 110, picture)).toBeUndefined();
  expect(replaced(110, 200, picture)).toBeUndefined();
  expect(replaced(250, 200, { widget: 'image', ids: new Set() })).toBeUndefined();
});

test('drops between columns stacked in reverse follow the visual order', () => {
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
  const { resolve: resolveReversed, slots } = resolverFor(reversed);
  const seen = (y: number) => resolveReversed({ x: 150, y }, newText, null);
  expect(slotText(seen(20))).toBe('row:3');
  expect(slotText(seen(101))).toBe('row:2');
  expect(slotText(seen(199))).toBe('row:1');
  expect(slotText(seen(280))).toBe('row:0');
  expect(slots.slotAt({ parent: 'row', index: 1, dragged: newText })).toMatchObject({
    line: { axis: 'vertical', at: 200 },
  });
});

test('a dragged column goes beside the column under it, and into it only in its middle', () => {
  const text = (name: string, left: number): Placed => ({
    node: name,
    box: box(left + 10, 20, left + 290, 380),
  });
  const columns: Placed = {
    node: 'section',
    box: box(0, 0, 900, 400),
    children: [
      {
        node: 'row',
        box: box(0, 0, 900, 400),
        children: [0, 300, 600].map((left, at) => ({
          node: `column-${at}`,
          box: box(left, 0, left + 300, 400),
          children: [text(`text-${at}`, left)],
        })),
      },
    ],
  };
  const { resolve: onRow } = resolverFor(columns);
  const third: Dragged = { widget: 'column', ids: new Set(['column-2']) };
  const at = (x: number, dragged = third) => slotText(onRow({ x, y: 200 }, dragged, null));
  expect([at(12), at(70)]).toEqual(['row:0', 'row:0']);
  expect([at(230), at(310), at(370)]).toEqual(['row:1', 'row:1', 'row:1']);
  expect(at(590)).toBe('row:2');
  expect(at(450)).toMatch(/^column-1/);
  expect(at(330, newText)).toMatch(/^column-1/);
});

test('nested containers with coinciding edges each have a rim', () => {
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
  const { resolve: resolveNested } = resolverFor(nested);
  const found = (x: number, y: number) => slotText(resolveNested({ x, y }, newText, null));
  expect([6, 18, 40].map((y) => found(300, y))).toEqual([
    'section:0',
    'column-1:0',
    'column-inner:0',
  ]);
  expect([6, 18, 40].map((x) => found(x, 200))).toEqual(['row:0', 'row-inner:0', 'column-inner:0']);
});

/** A column with a text and two lines of buttons, in a row that is higher. */
const withButtons: Placed = {
  node: 'section',
  box: box(0, 0, 1000, 800),
  children: [
    {
      node: 'row',
      box: box(100, 0, 900, 700),
      children: [
        {
          node: 'column-1',
          box: box(100, 50, 480, 350),
          children: [
            { node: 'text-1', box: box(100, 50, 480, 150) },
            { node: 'button-1', box: box(100, 170, 220, 220) },
            { node: 'button-2', box: box(240, 170, 400, 220) },
            { node: 'button-3', box: box(100, 250, 220, 300) },
            { node: 'button-4', box: box(240, 250, 400, 300) },
          ],
        },
        { node: 'column-2', box: box(520, 50, 900, 650), children: [] },
      ],
    },
  ],
};
const amongButtons = (x: number, y: number, dragged = newText) => {
  const target = resolverFor(withButtons).resolve({ x, y }, dragged, null);
  return target?.kind === 'slot' ? { at: slotText(target), line: target.line } : null;
};
const horizontal = (at: number) => ({ axis: 'vertical', at, from: 100 });

test('a text goes above or below a line of inline buttons, or between two of them', () => {
  expect(amongButtons(300, 340)).toMatchObject({ at: 'column-1:5', line: horizontal(300) });
  expect(amongButtons(150, 305)).toMatchObject({ at: 'column-1:5', line: horizontal(300) });
  expect(amongButtons(300, 165)).toMatchObject({ at: 'column-1:1', line: horizontal(160) });
  expect(amongButtons(300, 228)).toMatchObject({ at: 'column-1:3', line: horizontal(235) });
  expect(amongButtons(300, 245)).toMatchObject({ at: 'column-1:3', line: horizontal(235) });
  expect(amongButtons(200, 200)).toMatchObject({
    at: 'column-1:2',
    line: { axis: 'horizontal', at: 230 },
  });
  expect(amongButtons(390, 200)).toMatchObject({ at: 'column-1:3', line: horizontal(235) });
});

test('a button joins the line of inline buttons at its end', () => {
  const button: Dragged = { widget: 'button', ids: new Set() };
  expect(amongButtons(390, 340, button)).toMatchObject({
    at: 'column-1:5',
    line: { axis: 'horizontal', at: 400 },
  });
});

test('below a column that is lower than its row goes into the column, beside it into the row', () => {
  expect(amongButtons(300, 560)).toMatchObject({ at: 'column-1:5', line: horizontal(300) });
  expect(amongButtons(300, 20)).toMatchObject({ at: 'column-1:0' });
  expect(amongButtons(500, 560)).toMatchObject({ at: 'row:1' });
  expect(amongButtons(105, 560)).toMatchObject({ at: 'row:0' });
});

test('finds a slot among 2,000 siblings without measuring each', () => {
  const children = Array.from({ length: 2000 }, (_, index) => ({
    node: `text-${index}`,
    box: box(0, index * 10, 1000, index * 10 + 10),
  }));
  const many: Placed = { node: 'column-many', box: box(0, 0, 1000, 20_000), children };
  const manyBoxes = new Map(flattenPlaced(many).map((placed) => [placed.node, placed.box]));
  const { resolve: resolveMany } = createResolver({
    document: flatten(tree(many)),
    geometry: {
      nodeAt: ({ y }) => `text-${Math.floor(y / 10)}`,
      box: (id) => manyBoxes.get(id) ?? null,
      children: (id) =>
        id === 'column-many' ? children.map((child) => ({ id: child.node, box: child.box })) : [],
      invalidate: () => undefined,
      applyScroll: () => undefined,
    },
    roots: ['column-many'],
    rules: {
      isContainer: (id) => id === 'column-many',
      isInline: () => false,
      direction: () => 'vertical',
      verdict: () => ({ ok: true, wrap: [] }),
    },
  });
  expect(slotText(resolveMany({ x: 500, y: 15_003 }, newText, null))).toBe('column-many:1500');
  expect(slotText(resolveMany({ x: 500, y: 15_008 }, newText, null))).toBe('column-many:1501');
});

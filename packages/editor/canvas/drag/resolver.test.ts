import { expect, test } from 'vitest';
import type { Dragged, DropTarget } from '../../core/commands/drop-target.ts';
import type { Point } from '../../core/geometry/box.ts';
import {
  box,
  geometryOf,
  newText,
  type Placed,
  resolverFor,
  slotText,
} from './testing/placed-tree.ts';

/** A content section with two rows: one with two columns, one with a lone column. */
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

const { resolve } = resolverFor(layout);

const at = (x: number, y: number, dragged = newText, last: DropTarget | null = null) =>
  resolve({ x, y }, dragged, last);

test('every point of the canvas resolves to a slot, also outside all widgets', () => {
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
  ['near the side of a wide widget in a lone column: above it', 220, 500, 'column-lone:0'],
  ['near the side of a wide widget in a lone column: below it', 780, 600, 'column-lone:1'],
  ['in the middle of a lone column: above or below', 500, 440, 'column-lone:0'],
])('%s', (_, x, y, expected) => {
  expect(slotText(at(x, y))).toBe(expected);
});

test('the drop line between two widgets is centered and as wide as they are', () => {
  const target = at(200, 172);
  expect(target?.kind === 'slot' && target.line).toEqual({
    axis: 'vertical',
    at: 172.5,
    from: 115,
    to: 475,
  });
});

test('the slot changes only when the pointer is 6 px past the boundary', () => {
  const above = at(200, 110);
  expect(slotText(above)).toBe('column-a:0');
  expect(slotText(at(200, 119, newText, above))).toBe('column-a:0');
  expect(slotText(at(200, 122, newText, above))).toBe('column-a:1');
  const below = at(200, 122, newText, above);
  expect(slotText(at(200, 111, newText, below))).toBe('column-a:1');
  expect(slotText(at(200, 108, newText, below))).toBe('column-a:0');
});

test('hit-tests the page once, however many candidates there are', () => {
  let asked = 0;
  const geometry = geometryOf(layout);
  const counting = resolverFor(layout, {
    ...geometry,
    nodeAt: (point) => {
      asked += 1;
      return geometry.nodeAt(point);
    },
  });
  const last = at(200, 100);
  expect(slotText(counting.resolve({ x: 200, y: 130 }, newText, last))).toBe('column-a:1');
  expect(asked).toBe(1);
});

test('never drops a widget into itself, and excludes it from indexes', () => {
  const row: Dragged = { widget: 'row', ids: new Set(['row']) };
  expect(slotText(at(700, 200, row))).toBe('section:0');
  const text: Dragged = { widget: 'text', ids: new Set(['text-1']) };
  expect(slotText(at(200, 290, text))).toBe('column-a:1');
});

test('a refusal has the rule and the container', () => {
  const target = at(700, 200, { widget: 'popup', ids: new Set() });
  expect(target).toMatchObject({ kind: 'refused', reason: 'notAllowedHere', parent: 'column-b' });
});

test('a part of the page with rows moves among parts only, and a row goes anywhere', () => {
  const column = (name: string, top: number) => ({
    node: `column-${name}`,
    box: box(100, top, 900, top + 200),
    children: [{ node: `text-${name}`, box: box(100, top, 900, top + 100) }],
  });
  const part = (name: string, top: number) => ({
    node: `section-${name}`,
    box: box(0, top, 1000, top + 300),
    children: [
      {
        node: `row-${name}`,
        box: box(100, top + 50, 900, top + 250),
        children: [column(name, top + 50)],
      },
    ],
  });
  const page = resolverFor({
    node: 'section',
    box: box(0, 0, 1000, 900),
    children: [part('a', 0), part('b', 300), part('c', 600)],
  });
  const dragged = (id: string) => ({ widget: 'section', ids: new Set([id]) });
  expect(slotText(page.resolve({ x: 500, y: 420 }, dragged('section-c'), null))).toBe('section:1');
  expect(slotText(page.resolve({ x: 500, y: 510 }, dragged('section-c'), null))).toBe('section:2');
  expect(slotText(page.resolve({ x: 500, y: 420 }, dragged('row-c'), null))).toBe('column-b:1');
});

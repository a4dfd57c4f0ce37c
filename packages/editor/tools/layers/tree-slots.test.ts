import { flatten, type WidgetNode } from '@plinth/model';
import { expect, test } from 'vitest';
import { createSlotMaker } from '../../canvas/drag/slot-maker.ts';
import type { Dragged } from '../../core/commands/drop-target.ts';
import { closedRowAt, createTreeSlots, type TreeRow } from './tree-slots.ts';

const node = (id: string, ...children: WidgetNode[]): WidgetNode => ({
  id,
  widget: id.split('-')[0] ?? '',
  properties: {},
  children,
});

const document = flatten(
  node(
    'section',
    node('row-1', node('column-1', node('text-1'), node('text-2')), node('column-2')),
    node('text-3'),
  ),
);
const isContainer = (id: string) => !id.startsWith('text');
const dragged: Dragged = { widget: 'text', ids: new Set() };

const find = createTreeSlots({
  document,
  isContainer,
  slots: createSlotMaker({
    document,
    geometry: {
      nodeAt: () => null,
      box: () => ({ left: 0, top: 0, right: 100, bottom: 100 }),
      children: () => [],
      invalidate: () => undefined,
      applyScroll: () => undefined,
    },
    rules: {
      isContainer,
      isInline: () => false,
      direction: () => 'vertical',
      verdict: (parent) =>
        parent === 'row-1' ? { ok: false, reason: 'notAccepted' } : { ok: true, wrap: [] },
    },
  }),
});

const row = (id: string, level: number, at: number): TreeRow => ({
  id,
  level,
  box: { left: 0, right: 280, top: at * 28, bottom: at * 28 + 28 },
});

const ROWS = [
  row('section', 1, 0),
  row('row-1', 2, 1),
  row('column-1', 3, 2),
  row('text-1', 4, 3),
  row('text-2', 4, 4),
  row('column-2', 3, 5),
  row('text-3', 2, 6),
];

/** The slot below row `at`, `level` steps of 16 px from the left. */
const below = (at: number, level: number): string => {
  const target = find(ROWS, { x: 8 + (level - 1) * 16, y: at * 28 + 26 }, dragged)?.target;
  return target?.kind === 'slot'
    ? `${target.parent}:${target.index}`
    : String(target?.reason ?? 'none');
};

test('there is one slot between siblings at any x position', () => {
  expect([1, 4, 9].map((level) => below(3, level))).toEqual([
    'column-1:1',
    'column-1:1',
    'column-1:1',
  ]);
});

test('below the last row of a branch, the x position sets the depth', () => {
  expect(below(5, 4)).toBe('column-2:0');
  expect(below(5, 2)).toBe('section:1');
});

test('uses the closest depth that accepts the drop', () => {
  expect(below(5, 3)).toBe('section:1');
  expect(below(1, 3)).toBe('notAccepted');
});

test('above all rows is the start of the section, below all rows its end', () => {
  expect(find(ROWS, { x: 0, y: -50 }, dragged)?.target).toMatchObject({
    parent: 'section',
    index: 0,
  });
  expect(find(ROWS, { x: 0, y: 900 }, dragged)?.target).toMatchObject({
    parent: 'section',
    index: 2,
  });
});

test('the drop line starts at the target depth', () => {
  expect(find(ROWS, { x: 60, y: 5 * 28 + 26 }, dragged)?.line).toEqual({
    left: 56,
    right: 280,
    y: 168,
  });
});

test('below an open row is inside it, at the depth of its children, with its row as the parent', () => {
  const open = ROWS.map((each) => ({ ...each, isOpen: each.id === 'column-1' || undefined }));
  for (const x of [8, 40, 200]) {
    const found = find(open, { x, y: 2 * 28 + 27 }, dragged);
    expect(found?.target).toMatchObject({ parent: 'column-1', index: 0 });
    expect(found?.line).toMatchObject({ left: 8 + 3 * 16, y: 84 });
    expect(found?.parent).toEqual(ROWS[2]?.box);
  }
});

test('below a closed row is next to it, whatever the depth', () => {
  const rows = [
    row('section', 1, 0),
    { ...row('row-1', 2, 1), isOpen: false },
    row('text-3', 2, 2),
  ];
  const at = (x: number) => find(rows, { x, y: 28 + 27 }, dragged)?.target;
  expect(at(10)).toMatchObject({ kind: 'slot', parent: 'section', index: 1 });
  expect(at(200)).toEqual(at(10));
});

test('a closed row opens only under a pointer over its middle', () => {
  const rows = [
    row('section', 1, 0),
    { ...row('row-1', 2, 1), isOpen: false },
    row('text-3', 2, 2),
  ];
  const opened = [30, 36, 42, 48, 54].map((y) => closedRowAt(rows, { x: 10, y }));
  expect(opened).toEqual([null, 'row-1', 'row-1', 'row-1', null]);
  expect(closedRowAt(rows, { x: 10, y: 14 })).toBeNull();
});

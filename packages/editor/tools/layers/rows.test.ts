import { flatten, type WidgetNode } from '@plinth/model';
import { expect, test } from 'vitest';
import { rowsOf, withPaths } from './rows.ts';

const node = (id: string, ...children: WidgetNode[]): WidgetNode => ({
  id,
  widget: 'block',
  properties: {},
  children,
});

const document = flatten(
  node('root', node('row', node('left', node('a')), node('right')), node('b')),
);

const shown = (open: string[], isShown?: (id: string) => boolean) =>
  rowsOf({ document, roots: ['root'], isOpen: (id) => open.includes(id), isShown });

test('lists expanded rows with their position among siblings', () => {
  expect(shown(['root', 'row'])).toEqual([
    { id: 'root', level: 1, position: 1, count: 1, isOpen: true },
    { id: 'row', level: 2, position: 1, count: 2, isOpen: true },
    { id: 'left', level: 3, position: 1, count: 2, isOpen: false },
    { id: 'right', level: 3, position: 2, count: 2, isOpen: undefined },
    { id: 'b', level: 2, position: 2, count: 2, isOpen: undefined },
  ]);
});

test('a search keeps matches and their ancestors', () => {
  const found = withPaths(document, (id) => id === 'a');
  const rows = rowsOf({
    document,
    roots: ['root'],
    isOpen: () => true,
    isShown: (id) => found.has(id),
  });
  expect(rows.map(({ id, level, count }) => `${id} ${level} ${count}`)).toEqual([
    'root 1 1',
    'row 2 1',
    'left 3 1',
    'a 4 1',
  ]);
});

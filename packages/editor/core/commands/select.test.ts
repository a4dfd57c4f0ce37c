import { flatten, type WidgetNode } from '@plinth/model';
import { expect, test } from 'vitest';
import { idsBetween } from './select.ts';

const node = (id: string, ...children: WidgetNode[]): WidgetNode => ({
  id,
  widget: 'block',
  properties: {},
  children,
});

const tree = node(
  'root',
  node('row', node('left', node('a'), node('b')), node('right', node('c'), node('d'))),
  node('last'),
);
const document = flatten(tree);
const all = [...document.nodes.keys()];

const between = (from: string, to: string, ids = all) =>
  idsBetween(document, ids, { from, to }).join(' ');

test('among siblings it is all of them from one end to the other, the last pressed at the end', () => {
  expect(between('left', 'right')).toBe('left right');
  expect(between('right', 'left')).toBe('right left');
  expect(between('row', 'last')).toBe('row last');
});

test('across columns it is the widgets, and not the column of which a part is left out', () => {
  expect(between('b', 'c')).toBe('b c');
  expect(between('a', 'd')).toBe('a b c d');
  expect(between('b', 'last')).toBe('b right last');
});

test('what is inside a chosen one comes with it', () => {
  expect(between('row', 'b')).toBe('row');
});

test('a section is never part of a range', () => {
  expect(between('root', 'a')).toBe('a');
});

test('without a beginning that is in sight it is the end alone', () => {
  expect(between('a', 'last', ['root', 'row', 'last'])).toBe('last');
});

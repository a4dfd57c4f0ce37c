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

test('a range among siblings has all of them, with the clicked one last', () => {
  expect(between('left', 'right')).toBe('left right');
  expect(between('right', 'left')).toBe('right left');
  expect(between('row', 'last')).toBe('row last');
});

test('a range across columns has widgets, and no partly covered column', () => {
  expect(between('b', 'c')).toBe('b c');
  expect(between('a', 'd')).toBe('a b c d');
  expect(between('b', 'last')).toBe('b right last');
});

test('a range leaves out descendants of its widgets', () => {
  expect(between('row', 'b')).toBe('row');
});

test('a section is never part of a range', () => {
  expect(between('root', 'a')).toBe('a');
});

test('a range with a hidden start is only its end', () => {
  expect(between('a', 'last', ['root', 'row', 'last'])).toBe('last');
});

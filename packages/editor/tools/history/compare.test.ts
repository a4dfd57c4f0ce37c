import { flatten, nestFrom, type WidgetNode } from '@plinth/model';
import { expect, test } from 'vitest';
import {
  compareSections,
  sectionsWithRow,
  sectionWithBoth,
  withRestoredSections,
} from './compare.ts';
import { changedSections } from './difference-list.ts';

const node = (id: string, ...children: WidgetNode[]): WidgetNode => ({
  id,
  widget: 'block',
  properties: {},
  children,
});

const said = (id: string, html: string): WidgetNode => ({ ...node(id), properties: { html } });

const compare = (then: WidgetNode, now: WidgetNode) => compareSections(flatten(then), flatten(now));

const section = { name: 'content', id: 1, label: '', usedOn: 1, root: 'root' } as const;

let made = 0;
const session = { newId: () => `new${made++}` };

const row = (comparison: ReturnType<typeof compare>, id: string) =>
  nestFrom(sectionsWithRow(comparison, session, { root: 'root', id }), 'root');

test('restores a single row that was changed, deleted, or added', () => {
  const then = node(
    'root',
    node('r1', said('a', 'then')),
    node('r2'),
    node('r3', said('c', 'then')),
  );
  const now = node('root', node('r1', said('a', 'now')), node('r3', said('c', 'now')), node('r4'));
  const both = compare(then, now);
  const [r1, , r4] = now.children;
  expect(row(both, 'r3')).toEqual(
    node('root', r1 ?? node(''), node('r3', said('c', 'then')), r4 ?? node('')),
  );
  expect(row(both, 'r2')?.children.map(({ id }) => id)).toEqual(['r1', 'r2', 'r3', 'r4']);
  expect(row(both, 'r4')?.children.map(({ id }) => id)).toEqual(['r1', 'r3']);
});

test('a widget moved out of the row stays, and the row gets a copy', () => {
  const then = node('root', node('r1', said('a', 'then')), node('r2'));
  const now = node('root', node('r1'), node('r2', said('a', 'now')));
  const result = row(compare(then, now), 'r1');
  expect(result?.children[1]).toEqual(node('r2', said('a', 'now')));
  expect(result?.children[0]?.children).toMatchObject([{ properties: { html: 'then' } }]);
  expect(result?.children[0]?.children[0]?.id).not.toBe('a');
});

test('restores a whole section and leaves the others', () => {
  const both = compare(node('root', said('a', 'then')), node('root', said('a', 'now'), node('b')));
  const page = withRestoredSections(both, [section], ['root']);
  expect(nestFrom(page, 'root')).toEqual(node('root', said('a', 'then')));
  expect(nestFrom(withRestoredSections(both, [section], []), 'root')?.children).toHaveLength(2);
});

test('shows the earlier page with added widgets at their positions', () => {
  const then = node('root', said('a', 'then'), node('gone'));
  const now = node('root', node('new'), said('a', 'now'));
  expect(sectionWithBoth(compare(then, now), 'root')).toEqual(
    node('root', node('new'), said('a', 'then'), node('gone')),
  );
});

test('lists differences by row, without children of added or removed widgets', () => {
  const then = node('root', node('r1', said('a', 'then')), node('gone', node('in')));
  const now = node('root', node('r1', said('a', 'now'), node('x', node('y'))));
  const [found] = changedSections(compare(then, now), [section]);
  expect(
    found?.rows.map(({ id, changes }) => [id, changes.map((one) => [one.id, one.kind])]),
  ).toEqual([
    [
      'r1',
      [
        ['a', 'changed'],
        ['x', 'added'],
      ],
    ],
    ['gone', [['gone', 'removed']]],
  ]);
});

import type { WidgetNode } from '@plinth/model';
import { expect, test } from 'vitest';
import { type Renamed, withoutClashes, withStoredIds } from './unique-ids.ts';

const node = (id: string, ...children: WidgetNode[]): WidgetNode => ({
  id,
  widget: 'block',
  properties: {},
  children,
});

function opened(tree: WidgetNode, taken: string[]) {
  const renamed: Renamed = new Map();
  const shown = withoutClashes(tree, new Set(taken), renamed);
  return { shown, renamed };
}

test('only ids that another section has are changed, and they are stored as they were', () => {
  const tree = node('root', node('w1', node('w2')), node('w3'));
  const { shown, renamed } = opened(tree, ['w1', 'other']);
  expect(shown).toEqual(node('root', node('w1-2', node('w2')), node('w3')));
  expect(withStoredIds(shown, renamed)).toEqual(tree);
});

test('a widget that moved to a section where its old id is taken keeps the new one', () => {
  const { renamed } = opened(node('root', node('w1')), ['w1']);
  const header = node('head', node('w1'), node('w1-2'));
  expect(withStoredIds(header, renamed)).toEqual(header);
});

test('the same documents get the same ids, and one that comes later keeps those of the first', () => {
  const first = opened(node('root', node('w1'), node('w1-2')), ['w1']);
  expect(first.shown).toEqual(node('root', node('w1-3'), node('w1-2')));
  const later = node('root', node('w2'), node('w1'));
  expect(withoutClashes(later, new Set(['w2']), first.renamed)).toEqual(
    node('root', node('w2-2'), node('w1-3')),
  );
});

import type { WidgetNode } from '@plinth/model';
import { expect, test } from 'vitest';
import { type RenamedIds, withStoredIds, withUniqueIds } from './unique-ids.ts';

const node = (id: string, ...children: WidgetNode[]): WidgetNode => ({
  id,
  widget: 'block',
  properties: {},
  children,
});

function opened(tree: WidgetNode, taken: string[]) {
  const renamed: RenamedIds = new Map();
  const shown = withUniqueIds(tree, new Set(taken), renamed);
  return { shown, renamed };
}

test('renames only ids used by another section, and stores the original ones', () => {
  const tree = node('root', node('w1', node('w2')), node('w3'));
  const { shown, renamed } = opened(tree, ['w1', 'other']);
  expect(shown).toEqual(node('root', node('w1-2', node('w2')), node('w3')));
  expect(withStoredIds(shown, renamed)).toEqual(tree);
});

test('a widget moved to a section that uses its old id keeps the new one', () => {
  const { renamed } = opened(node('root', node('w1')), ['w1']);
  const header = node('head', node('w1'), node('w1-2'));
  expect(withStoredIds(header, renamed)).toEqual(header);
});

test('ids are deterministic and stable when a document is reloaded', () => {
  const first = opened(node('root', node('w1'), node('w1-2')), ['w1']);
  expect(first.shown).toEqual(node('root', node('w1-3'), node('w1-2')));
  const later = node('root', node('w2'), node('w1'));
  expect(withUniqueIds(later, new Set(['w2']), first.renamed)).toEqual(
    node('root', node('w2-2'), node('w1-3')),
  );
});

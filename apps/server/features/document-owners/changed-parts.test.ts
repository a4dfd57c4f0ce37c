import type { WidgetNode } from '@plinth/model';
import { expect, test } from 'vitest';
import { changedParts } from './changed-parts.ts';

const node = (id: string, children: WidgetNode[] = [], properties = {}): WidgetNode => ({
  ...{ id, widget: id.split('-')[0] ?? '', properties, children },
});
const page = (...children: WidgetNode[]) => node('section-1', children);
const hero = (text: string) =>
  node('block-hero', [node('row-1', [node('text-1', [], { html: text })])], { layer_name: 'Hero' });

test('a change is told by the part of the page that it is in', () => {
  const before = page(hero('One'), node('row-2'));
  expect(changedParts(before, page(hero('Two'), node('row-2')))).toEqual([
    { widget: 'block', name: 'Hero' },
  ]);
  expect(changedParts(before, page(hero('One')))).toContainEqual({ widget: 'row', name: null });
  expect(changedParts(before, before)).toEqual([]);
});

test('a part counts once, whatever changed in it', () => {
  const before = page(node('row-1', [node('text-1'), node('text-2')]));
  const after = page(node('row-1', [node('text-3'), node('text-2', [], { html: 'x' })]));
  expect(changedParts(before, after)).toEqual([{ widget: 'row', name: null }]);
});

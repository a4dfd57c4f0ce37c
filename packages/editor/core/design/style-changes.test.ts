import type { WidgetNode } from '@plinth/model';
import { expect, test } from 'vitest';
import { countChanges } from './style-changes.ts';

const widget = (
  id: string,
  name: string,
  parts: Omit<WidgetNode, 'id' | 'widget'>,
): WidgetNode => ({
  ...{ id, widget: name },
  ...parts,
});
const image = (properties: WidgetNode['properties']): WidgetNode =>
  widget(JSON.stringify(properties), 'image', { properties, children: [] });
const block = widget('band', 'block', {
  properties: { background: { color: 'surface' } },
  children: [image({ ratio: '4/3', preset: 'zoom' }), image({ border: { radius: 8, width: 1 } })],
});

test('a widget as it came with its block has no changes', () => {
  expect(countChanges(image({ ratio: '4/3' }), block)).toBe(0);
  expect(countChanges(block, block)).toBe(0);
  expect(countChanges(image({ border: { width: 1, radius: 8 } }), block)).toBe(0);
});

test('values that the owner set count, each for itself', () => {
  expect(countChanges(image({ ratio: '1/1' }), block)).toBe(1);
  expect(countChanges(image({ ratio: '4/3', border: { radius: 20, width: 1 } }), block)).toBe(1);
  expect(countChanges(widget('other', 'button', block), block)).toBe(0);
});

test('a widget of no block has all values from its owner', () => {
  expect(countChanges(image({ ratio: '4/3', opacity: 80 }), null)).toBe(2);
  expect(countChanges(image({ preset: 'zoom', alt: 'A boat' }), null)).toBe(0);
});

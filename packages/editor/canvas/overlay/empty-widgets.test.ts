import { widgetDefinition } from '@plinth/widgets';
import { expect, test } from 'vitest';
import { isEmptyWidget, itemList } from './empty-widgets.ts';

const lacks = (widget: string, ...children: string[]) =>
  isEmptyWidget({ widget, properties: {}, children }, widgetDefinition);

test('an accordion without items and an item without content are empty', () => {
  expect(itemList('accordion')?.item).toBe('accordion_item');
  expect(lacks('accordion')).toBe(true);
  expect(lacks('accordion', 'first')).toBe(false);
  expect(itemList('accordion_item')).toBeNull();
  expect(lacks('accordion_item')).toBe(true);
});

test('an image and a column without content are empty, a divider is not', () => {
  expect(['image', 'column', 'divider'].map((widget) => lacks(widget))).toEqual([
    true,
    true,
    false,
  ]);
});

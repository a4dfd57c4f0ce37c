import { widgetDefinition } from '@plinth/widgets';
import { expect, test } from 'vitest';
import { isEmptyWidget, itemWidget } from './empty-widgets.ts';

const lacks = (widget: string, ...children: string[]) =>
  isEmptyWidget({ widget, properties: {}, children }, widgetDefinition);

test('an accordion without items asks for one; its items list each other and ask for content', () => {
  expect(itemWidget('accordion')).toBe('accordion_item');
  expect(lacks('accordion')).toBe(true);
  expect(lacks('accordion', 'first')).toBe(false);
  expect(itemWidget('accordion_item')).toBeNull();
  expect(lacks('accordion_item')).toBe(true);
});

test('an image asks for a picture, a column for content, and a divider for nothing', () => {
  expect(['image', 'column', 'divider'].map((widget) => lacks(widget))).toEqual([
    true,
    true,
    false,
  ]);
});

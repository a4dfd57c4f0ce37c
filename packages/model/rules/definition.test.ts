import { expect, test } from 'vitest';
import { compareWidgets, WIDGET_CATEGORIES, type WidgetCategory } from './definition.ts';

test('widgets are sorted by category, and by their order, which is 100 by default', () => {
  const widget = (name: string, category: WidgetCategory, order?: number) => ({
    ...{ name, category, allowed: true as const },
    ...(order !== undefined && { order }),
  });
  const widgets = [
    widget('late', 'basic', 101),
    widget('other', 'basic'),
    widget('first', 'basic', 99),
    widget('far', 'more', 1),
  ];
  const names = widgets.sort(compareWidgets).map(({ name }) => name);
  expect(names).toEqual(['first', 'other', 'late', 'far']);
});

test('the categories of widgets have a fixed order', () => {
  expect(WIDGET_CATEGORIES).toEqual({
    ...{ structure: 5, basic: 10, galleries: 15, social: 20, media: 23, blog: 25, more: 30 },
  });
});

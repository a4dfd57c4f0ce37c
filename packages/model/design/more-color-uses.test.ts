import { expect, test } from 'vitest';
import { moreColorUses, withoutColorClasses } from './more-color-uses.ts';

test('finds custom colors as values and as classes, but not in words', () => {
  const properties = {
    color: 'color_custom2',
    items: [{ color: 'primary' }, { color: 'color_custom11' }],
    html: '<p>color_custom5 <b class="moto-color_custom1 moto-bg-color_custom3">A</b></p>',
    note: 'As in color_custom4',
  };
  expect(moreColorUses(properties, 'properties')).toEqual([
    { number: 2, path: 'properties.color' },
    { number: 11, path: 'properties.items.1.color' },
    { number: 1, path: 'properties.html' },
    { number: 3, path: 'properties.html' },
  ]);
});

test('leaves classes of other colors in rich text', () => {
  const html =
    '<p class="moto-color_custom3">A <b class="moto-bg-color_custom2 moto-color2">B</b></p>';
  expect(withoutColorClasses(html, (number) => number > 1)).toBe(
    '<p>A <b class="moto-color2">B</b></p>',
  );
  expect(withoutColorClasses(html, () => false)).toBe(html);
});

test('leaves words that look like a class', () => {
  const html = '<p>Write class="moto-color_custom3" <b class="moto-color_custom3">B</b></p>';
  expect(withoutColorClasses(html, () => true)).toBe(
    '<p>Write class="moto-color_custom3" <b>B</b></p>',
  );
  expect(moreColorUses(html, 'html')).toEqual([{ number: 3, path: 'html' }]);
});

import { expect, test } from 'vitest';
import { renderView } from '../kit/testing/render-view.tsx';
import { schema } from './schema.ts';
import { classes, style } from './style.ts';
import { View } from './view.tsx';

const shown = (properties: object, language = 'en') =>
  renderView({ schema, View, properties: { ...properties }, site: { language } });

test('fills a bar to its value, and says label and value in the language of the page', () => {
  const html = shown({ items: [{ label: 'Planning', value: 75 }] }, 'de');
  expect(html).toContain('<span class="moto-bar-value">75\u00a0%</span>');
  expect(html).toContain('style="--moto-bar-size:75%"');
  expect(html).toContain(
    '<meter min="0" max="100" value="75" aria-label="Planning">75\u00a0%</meter>',
  );
});

test('a bar without a label is named by its value', () => {
  expect(shown({ items: [{ value: 40 }] })).toContain('aria-label="40%"');
});

test('shows no hidden bars, and no values if they are off', () => {
  const html = shown({
    items: [{ label: 'One' }, { label: 'Two', is_hidden: true }],
    has_values: false,
  });
  expect(html).toContain('One');
  expect(html).not.toContain('Two');
  expect(html).not.toContain('moto-bar-value');
  expect(shown({ items: [{ is_hidden: true }] })).toBe('<div class="root"></div>');
});

test('holds at most 30 bars of 0 to 100 percent', () => {
  const accepts = (items: readonly object[]) => schema.properties.safeParse({ items }).success;
  expect(accepts(Array.from({ length: 30 }, () => ({})))).toBe(true);
  expect(accepts(Array.from({ length: 31 }, () => ({})))).toBe(false);
  for (const value of [-1, 101, 50.5, '50']) expect(accepts([{ value }])).toBe(false);
});

test('a bar can have its own colors', () => {
  expect(shown({ items: [{ bar_color: 'accent' }, {}] })).toMatch(
    /<li style="--moto-bar:var\(--moto-accent\)">.*<li>/,
  );
});

test('styles normal and hovered bars', () => {
  const rules = style(
    schema.properties.parse({ height: 8, bar_color: 'accent', hover: { bar_color: 'primary' } }),
  );
  expect(rules).toEqual([
    { part: '>.moto-bars', declarations: { '--moto-bar-height': '8px' } },
    { part: '>*>*', declarations: { '--moto-bar': 'var(--moto-accent)' } },
    { part: '>*>*', state: 'hover', declarations: { '--moto-bar': 'var(--moto-primary)' } },
  ]);
});

test('grows unless it is told not to', () => {
  expect(classes(schema.properties.parse({}))).toEqual(['moto-bars-growing']);
  expect(classes(schema.properties.parse({ is_animated: false, has_round_end: false }))).toEqual([
    'moto-bars-flat',
  ]);
  expect(shown({ items: [{}] })).toContain('data-completion-bars=""');
  expect(shown({ items: [{}], is_animated: false })).not.toContain('data-completion-bars');
});

import { expect, test } from 'vitest';
import { renderView } from '../kit/testing/render-view.tsx';
import { schema } from './schema.ts';
import { classes } from './style.ts';
import { View } from './view.tsx';

test.each([
  ['header', '<header id="section-header" class="root"></header>'],
  ['content', '<main id="section-content" tabindex="-1" class="root"></main>'],
  ['footer', '<footer id="section-footer" class="root"></footer>'],
  ['popup', '<div class="root"></div>'],
] as const)('is the landmark of a %s', (scope, expected) => {
  expect(renderView({ schema, View, scope })).toBe(expected);
});

test('is sticky only if enabled', () => {
  const sticky = (value: object) => classes(schema.properties.parse({ sticky: value }));
  expect(sticky({ mode: 'static' })).toEqual([]);
  expect(sticky({ is_on: true })).toEqual(['moto-sticky', 'moto-sticky-dynamic']);
  expect(sticky({ is_on: true, mode: 'small_height', direction: 'bottom' })).toEqual([
    'moto-sticky',
    'moto-sticky-small-height',
    'moto-sticky-bottom',
  ]);
});

test('a sticky footer can be hidden until visitors scroll', () => {
  const properties = { sticky: { is_on: true, direction: 'bottom', is_hidden_initially: true } };
  const html = renderView({ schema, View, scope: 'footer', properties });
  expect(html).toContain('<footer id="section-footer" class="root" data-scroll-effect="hidden">');
  expect(classes(schema.properties.parse(properties))).toEqual(
    expect.arrayContaining(['moto-sticky', 'moto-sticky-bottom', 'moto-sticky-hidden']),
  );
});

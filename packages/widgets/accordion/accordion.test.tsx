import { expect, test } from 'vitest';
import { renderView } from '../kit/testing/render-view.tsx';
import { inspector } from './inspector.ts';
import { schema } from './schema.ts';
import { style } from './style.ts';
import { View } from './view.tsx';

const rulesOf = (properties: object) => style(schema.properties.parse(properties));

test('contains only items, and at most 50', () => {
  expect(renderView({ schema, View })).toBe('<div class="root"></div>');
  expect(schema.children).toEqual({ accepts: ['accordion_item'], max: 50 });
});

test('starts with one open item of three', () => {
  const items = inspector.template.children ?? [];
  expect(items.map(({ properties }) => properties.is_open === true)).toEqual([true, false, false]);
});

test('styles closed, open, and hovered titles separately', () => {
  const rules = rulesOf({
    background_color: 'primary',
    open: { background_color: 'inv' },
    hover: { background_color: 'surface' },
  });
  expect(rules.map(({ part, state }) => [part, state])).toEqual([
    ['>*>summary', undefined],
    ['>[open]>summary', undefined],
    ['>*>summary', 'hover'],
  ]);
});

test('shows a different marker for open items, on the selected side', () => {
  expect(rulesOf({ marker: 'plus', marker_position: 'right' })).toEqual([
    {
      part: '>*>summary>.moto-accordion-marker',
      declarations: {
        '--moto-marker': 'var(--moto-shape-plus)',
        '--moto-marker-open': 'var(--moto-shape-minus)',
        display: 'block',
        order: '1',
      },
    },
  ]);
});

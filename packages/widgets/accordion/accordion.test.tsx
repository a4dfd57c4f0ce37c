import { expect, test } from 'vitest';
import { findProblems } from '../kit/testing/find-problems.ts';
import { renderView } from '../kit/testing/render-view.tsx';
import { checks } from './checks.ts';
import { inspector } from './inspector.ts';
import { schema } from './schema.ts';
import { style } from './style.ts';
import { View } from './view.tsx';

const rulesOf = (properties: object) => style(schema.properties.parse(properties));

test('contains only items, from 1 to 50', () => {
  expect(renderView({ schema, View })).toBe('<div class="root"></div>');
  expect(schema.children).toEqual({ accepts: ['accordion_item'], min: 1, max: 50 });
});

test('an accordion without items is a problem', () => {
  expect(findProblems({ schema, checks })).toEqual(['EMPTY']);
  expect(findProblems({ schema, checks, facts: { childCount: 1 } })).toEqual([]);
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

test('styles the border of open items, below that of hovered ones', () => {
  const rules = rulesOf({ open: { border_color: 'accent' }, hover: { border_color: 'primary' } });
  expect(rules).toEqual([
    { part: '>[open]', declarations: { 'border-color': 'var(--moto-accent)' } },
    { part: '>*', state: 'hover', declarations: { 'border-color': 'var(--moto-primary)' } },
  ]);
});

test('titles and content each have a font, and content a border below the title', () => {
  const rules = rulesOf({
    font_size: 20,
    content: { font_size: 14, letter_case: 'uppercase', line: { width: 2, color: 'accent' } },
  });
  const font = {
    'font-size': '14px',
    'text-transform': 'uppercase',
    'letter-spacing': '.06em',
  };
  expect(rules).toEqual([
    { part: '>*>summary>*', declarations: { 'font-size': '20px' } },
    {
      part: '>*>.moto-accordion-content',
      declarations: {
        'border-style': 'solid',
        'border-width': '0',
        'border-top-width': '2px',
        'border-color': 'var(--moto-accent)',
      },
    },
    { part: '>*>.moto-accordion-content>*', declarations: font },
    { part: '>*>.moto-accordion-content .moto-text_normal', declarations: font },
  ]);
});

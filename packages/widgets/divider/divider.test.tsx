import { expect, test } from 'vitest';
import { renderView } from '../kit/testing/render-view.tsx';
import { schema } from './schema.ts';
import { style } from './style.ts';
import { View } from './view.tsx';

const rules = (properties: object) => style(schema.properties.parse(properties));

test('is a rule with an orientation', () => {
  expect(renderView({ schema, View })).toBe('<div class="root"><hr/></div>');
  expect(renderView({ schema, View, properties: { orientation: 'vertical' } })).toBe(
    '<div class="root"><hr aria-orientation="vertical"/></div>',
  );
});

test('has a width if horizontal and a height if vertical', () => {
  const sizes = { width: '50%', height: 40 };
  expect(rules(sizes)).toEqual([{ part: '>hr', declarations: { width: '50%' } }]);
  expect(rules({ ...sizes, orientation: 'vertical' })).toEqual([
    { part: '>hr', declarations: { height: '40px' } },
  ]);
});

test('styles the line from preset or properties', () => {
  expect(rules({ line_width: 3, line_style: 'dashed', line_color: 'accent' })).toEqual([
    {
      declarations: {
        '--moto-line-width': '3px',
        '--moto-line-style': 'dashed',
        '--moto-line-color': 'var(--moto-accent)',
      },
    },
  ]);
});

import { expect, test } from 'vitest';
import { renderView } from '../kit/testing/render-view.tsx';
import { schema } from './schema.ts';
import { style } from './style.ts';
import { View } from './view.tsx';

test('is one empty element', () => {
  expect(renderView({ schema, View })).toBe('<div class="root"></div>');
});

test('has a rule only for a non-default height', () => {
  const rules = (height: unknown) => style(schema.properties.parse({ height }));
  expect(rules(10)).toEqual([]);
  expect(rules({ desktop: 40, mobile_h: 0 })).toEqual([
    { declarations: { height: '40px' } },
    { device: 'mobile_h', declarations: { height: '0' } },
  ]);
});

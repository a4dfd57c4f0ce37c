import { expect, test } from 'vitest';
import { presetGround } from './preset-ground.ts';

const colors = { shown: (color: string) => `<${color}>`, usual: 'primary' };

test('a preset with a gradient shows the gradient', () => {
  const background = { color: 'bg', gradient: { angle: 45, from: 'color1', to: '#7a2048' } };
  expect(presetGround({ background }, colors)).toBe('linear-gradient(45deg,<color1>,<#7a2048>)');
});

test('others show their color, or that of the widget', () => {
  expect(presetGround({ background_color: 'accent' }, colors)).toBe('<accent>');
  expect(presetGround({ background: { color: 'surface' } }, colors)).toBe('<surface>');
  expect(presetGround({}, colors)).toBe('<primary>');
});

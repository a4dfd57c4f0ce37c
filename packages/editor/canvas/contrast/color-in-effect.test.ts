// @vitest-environment happy-dom
import { colorRoles, DEFAULT_COLORS } from '@plinth/model';
import { expect, test } from 'vitest';
import { colorInEffect } from './color-in-effect.ts';

function words(color: string): HTMLElement {
  const element = document.createElement('p');
  element.style.color = color;
  document.body.append(element);
  return element;
}

test('a text has a color of the theme by its role, and any other as hex', () => {
  expect(colorRoles(DEFAULT_COLORS).primary).toBe('color1');
  expect(colorInEffect(DEFAULT_COLORS, words('rgb(11, 110, 127)'))).toBe('primary');
  expect(colorInEffect(DEFAULT_COLORS, words('rgb(1, 2, 3)'))).toBe('#010203');
  expect(colorInEffect(DEFAULT_COLORS, words('rgba(1, 2, 3, 0.5)'))).toBe('#01020380');
  expect(colorInEffect(DEFAULT_COLORS, null)).toBeNull();
});

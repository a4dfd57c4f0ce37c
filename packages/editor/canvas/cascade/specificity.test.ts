import { expect, test } from 'vitest';
import { specificity } from './specificity.ts';

test.each([
  ['.moto-button', 100],
  ['a', 1],
  [':where(h1)', 0],
  [':where(:is(h4,h5,h6))', 0],
  ['.moto-widget-image picture::after', 102],
  ['.moto-button:hover .moto-icon', 300],
  ['.moto-widget-button.moto-preset-round > .moto-button', 300],
  ['[data-state] > *', 100],
])('%s', (selector, expected) => {
  expect(specificity(selector)).toBe(expected);
});

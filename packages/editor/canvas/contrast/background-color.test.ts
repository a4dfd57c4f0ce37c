import { expect, test } from 'vitest';
import { flattenLayers } from './background-color.ts';
import { hexOf } from './css-color.ts';

test('parses computed colors in every notation browsers use', () => {
  expect(hexOf('rgb(11, 110, 127)')).toBe('#0b6e7fff');
  expect(hexOf('rgba(0, 0, 0, 0)')).toBe('#00000000');
  expect(hexOf('rgb(255 255 255 / 50%)')).toBe('#ffffff80');
  expect(hexOf('color(srgb 1 0.5 0)')).toBe('#ff8000ff');
  expect(hexOf('color(srgb 0 0 0 / 0.5)')).toBe('#00000080');
  expect(hexOf('color(display-p3 1 0 0)')).toBeNull();
});

test('blends transparent layers with what is behind them', () => {
  expect(flattenLayers([])).toBe('#ffffff');
  expect(flattenLayers(['#00000080', '#ffffffff'])).toBe('#7f7f7f');
  expect(flattenLayers(['#102030ff'])).toBe('#102030');
});

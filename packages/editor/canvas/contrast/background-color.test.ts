import { expect, test } from 'vitest';
import { flattenLayers, hexOf } from './background-color.ts';

test('computed colours are read in every way a browser writes them', () => {
  expect(hexOf('rgb(11, 110, 127)')).toBe('#0b6e7fff');
  expect(hexOf('rgba(0, 0, 0, 0)')).toBe('#00000000');
  expect(hexOf('rgb(255 255 255 / 50%)')).toBe('#ffffff80');
  expect(hexOf('color(display-p3 1 0 0)')).toBeNull();
});

test('what shines through is mixed with what is behind it', () => {
  expect(flattenLayers([])).toBe('#ffffff');
  expect(flattenLayers(['#00000080', '#ffffffff'])).toBe('#7f7f7f');
  expect(flattenLayers(['#102030ff'])).toBe('#102030');
});

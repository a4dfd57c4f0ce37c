import { expect, test } from 'vitest';
import { PANEL_WIDTH, widthByKey, withinBounds } from './panel-width.ts';

test('the width stays within its limits', () => {
  expect(withinBounds(10)).toBe(PANEL_WIDTH.least);
  expect(withinBounds(300.4)).toBe(300);
  expect(withinBounds(9999)).toBe(PANEL_WIDTH.most);
});

test('arrow keys resize in steps up to the limits; Home and End jump to them', () => {
  expect(widthByKey('ArrowRight', 280)).toBe(296);
  expect(widthByKey('ArrowLeft', 280)).toBe(264);
  expect(widthByKey('ArrowLeft', PANEL_WIDTH.least)).toBe(PANEL_WIDTH.least);
  expect(widthByKey('Home', 300)).toBe(PANEL_WIDTH.least);
  expect(widthByKey('End', 300)).toBe(PANEL_WIDTH.most);
  expect(widthByKey('a', 300)).toBeNull();
});

import { expect, test } from 'vitest';
import { PANEL_WIDTH, widthByKey, withinBounds } from './panel-width.ts';

test('the panel stays between its bounds', () => {
  expect(withinBounds(10)).toBe(PANEL_WIDTH.least);
  expect(withinBounds(300.4)).toBe(300);
  expect(withinBounds(9999)).toBe(PANEL_WIDTH.most);
});

test('arrows go step by step as far as the bounds, Home and End at once', () => {
  expect(widthByKey('ArrowRight', 280)).toBe(296);
  expect(widthByKey('ArrowLeft', 280)).toBe(264);
  expect(widthByKey('ArrowLeft', PANEL_WIDTH.least)).toBe(PANEL_WIDTH.least);
  expect(widthByKey('Home', 300)).toBe(PANEL_WIDTH.least);
  expect(widthByKey('End', 300)).toBe(PANEL_WIDTH.most);
  expect(widthByKey('a', 300)).toBeNull();
});

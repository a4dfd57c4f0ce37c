import { expect, test } from 'vitest';
import { markPlace } from './mark-place.ts';

const stage = { width: 800, height: 600 };
const box = { left: 100, top: 200, right: 300, bottom: 260 };
const around = { stage, selected: null, isSelected: false };

test('a mark is above its widget, or below it at the upper edge', () => {
  expect(markPlace(box, around)).toEqual({ x: 276, y: 176 });
  expect(markPlace({ ...box, top: 0 }, around)).toEqual({ x: 276, y: 260 });
});

test('the mark of the selected widget is below it, away from the toolbar', () => {
  const selected = { stage, selected: box, isSelected: true };
  expect(markPlace(box, selected)).toEqual({ x: 276, y: 260 });
});

test('the mark of a widget as high as the page is next to it', () => {
  expect(markPlace({ ...box, top: -10, bottom: 700 }, around)).toEqual({ x: 304, y: 0 });
});

test('a mark isn’t shown over the selected widget', () => {
  const above = { left: 100, top: 100, right: 300, bottom: 190 };
  expect(markPlace(box, { stage, selected: above, isSelected: false })).toBeNull();
});

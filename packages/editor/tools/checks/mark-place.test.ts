import { expect, test } from 'vitest';
import { markPlace } from './mark-place.ts';

const stage = { width: 800, height: 600 };
const box = { left: 100, top: 200, right: 300, bottom: 260 };
const around = { stage, selected: null, isSelected: false, content: [] };

test('a mark is above its widget, or below it at the upper edge', () => {
  expect(markPlace(box, around)).toEqual({ x: 276, y: 176 });
  expect(markPlace({ ...box, top: 0 }, around)).toEqual({ x: 276, y: 260 });
});

test('the mark of the selected widget is below it, away from the toolbar', () => {
  const selected = { ...around, selected: box, isSelected: true };
  expect(markPlace(box, selected)).toEqual({ x: 276, y: 260 });
});

test('a mark is never under the toolbar', () => {
  const selected = { ...around, selected: box, isSelected: true };
  const head = { left: 150, top: 268, right: 350, bottom: 294 };
  expect(markPlace(box, { ...selected, head })).toEqual({ x: 304, y: 200 });
});

test('the mark of a widget as high as the page is next to it', () => {
  expect(markPlace({ ...box, top: -10, bottom: 700 }, around)).toEqual({ x: 304, y: 0 });
});

test('a mark isn’t shown over the selected widget', () => {
  const above = { left: 100, top: 100, right: 300, bottom: 190 };
  expect(markPlace(box, { ...around, selected: above })).toBeNull();
});

test('a mark goes where it covers no text, and above its widget if there is no such place', () => {
  const above = { left: 100, top: 150, right: 400, bottom: 195 };
  expect(markPlace(box, { ...around, content: [above] })).toEqual({ x: 276, y: 260 });
  const below = { left: 100, top: 262, right: 400, bottom: 290 };
  expect(markPlace(box, { ...around, content: [above, below] })).toEqual({ x: 304, y: 200 });
  const all = { left: 0, top: 0, right: 800, bottom: 600 };
  expect(markPlace(box, { ...around, content: [all] })).toEqual({ x: 276, y: 176 });
});

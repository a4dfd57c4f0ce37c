import { expect, test } from 'vitest';
import { besidePanel } from './beside-panel.ts';

const window = { width: 1280, height: 800 };
const size = { width: 288, height: 400 };
/** The inspector. */
const panel = { left: 960, top: 48, right: 1280, bottom: 772 };
const at = { x: 664, y: 200 };
const place = (left: number, top: number, right: number, bottom: number) =>
  besidePanel({ left, top, right, bottom }, at, { size, window, panel });

test('a popover beside the panel stays there if it leaves the widget visible', () => {
  expect(place(100, 100, 600, 400)).toEqual(at);
});

test('it moves below or above a widget that it would cover', () => {
  expect(place(500, 150, 900, 300)).toEqual({ x: 664, y: 308 });
  expect(place(500, 500, 900, 700)).toEqual({ x: 664, y: 92 });
});

test('without room there, it covers the widget, not the fields of the panel', () => {
  expect(place(500, 200, 900, 600)).toEqual(at);
});

test('it stays within the window, below the top bar', () => {
  const placeAt = (y: number) => besidePanel(null, { x: 664, y }, { size, window, panel });
  expect(placeAt(700)).toEqual({ x: 664, y: 392 });
  expect(placeAt(8)).toEqual({ x: 664, y: 56 });
});

test('beside a widget that fills most of the page, it stays', () => {
  expect(place(72, 120, 1280, 760)).toEqual(at);
});

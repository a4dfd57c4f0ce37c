import { expect, test } from 'vitest';
import { panFor, scrollFor } from './pan.ts';

/** A stage with a panel of 280 px at the left. */
const free = { left: 280, right: 1200 };
const page = { left: 0, right: 1200 };
/** A stage with the inspector of 320 px at the right. */
const beside = { left: 0, right: 880 };

const at = (left: number, right = left + 100) => ({ left, right });

test('a selection behind the panel moves the page, no further than needed', () => {
  expect(panFor(at(100), { pan: 0, free, page })).toBe(188);
  expect(panFor(at(-40), { pan: 0, free, page })).toBe(280);
});

test('a visible selection leaves the page where it is', () => {
  expect(panFor(at(400), { pan: 0, free, page })).toBe(0);
  expect(panFor(at(400), { pan: 120, free, page })).toBe(120);
  expect(panFor(at(700), { pan: 0, free: beside, page })).toBe(0);
  expect(panFor(at(500), { pan: -120, free: beside, page })).toBe(-120);
});

test('without panels the page returns to its place', () => {
  expect(panFor(at(500), { pan: 200, free: page, page })).toBe(0);
  expect(panFor(at(500), { pan: -200, free: page, page })).toBe(0);
});

test('a page next to the panel gives up the pan from when it was behind the panel', () => {
  const next = { left: 280, right: 1048 };
  expect(panFor(at(817), { pan: 257, free, page: next })).toBe(0);
  expect(panFor(at(600), { pan: 200, free, page: { left: 400, right: 1168 } })).toBe(0);
});

test('the page isn’t moved further than to the edge of a panel', () => {
  const narrow = { left: 100, right: 1100 };
  expect(panFor(at(110), { pan: 0, free, page: narrow })).toBe(178);
  expect(panFor(at(60), { pan: 0, free, page: narrow })).toBe(180);
  expect(panFor(at(500), { pan: 250, free, page: narrow })).toBe(180);
  expect(panFor(at(1090), { pan: 0, free: beside, page: narrow })).toBe(-220);
});

test('a selection behind the inspector moves the page to the left, and a wide one doesn’t', () => {
  expect(panFor(at(1000), { pan: 0, free: beside, page })).toBe(-228);
  expect(panFor(at(40, 1160), { pan: 0, free: beside, page })).toBe(0);
  expect(panFor(at(-200), { pan: -300, free: beside, page })).toBe(-92);
});

test('a selection of which only the end is behind the inspector leaves the page where it is', () => {
  expect(panFor(at(500, 960), { pan: 0, free: beside, page })).toBe(0);
  expect(panFor(at(700, 960), { pan: 0, free: beside, page })).toBe(-88);
});

test('between two panels, a selection begins beside the first one', () => {
  const between = { left: 280, right: 880 };
  expect(panFor(at(700, 960), { pan: 0, free: between, page })).toBe(-88);
  expect(panFor(at(100, 1000), { pan: 0, free: between, page })).toBe(188);
});

test('a stage narrower than the page scrolls to the selection, no further than needed', () => {
  const stage = { left: 0, right: 600 };
  expect(scrollFor(at(100), stage)).toBe(0);
  expect(scrollFor(at(550), stage)).toBe(58);
  expect(scrollFor(at(-40), stage)).toBe(-48);
  expect(scrollFor(at(200, 900), stage)).toBe(192);
  expect(scrollFor(at(-100, 700), stage)).toBe(0);
});

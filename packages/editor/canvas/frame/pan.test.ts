import { expect, test } from 'vitest';
import { panFor } from './pan.ts';

const stageWidth = 1208;
const page = { left: 0, right: stageWidth };
const panel = { left: 280, right: stageWidth };
const inspector = { left: 0, right: stageWidth - 320 };
const at = (left: number, width = 100) => ({ left, right: left + width });

const beside = (pan: number) => ({ pan, free: panel, page, stageWidth });
const before = (pan: number) => ({ pan, free: inspector, page, stageWidth });

test('a selection behind a panel moves the page, no further than needed', () => {
  expect(panFor(at(100), beside(0))).toBe(188);
  expect(panFor(at(-40), beside(0))).toBe(280);
  expect(panFor(at(900), before(0))).toBe(-120);
  expect(panFor(at(1200), before(0))).toBe(-320);
});

test('a visible selection leaves the page where it is', () => {
  expect(panFor(at(400), beside(0))).toBe(0);
  expect(panFor(at(400), beside(120))).toBe(120);
  expect(panFor(at(400), before(0))).toBe(0);
  expect(panFor(at(400), before(-120))).toBe(-120);
});

test('a selection that the moved page hides at the other side moves it back', () => {
  expect(panFor(at(-100), before(-200))).toBe(-92);
});

test('what is too wide begins at the start of the free space', () => {
  expect(panFor(at(0, stageWidth), before(0))).toBe(0);
  expect(panFor(at(100, 1000), before(0))).toBe(-92);
});

test('without panels the page returns to its place', () => {
  const free = { left: 0, right: stageWidth };
  expect(panFor(at(500), { pan: 200, free, page, stageWidth })).toBe(0);
  expect(panFor(at(500), { pan: -200, free, page, stageWidth })).toBe(0);
});

test('a page next to the panel gives up the pan from when it was behind the panel', () => {
  const next = { left: 280, right: 1048 };
  expect(panFor(at(817), { ...beside(257), page: next })).toBe(0);
  expect(panFor(at(300), { ...before(-257), page: { left: 20, right: 788 } })).toBe(0);
});

test('the page isn’t moved further than to the edge of a panel', () => {
  const narrow = { left: 100, right: 1100 };
  expect(panFor(at(110), { ...beside(0), page: narrow })).toBe(178);
  expect(panFor(at(60), { ...beside(0), page: narrow })).toBe(180);
  expect(panFor(at(1050), { ...before(0), page: narrow })).toBe(-212);
});

import { expect, test } from 'vitest';
import type { Box } from '../../core/geometry/box.ts';
import { headPlace } from './head-place.ts';

const stage = { left: 0, top: 0, right: 800, bottom: 600 };
const forms = [
  { form: 'full', width: 300 },
  { form: 'bar', width: 200 },
] as const;
const smaller = [
  { form: 'short', width: 100 },
  { form: 'mini', width: 50 },
] as const;
const head = { forms, smaller, height: 26, gap: 8 };
const box = { left: 100, top: 200, right: 300, bottom: 260 };
const line = (left: number, top: number, right: number, bottom: number): Box => ({
  left,
  top,
  right,
  bottom,
});
const placeAt = (at: Box, content: readonly Box[] = [], free: Box = stage) =>
  headPlace(at, head, { ...free, content });

test('the head is above the widget, and below it at the upper edge', () => {
  const free = { form: 'full', isCrowded: false, left: 100 };
  expect(placeAt(box)).toEqual({ ...free, side: 'above', top: 166 });
  expect(placeAt({ ...box, top: 10 })).toEqual({ ...free, side: 'below', top: 268 });
});

test('it leaves content visible: below, next to the content, or without the name', () => {
  const above = line(100, 150, 390, 190);
  expect(placeAt(box, [above])).toMatchObject({ side: 'below', form: 'full' });
  const shortened = line(100, 150, 150, 190);
  const below = line(100, 265, 700, 300);
  expect(placeAt({ ...box, right: 700 }, [shortened, below])).toMatchObject({
    side: 'above',
    left: 154,
    form: 'full',
  });
  const sides = [line(320, 150, 800, 300), below];
  expect(placeAt(box, sides)).toMatchObject({ side: 'above', form: 'bar' });
});

test('the name goes before the place changes', () => {
  const wide = line(310, 150, 800, 190);
  expect(placeAt(box, [wide])).toMatchObject({ side: 'above', left: 100, form: 'bar' });
});

test('without a free place it covers other content before that of the widget', () => {
  const own = [line(100, 200, 300, 260)];
  const others = [line(0, 0, 800, 198), line(0, 262, 800, 600)];
  const sides = [line(0, 198, 98, 262), line(302, 198, 800, 262)];
  const stageNow = { ...stage, content: [...own, ...others, ...sides], own };
  expect(headPlace(box, head, stageNow)).toMatchObject({ side: 'above', isCrowded: true });
});

test('it is in an empty part of a large widget, or beside a small one', () => {
  const around = [line(0, 120, 800, 195), line(0, 505, 800, 600)];
  const tall = { ...box, right: 700, bottom: 500 };
  expect(placeAt(tall, around)).toMatchObject({ side: 'inside', top: 208, isCrowded: false });
  const small = { ...box, bottom: 230 };
  const between = [line(0, 150, 800, 198), line(0, 235, 800, 300)];
  expect(placeAt(small, between)).toMatchObject({ side: 'beside', left: 308, top: 200 });
});

test('in a part of the page it is at the upper left corner, also when that is scrolled away', () => {
  const part = { left: 0, top: 100, right: 800, bottom: 500 };
  expect(placeAt(part)).toMatchObject({ side: 'inside', left: 4, top: 108, form: 'full' });
  expect(placeAt({ ...part, top: -50 })).toMatchObject({ side: 'inside', left: 4, top: 8 });
  expect(placeAt(part, [line(0, 110, 800, 180)])).toMatchObject({ side: 'above', top: 66 });
});

test('without a free place it is as small as possible where it covers least', () => {
  const text = [line(0, 0, 800, 190), line(100, 200, 300, 260), line(0, 265, 800, 600)];
  const sides = [line(0, 200, 95, 260), line(305, 200, 800, 260)];
  expect(placeAt(box, [...text, ...sides])).toMatchObject({ form: 'mini', isCrowded: true });
  const tall = { ...box, top: -40, bottom: 900 };
  const all = [line(0, 0, 800, 600)];
  expect(placeAt(tall, all)).toMatchObject({ form: 'mini', isCrowded: true });
});

test('it is away with its widget', () => {
  expect(placeAt({ ...box, top: -90, bottom: -30 })).toMatchObject({ side: 'away' });
  expect(placeAt(box, [], { ...stage, top: 300 })).toMatchObject({ side: 'away' });
});

test('it stays on the free part of the stage', () => {
  expect(placeAt({ ...box, left: 700, right: 790 })?.left).toBe(800 - 4 - 300);
  expect(placeAt({ ...box, left: -20 })?.left).toBe(0);
  expect(placeAt(box, [], { ...stage, left: 280 })?.left).toBe(280);
  expect(placeAt(box, [], { ...stage, top: 180 })?.side).toBe('below');
  expect(placeAt({ ...box, top: 20 }, [], { ...stage, bottom: 280 })?.side).toBe('beside');
});

test('where not all buttons have a place, as many as fit are shown', () => {
  const rows = [line(0, 0, 800, 198), line(0, 262, 800, 600)];
  const around = [...rows, line(0, 198, 98, 262), line(302, 198, 800, 262)];
  const ending = (end: number) => [...around, line(100, 200, end, 260)];
  expect(placeAt(box, ending(180))).toMatchObject({ form: 'short', isCrowded: false });
  expect(placeAt(box, ending(220))).toMatchObject({ form: 'mini', isCrowded: false });
});

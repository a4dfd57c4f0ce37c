import { expect, test } from 'vitest';
import { growthOf, sizeChange, widthHandles } from './resize-measures.ts';

test.each([
  ['start', 'ltr', 1],
  ['left', 'ltr', 1],
  ['center', 'ltr', 2],
  ['right', 'ltr', -1],
  ['end', 'ltr', -1],
  ['start', 'rtl', -1],
  ['end', 'rtl', 1],
])('aligned to %s in %s text, a width grows by %d per px', (align, direction, growth) => {
  expect(growthOf(align, direction)).toBe(growth);
});

const image = { left: 100, top: 50, right: 500, bottom: 250 };
const placesOf = (growth: number) => widthHandles(image, growth).map(({ place }) => place);

test('the handles are at the image’s own edges that move, and at their lower corners', () => {
  expect(placesOf(1)).toEqual(['right', 'bottom-right']);
  expect(placesOf(-1)).toEqual(['left', 'bottom-left']);
  expect(placesOf(2)).toEqual(['right', 'bottom-right', 'left', 'bottom-left']);
  expect(widthHandles(image, 1)).toMatchObject([
    { x: 500, y: 138 },
    { x: 500, y: 250 },
  ]);
  expect(widthHandles(image, -1)).toMatchObject([{ x: 76 }, { x: 76, y: 250 }]);
});

test('a corner changes the width by the larger part of the movement, in the image’s ratio', () => {
  const [edge, corner] = widthHandles(image, 1);
  expect(sizeChange(edge.growth, 30, 90)).toBe(30);
  expect(corner && sizeChange(corner.growth, 30, 20)).toBe(40);
  expect(corner && sizeChange(corner.growth, -60, -10)).toBe(-60);
  const [left] = widthHandles(image, -1);
  expect(sizeChange(left.growth, -30, 0)).toBe(30);
});

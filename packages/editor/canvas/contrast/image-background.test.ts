import { expect, test } from 'vitest';
import { meanColor, tileColors, visibleRegion } from './image-background.ts';

const file = { width: 2000, height: 1000 };
const frame = { left: 0, top: 0, width: 500, height: 500 };

test('the region behind a box follows object-fit and object-position', () => {
  const box = { left: 100, top: 200, width: 50, height: 100 };
  expect(visibleRegion(file, frame, { box, position: '50% 50%' })).toEqual({
    left: 700,
    top: 400,
    width: 100,
    height: 200,
  });
  expect(visibleRegion(file, frame, { box, position: '0% 50%' })?.left).toBe(200);
  expect(visibleRegion(file, frame, { box, position: '100% 50%' })?.left).toBe(1200);
});

test('clips the region to the image', () => {
  const box = { left: 400, top: 450, width: 300, height: 300 };
  expect(visibleRegion(file, frame, { box, position: '0% 0%' })).toMatchObject({
    width: 200,
    height: 100,
  });
  expect(visibleRegion(file, frame, { box: { ...box, left: 600 }, position: '0% 0%' })).toBeNull();
});

test('averages pixels into one color, on white where transparent', () => {
  expect(meanColor([0, 0, 0, 255, 255, 255, 255, 255])).toBe('#808080');
  expect(meanColor([16, 32, 48, 255])).toBe('#102030');
  expect(meanColor([0, 0, 0, 0])).toBe('#ffffff');
});

test('each tile has its own color', () => {
  expect(tileColors([16, 32, 48, 255, 0, 0, 0, 0])).toEqual(['#102030', '#ffffff']);
});

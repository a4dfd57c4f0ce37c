import { expect, test } from 'vitest';
import { meanColor, visibleRegion } from './image-background.ts';

const file = { width: 2000, height: 1000 };
const frame = { left: 0, top: 0, width: 500, height: 500 };

test('the part of a picture behind a box follows how the picture covers its frame', () => {
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

test('a box is seen only as far as the picture goes', () => {
  const box = { left: 400, top: 450, width: 300, height: 300 };
  expect(visibleRegion(file, frame, { box, position: '0% 0%' })).toMatchObject({
    width: 200,
    height: 100,
  });
  expect(visibleRegion(file, frame, { box: { ...box, left: 600 }, position: '0% 0%' })).toBeNull();
});

test('pixels mix to one colour, on white where they let it through', () => {
  expect(meanColor([0, 0, 0, 255, 255, 255, 255, 255])).toBe('#808080');
  expect(meanColor([16, 32, 48, 255])).toBe('#102030');
  expect(meanColor([0, 0, 0, 0])).toBe('#ffffff');
});

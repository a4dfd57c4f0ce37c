import { expect, test } from 'vitest';
import { frameView } from './frame-size.ts';

const room = { width: 1400, height: 900 };

test('desktop fills the available space and scales down if it doesn’t fit', () => {
  expect(frameView('desktop', false, room)).toEqual({ ...room, scale: 1 });
  const narrow = frameView('desktop', false, { width: 640, height: 400 });
  expect(narrow).toEqual({ width: 1280, height: 800, scale: 0.5 });
});

test('other devices keep their width in both orientations', () => {
  expect(frameView('mobile_v', false, room)).toEqual({ width: 375, height: 667, scale: 1 });
  expect(frameView('mobile_v', true, room)).toMatchObject({ width: 667, height: 375 });
  expect(frameView('tablet', false, { width: 1400, height: 512 }).scale).toBe(0.5);
});

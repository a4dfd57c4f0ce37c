import { expect, test } from 'vitest';
import { headPlace } from './head-place.ts';

const stage = { width: 800, height: 600, covered: 0 };
const head = { width: 300, height: 35 };
const box = { left: 100, top: 200, right: 300, bottom: 260 };

test('the head is above the widget', () => {
  expect(headPlace(box, head, stage)).toEqual({ side: 'above', top: 165, left: 100 });
});

test('at the upper edge it is below the widget', () => {
  const high = { ...box, top: 10 };
  expect(headPlace(high, head, stage)).toEqual({ side: 'below', top: 260, left: 100 });
});

test('next to a widget that is higher than the stage it is at the lower edge', () => {
  const tall = { ...box, top: -40, bottom: 900 };
  expect(headPlace(tall, head, stage)).toEqual({ side: 'edge', top: 565, left: 100 });
});

test('it stays within the stage, next to the floating panel', () => {
  expect(headPlace({ ...box, left: 700 }, head, stage).left).toBe(800 - 4 - 300);
  expect(headPlace({ ...box, left: -20 }, head, stage).left).toBe(0);
  expect(headPlace(box, head, { ...stage, covered: 280 }).left).toBe(280);
});

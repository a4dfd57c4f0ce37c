import { expect, test } from 'vitest';
import { crumbsLeftOut } from './fitting-crumbs.ts';

const path = [60, 40, 50, 40, 50];
const widths = { first: 80, path, more: 30 };

test('nothing is omitted while everything fits', () => {
  expect(crumbsLeftOut({ ...widths, room: 320 })).toBe(0);
});

test('omits as few crumbs from the middle as possible', () => {
  expect(crumbsLeftOut({ ...widths, room: 319 })).toBe(1);
  expect(crumbsLeftOut({ ...widths, room: 250 })).toBe(2);
});

test('the page and the selection stay at any width', () => {
  expect(crumbsLeftOut({ ...widths, room: 10 })).toBe(4);
  expect(crumbsLeftOut({ ...widths, path: [400], room: 10 })).toBe(0);
  expect(crumbsLeftOut({ ...widths, path: [], room: 10 })).toBe(0);
});

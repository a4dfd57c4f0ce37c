// @vitest-environment happy-dom
import { DEFAULT_COLORS, withPalette, withPrimaryColor } from '@plinth/model';
import { beforeEach, expect, test } from 'vitest';
import { keepOwnPalette, ownPalette } from './own-palette.ts';

const ready = withPalette(DEFAULT_COLORS, 'forest');
const own = withPrimaryColor(ready, '#7a2048');
const other = withPrimaryColor(ready, '#102030');

beforeEach(() => localStorage.clear());

test('the owner’s colors in use come first', () => {
  keepOwnPalette(other);
  expect(ownPalette({ colors: own, stored: other })).toEqual(own);
});

test('colors left for a ready palette stay, also once the ready one is stored', () => {
  keepOwnPalette(own);
  expect(ownPalette({ colors: ready, stored: other })).toEqual(own);
  expect(ownPalette({ colors: ready, stored: ready })).toEqual(own);
});

test('the stored colors are offered if none were left', () => {
  expect(ownPalette({ colors: ready, stored: own })).toEqual(own);
  expect(ownPalette({ colors: ready, stored: ready })).toBeNull();
});

test('ready palettes are never kept as the owner’s', () => {
  keepOwnPalette(ready);
  localStorage.setItem('plinth_own_palette', '{"main":["red"]}');
  expect(ownPalette({ colors: ready, stored: ready })).toBeNull();
});

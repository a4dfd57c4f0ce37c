import { contrastRatio } from '@plinth/model';
import { expect, test } from 'vitest';
import { ownColors } from './color-choice.ts';
import { logoPairs, readableColor } from './logo-pairs.ts';

test('offers both colors of a logo, each as main color', () => {
  expect(logoPairs(['#102030', '#f2693d', '#888888'])).toEqual([
    ownColors('#102030', '#f2693d'),
    ownColors('#f2693d', '#102030'),
  ]);
});

test('a single color gets an accent that follows it', () => {
  expect(logoPairs(['#102030'])).toEqual([ownColors('#102030')]);
  expect(logoPairs([])).toEqual([]);
});

test('tints of the same color aren’t offered as an accent', () => {
  expect(logoPairs(['#7a2048', '#ab738c', '#d3b5c2'])).toEqual([ownColors('#7a2048')]);
  expect(logoPairs(['#7a2048', '#ab738c', '#e0b020'])).toEqual([
    ownColors('#7a2048', '#e0b020'),
    ownColors('#e0b020', '#7a2048'),
  ]);
});

test('white text is readable on a color of a logo where it nearly is', () => {
  const visible = { background: '#ffffff', ratio: 3 };
  const orange = readableColor('#c2571a', visible);
  expect(contrastRatio('#ffffff', orange)).toBeGreaterThanOrEqual(4.5);
  expect(contrastRatio('#c2571a', orange)).toBeLessThan(1.1);
  expect(readableColor('#f2693d', visible)).toBe('#f2693d');
  expect(readableColor('#102030', visible)).toBe('#102030');
});

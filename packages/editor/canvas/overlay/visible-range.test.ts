import { expect, test } from 'vitest';
import { visibleRange } from './visible-range.ts';

test('returns only gaps in view and measures few of them', () => {
  let measured = 0;
  const placeOf = (gap: number) => {
    measured += 1;
    return gap * 100 - 200_050;
  };
  expect(visibleRange(5000, 350, placeOf)).toEqual({ from: 2001, to: 2004 });
  expect(measured).toBeLessThan(30);
});

test('a section without blocks has one gap', () => {
  expect(visibleRange(0, 350, () => 40)).toEqual({ from: 0, to: 0 });
  expect(visibleRange(3, 350, (gap) => gap * 100)).toEqual({ from: 0, to: 3 });
});

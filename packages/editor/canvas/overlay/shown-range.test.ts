import { expect, test } from 'vitest';
import { shownRange } from './shown-range.ts';

test('only gaps in sight are named, and few are measured to find them', () => {
  let measured = 0;
  const placeOf = (gap: number) => {
    measured += 1;
    return gap * 100 - 200_050;
  };
  expect(shownRange(5000, 350, placeOf)).toEqual({ from: 2001, to: 2004 });
  expect(measured).toBeLessThan(30);
});

test('a section without parts has its one gap', () => {
  expect(shownRange(0, 350, () => 40)).toEqual({ from: 0, to: 0 });
  expect(shownRange(3, 350, (gap) => gap * 100)).toEqual({ from: 0, to: 3 });
});

import { expect, test } from 'vitest';
import { labelShift } from './label-shift.ts';

const bar = { left: 0, right: 500, top: 100, bottom: 124, width: 100 };

test.each([
  ['a label stays without a toolbar', null, 0],
  ['a label stays beside a toolbar elsewhere', { left: 20, right: 260, top: 0, bottom: 30 }, 0],
  ['a label moves to the right of a toolbar', { left: 20, right: 260, top: 90, bottom: 120 }, 68],
  [
    'a label moves to the left of a toolbar without space after it',
    { left: 240, right: 480, top: 90, bottom: 120 },
    -68,
  ],
])('%s', (_, toolbar, shift) => {
  expect(labelShift(bar, toolbar)).toBe(shift);
});

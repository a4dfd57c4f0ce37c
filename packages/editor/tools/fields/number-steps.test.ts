import { expect, test } from 'vitest';
import { decimalsOf, steppedNumber } from './number-steps.ts';

const key = (name: string, held: object = {}) => ({
  ...{ key: name, shiftKey: false, altKey: false, ctrlKey: false, metaKey: false },
  ...held,
});
const shift = { shiftKey: true };
const alt = { altKey: true };

test('arrows step by one, with Shift by ten, and within the limits', () => {
  const size = { step: 1, decimals: 0, min: 8, max: 60 };
  expect(steppedNumber(42, key('ArrowUp'), size)).toBe(43);
  expect(steppedNumber(42, key('ArrowUp', shift), size)).toBe(52);
  expect(steppedNumber(42, key('ArrowDown', shift), size)).toBe(32);
  expect(steppedNumber(58, key('ArrowUp', shift), size)).toBe(60);
  expect(steppedNumber(42, key('ArrowDown', alt), size)).toBe(41);
});

test('Alt steps by a tenth where decimals are allowed', () => {
  const length = { step: 1, decimals: 1, min: 0, max: 100 };
  expect(steppedNumber(2, key('ArrowUp', alt), length)).toBe(2.1);
  const height = { step: 0.05, decimals: decimalsOf(0.05), min: 0.5, max: 4 };
  expect(steppedNumber(1.5, key('ArrowDown', alt), height)).toBe(1.49);
  expect(steppedNumber(1.5, key('ArrowUp', shift), height)).toBe(2);
});

test('other keys and commands step nothing', () => {
  const any = { step: 1, decimals: 0, min: 0, max: 9 };
  expect(steppedNumber(1, key('1'), any)).toBeNull();
  expect(steppedNumber(1, key('ArrowUp', { ctrlKey: true }), any)).toBeNull();
});

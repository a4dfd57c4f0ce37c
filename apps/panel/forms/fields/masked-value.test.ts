import { expect, test } from 'vitest';
import { maskedValue } from './masked-value.ts';

test('removes the characters of the mask and keeps the caret beside the same character', () => {
  expect(maskedValue('12a3', 3, /\D/)).toEqual({ value: '123', caret: 2 });
  expect(maskedValue('a b c', 5, /\s/)).toEqual({ value: 'abc', caret: 3 });
  expect(maskedValue('a b', 1, undefined)).toEqual({ value: 'a b', caret: 1 });
});

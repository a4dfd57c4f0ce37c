import { expect, test } from 'vitest';
import { contrastText } from './contrast.ts';

test('a ratio is not rounded up to the limit that it misses', () => {
  expect([4.48, 4.5, 4.56, 21].map(contrastText)).toEqual(['4.4', '4.5', '4.5', '21.0']);
});

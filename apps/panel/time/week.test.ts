import { expect, test } from 'vitest';
import { weekOf } from './week.ts';

test.each([
  ['en-US', 'sunday', 'saturday'],
  ['en-GB', 'monday', 'sunday'],
  ['de', 'monday', 'sunday'],
  ['ar-EG', 'saturday', 'friday'],
])('in %s, the week starts on %s and ends on %s', (language, first, last) => {
  const week = weekOf(language);
  expect([week.at(0), week.at(-1), new Set(week).size]).toEqual([first, last, 7]);
});

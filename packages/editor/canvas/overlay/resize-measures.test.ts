import { expect, test } from 'vitest';
import { growthOf } from './resize-measures.ts';

test.each([
  ['start', 'ltr', 1],
  ['left', 'ltr', 1],
  ['center', 'ltr', 2],
  ['right', 'ltr', -1],
  ['end', 'ltr', -1],
  ['start', 'rtl', -1],
  ['end', 'rtl', 1],
])('aligned to %s in %s text, a width grows by %d per px', (align, direction, growth) => {
  expect(growthOf(align, direction)).toBe(growth);
});

import { expect, test } from 'vitest';
import { variableFallbacks } from './variable-fallbacks.ts';

test('finds what applies while a variable is not set', () => {
  expect(variableFallbacks('var(--gap, 24px)')).toEqual([['--gap', '24px']]);
  expect(variableFallbacks('1px solid var(--line, var(--accent, red))')).toEqual([
    ['--line', 'var(--accent, red)'],
    ['--accent', 'red'],
  ]);
  expect(variableFallbacks('repeat(var(--columns, 3), minmax(0, 1fr))')).toEqual([
    ['--columns', '3'],
  ]);
  expect(variableFallbacks('var(--plain)')).toEqual([]);
});

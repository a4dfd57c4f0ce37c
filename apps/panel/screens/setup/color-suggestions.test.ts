import { expect, test } from 'vitest';
import { logoPairs } from './color-suggestions.tsx';

test('offers both colors of a logo, each as main color', () => {
  expect(logoPairs(['#102030', '#f2693d', '#888888'])).toEqual([
    { color: '#102030', accent: '#f2693d' },
    { color: '#f2693d', accent: '#102030' },
  ]);
});

test('a single color gets an accent that follows it', () => {
  expect(logoPairs(['#102030'])).toEqual([{ color: '#102030', accent: '' }]);
  expect(logoPairs([])).toEqual([]);
});

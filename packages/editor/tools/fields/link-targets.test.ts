import { expect, test } from 'vitest';
import { linkTargets } from './link-targets.ts';

const CHOICES = [
  { id: 1, name: 'Home', service: null },
  { id: 2, name: 'Page not found', service: 'not_found' as const },
  { id: 3, name: 'Our work' },
];
const ids = (linked: number | null) => linkTargets(CHOICES, linked).map(({ id }) => id);

test('links go to no system page', () => {
  expect(ids(null)).toEqual([1, 3]);
  expect(ids(3)).toEqual([1, 3]);
  expect(linkTargets(null, null)).toEqual([]);
});

test('a link that already goes to a system page keeps it', () => {
  expect(ids(2)).toEqual([1, 2, 3]);
});

import { expect, test } from 'vitest';
import { isWorthLogging } from './probes.ts';
import { createSuggestions, editDistance, type LivePath } from './suggest-path.ts';

const PATHS = [
  '/',
  '/about-us/',
  '/services/',
  '/services/roof-repair/',
  '/blog/',
  '/blog/spring/',
];
const live: readonly LivePath[] = PATHS.map((path, at) => ({ kind: 'page', id: at + 1, path }));

test.each([
  ['/about-us.php', '/about-us/'],
  ['/abuot-us', '/about-us/'],
  ['/About', '/about-us/'],
  ['/old/roof-repair', '/services/roof-repair/'],
  ['/repair-roof-2019', '/services/roof-repair/'],
  ['/blog/2019/something-else', '/blog/'],
  ['/quite-another-thing', null],
])('%s was probably %s', (path, suggestion) => {
  expect(createSuggestions(live, new Map())(path)).toBe(suggestion);
});

test('a slug that a page had wins over similar ones', () => {
  const former = new Map([['about-uss', ['page 99', 'page 3']]]);
  expect(createSuggestions(live, former)('/about-uss')).toBe('/services/');
});

test('edits are counted up to a limit', () => {
  expect(editDistance('kitten', 'sitting', 3)).toBe(3);
  expect(editDistance('kitten', 'sitting', 2)).toBe(3);
  expect(editDistance('', 'abc', 9)).toBe(3);
});

test.each([
  ['/about.php', true],
  ['/wp-content/uploads/plan.pdf', true],
  ['/menü/größe', true],
  ['/wp-login.php', false],
  ['/blog/wp-admin/setup', false],
  ['/.env', false],
  ['/.git/config', false],
  ['/backup.sql', false],
  ['/apple-touch-icon-precomposed.png', false],
  [`/${'a'.repeat(600)}`, false],
])('%s is logged: %s', (path, isLogged) => {
  expect(isWorthLogging(path)).toBe(isLogged);
});

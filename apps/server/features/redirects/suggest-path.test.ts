import { expect, test } from 'vitest';
import { editDistance } from './edit-distance.ts';
import { isWorthLogging } from './probes.ts';
import { createSuggestions, type LivePath } from './suggest-path.ts';

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
  ['/bolg', '/blog/'],
  ['/old/roof-repair', '/services/roof-repair/'],
  ['/repair-roof-2019', '/services/roof-repair/'],
  ['/blog/2019/something-else', '/blog/'],
  ['/quite-another-thing', null],
])('%s was probably %s', async (path, suggestion) => {
  const suggest = await createSuggestions(live, new Map());
  expect(suggest(path)).toBe(suggestion);
});

test('a slug that a page had wins over similar ones', async () => {
  const former = new Map([['about-uss', ['page 99', 'page 3']]]);
  const suggest = await createSuggestions(live, former);
  expect(suggest('/about-uss')).toBe('/services/');
});

test('of very many paths, the most similar one is suggested', async () => {
  const many = Array.from({ length: 10_000 }, (_, at) => ({
    ...{ kind: 'post', id: at, path: `/blog/the-story-of-garden-number-${at}/` },
  }));
  const suggest = await createSuggestions([...many, ...live], new Map());
  for (let at = 0; at < 50; at += 1)
    expect(suggest(`/the-stroy-of-garden-number-${at * 100}`)).toBe(many[at * 100]?.path);
  expect(suggest('/about')).toBe('/about-us/');
});

test('edits are counted up to a limit', () => {
  expect(editDistance('kitten', 'sitting', 3)).toBe(3);
  expect(editDistance('kitten', 'sitting', 2)).toBe(3);
  expect(editDistance('', 'abc', 9)).toBe(3);
  expect(editDistance('abuot', 'about', 1)).toBe(1);
  expect(editDistance('ba', 'abc', 2)).toBe(2);
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

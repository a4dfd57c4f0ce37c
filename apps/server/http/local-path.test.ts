import { expect, test } from 'vitest';
import { isLocalPath, withOneSlash } from './local-path.ts';

test.each([
  ['/', '/'],
  ['//', '/'],
  ['///a//b/?c=//d', '/a//b/?c=//d'],
  ['//evil.test/', '/evil.test/'],
  ['//\\evil.test', undefined],
  ['/\\evil.test', undefined],
  ['http://evil.test/', undefined],
  ['*', undefined],
])('%j with one slash is %j', (url, local) => {
  expect(withOneSlash(url)).toBe(local);
  expect(local === undefined || isLocalPath(local)).toBe(true);
});

test.each(['//a', '/\\a', 'http://a/', 'a', ''])('%j is no local path', (url) => {
  expect(isLocalPath(url)).toBe(false);
});

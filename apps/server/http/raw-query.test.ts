import { expect, test } from 'vitest';
import { rawQueryOf, withoutParameter, withQuery } from './raw-query.ts';

test.each([
  'flag',
  'flag&a=1',
  'a=1;b=2',
  'name=%FC',
  '~me',
  'a=%7e&b=%0d%0a',
  'a=+&b=%20',
  "a='()*!&b=[1]",
  'next=//evil.test/?x=y',
  'a==&&b=',
])('the query %s stays as it came', (query) => {
  expect(withQuery('/new/', rawQueryOf(`/old?${query}`))).toBe(`/new/?${query}`);
  expect(withoutParameter(query, 'url')).toBe(query);
});

test('is added to a query and stands before the anchor of the target', () => {
  expect(withQuery('/new/?a=1#top', 'flag')).toBe('/new/?a=1&flag#top');
  expect(withQuery('/new/#top', '')).toBe('/new/#top');
});

test('bytes that a header can’t have are escaped', () => {
  expect(withQuery('/', 'a=\u00fc#b')).toBe('/?a=%FC%23b');
});

test('loses one parameter, however it’s spelled', () => {
  expect(withoutParameter('flag&url=about-us&x=%FC&u%72l=b', 'url')).toBe('flag&x=%FC');
});

import { expect, test } from 'vitest';
import { listPageUrl, requestedListPage } from './list-page.ts';

test('the first page has the clean URL', () => {
  expect(listPageUrl('/blog/', 1)).toBe('/blog/');
  expect(listPageUrl('/blog/', 2)).toBe('/blog/?page=2');
  expect(listPageUrl('/?url=blog', 2)).toBe('/?url=blog&page=2');
});

test.each(['0', '-1', '01', '1e9', '1000001', '99999999999999999999', 'two', '', ' 2', '2.5', '٢'])(
  '%j is no page number',
  (value) => {
    expect(requestedListPage([value])).toBe(null);
  },
);

test('a number is given once or not at all', () => {
  expect(requestedListPage([])).toBe(undefined);
  expect(requestedListPage(['12'])).toBe(12);
  expect(requestedListPage(['2', '2'])).toBe(null);
});

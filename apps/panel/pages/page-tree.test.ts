import type { PageRecord } from '@plinth/contract';
import { expect, test } from 'vitest';
import { isSystemPage, matchingPages, positionAmongAll } from './page-tree.ts';

const page = (id: number, position: number, service: PageRecord['service'] = null) =>
  ({ id, position, service, parent_id: null }) as PageRecord;

/** Two pages, two system pages, and another page, in this order. */
const pages = [
  ...[page(1, 0), page(2, 1)],
  ...[page(3, 2, 'not_found'), page(4, 3, 'under_construction')],
  page(5, 4),
];

test('system pages at the top level are listed apart', () => {
  expect(pages.filter(isSystemPage).map(({ id }) => id)).toEqual([3, 4]);
  expect(isSystemPage({ ...page(3, 0, 'not_found'), parent_id: 1 })).toBe(false);
});

test('a position among the listed pages becomes one among all', () => {
  const move = (id: number, position: number) =>
    positionAmongAll(pages, id, { parentId: null, position });
  expect(move(5, 0)).toBe(0);
  expect(move(5, 1)).toBe(1);
  expect(move(1, 1)).toBe(3);
  expect(move(1, 2)).toBe(4);
  expect(move(5, 2)).toBe(2);
});

test('without other listed siblings, the position is the first', () => {
  expect(positionAmongAll([page(3, 0, 'not_found')], 7, { parentId: null, position: 0 })).toBe(0);
});

test('a search finds names in composed and in combining letters', () => {
  const named = (id: number, name: string) => ({ ...page(id, id), name, full_url: '' });
  const found = [named(1, 'Über uns'), named(2, 'U\u0308ber uns'), named(3, 'Uber')];
  for (const search of ['über', 'u\u0308BER'])
    expect(matchingPages(found, { search, status: '' }).map(({ id }) => id)).toEqual([1, 2]);
});

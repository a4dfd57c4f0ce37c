import { expect, test } from 'vitest';
import type { PageChoice } from '../../core/ports/pages/port.ts';
import { foundPages, pagesBelow } from './found-pages.ts';

const page = (id: number, name: string, detail: string, parent: number | null): PageChoice => ({
  ...{ id, name, detail, parent },
  status: 'publish',
  isHome: id === 1,
  service: null,
});

const PAGES = [
  page(1, 'Home', '/', null),
  page(2, 'Our work', '/work', null),
  page(3, 'Bridges', '/bridges', 2),
];
const ids = (pages: readonly PageChoice[]) => pages.map(({ id }) => id);

test('finds pages by name and by URL', () => {
  expect(ids(foundPages(PAGES, ' OUR '))).toEqual([2]);
  expect(ids(foundPages(PAGES, '/bri'))).toEqual([3]);
  expect(ids(foundPages(PAGES, ''))).toEqual([1, 2, 3]);
  expect(foundPages(PAGES, 'shop')).toEqual([]);
});

test('lists child pages below their parent, in order', () => {
  expect(ids(pagesBelow(PAGES, null))).toEqual([1, 2]);
  expect(ids(pagesBelow(PAGES, 2))).toEqual([3]);
});

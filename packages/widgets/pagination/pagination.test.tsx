import { expect, test } from 'vitest';
import { renderView } from '../kit/testing/render-view.tsx';
import { schema } from './schema.ts';
import { shownNumbers } from './shown-numbers.ts';
import { View } from './view.tsx';

const show = (page: number, properties: object = {}, path: string | null = '/blog/') =>
  renderView({
    ...{ schema, View, properties: { ...properties } },
    data: { items: [], page, pages: 9, path },
  });

test('leads to the pages around, the first one at the clean URL', () => {
  const html = show(2);
  expect(html).toContain('<a href="/blog/" rel="prev">VISITOR.PAGINATION.PREVIOUS</a>');
  expect(html).toContain('<a href="/blog/?page=3" rel="next">');
  expect(html).toContain('<a href="/blog/?page=2" aria-current="page">2</a>');
  expect(html.match(/<li>/g)).toHaveLength(7);
  expect(show(1)).not.toContain('rel="prev"');
  expect(show(9)).not.toContain('rel="next"');
});

test('keeps the query of a URL', () => {
  expect(show(1, {}, '/?url=blog')).toContain('href="/?url=blog&amp;page=2"');
});

test('has the parts that are enabled', () => {
  const html = show(5, { has_numbers: false, has_neighbors: false, has_ends: true });
  expect(html.match(/href="[^"]+"/g)).toEqual(['href="/blog/"', 'href="/blog/?page=9"']);
  expect(show(5, { next_label: 'Older' })).toContain('>Older</a>');
});

test('has no links while the page is hidden, and is empty with a single page', () => {
  expect(show(1, {}, null)).not.toContain('href');
  const single = { items: [], page: 1, pages: 1, path: '/blog/' };
  expect(renderView({ schema, View, data: single })).toBe('<div class="root"></div>');
});

test('numbers stay around the current page', () => {
  expect(shownNumbers(1, 9, 5)).toEqual([1, 2, 3, 4, 5]);
  expect(shownNumbers(5, 9, 5)).toEqual([3, 4, 5, 6, 7]);
  expect(shownNumbers(9, 9, 5)).toEqual([5, 6, 7, 8, 9]);
  expect(shownNumbers(2, 2, 5)).toEqual([1, 2]);
});

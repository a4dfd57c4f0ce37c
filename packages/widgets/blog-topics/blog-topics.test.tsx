import type { DataResult } from '@plinth/model';
import { expect, test } from 'vitest';
import { renderView } from '../kit/testing/render-view.tsx';
import { schema } from './schema.ts';
import { View } from './view.tsx';

const post: DataResult<'post'> = {
  ...{ name: 'Spring tides', published_at: '2026-03-01T08:00:00.000Z', date: '1.3.2026' },
  ...{ author: null, reading_minutes: 1 },
  topics: [
    { kind: 'category', name: 'Nature', path: '/blog/category/nature/' },
    { kind: 'tag', name: 'Sea & <b>', path: null },
  ],
};
const show = (properties: object, data = post) =>
  renderView({ schema, View, data, properties: { ...properties } });

test('links the categories and tags of the post to their archives', () => {
  const html = show({ prefix: 'In' });
  expect(html).toContain('<span>In</span>');
  expect(html).toContain('<a href="/blog/category/nature/" rel="tag">Nature</a>');
  expect(html).toContain('<span>Sea &amp; &lt;b&gt;</span>');
});

test('shows one kind only', () => {
  expect(show({ shown: 'tag' })).not.toContain('Nature');
  expect(show({ shown: 'category' })).not.toContain('Sea');
});

test('is empty without them', () => {
  expect(show({ prefix: 'In' }, { ...post, topics: [] })).toBe('<div class="root"></div>');
});

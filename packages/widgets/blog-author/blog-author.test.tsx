import type { DataResult } from '@plinth/model';
import { expect, test } from 'vitest';
import { renderView } from '../kit/testing/render-view.tsx';
import { schema } from './schema.ts';
import { style } from './style.ts';
import { View } from './view.tsx';

const post: DataResult<'post'> = {
  name: 'Spring tides',
  published_at: '2026-03-01T08:00:00.000Z',
  date: '1.3.2026',
  author: 'Ana <b>',
  ...{ topics: [], reading_minutes: 1 },
};
const show = (properties: object, data = post) =>
  renderView({ schema, View, data, properties: { ...properties } });

test('is the author of the post, after a text', () => {
  const html = show({ prefix: 'By' });
  expect(html).toContain('<span>By</span><span>Ana &lt;b&gt;</span>');
  expect(html).toContain('<svg class="moto-icon"');
  expect(show({ has_meta_icon: false })).not.toContain('<svg');
});

test('is empty once the account is gone', () => {
  expect(show({ prefix: 'By' }, { ...post, author: null })).toBe('<div class="root"></div>');
});

test('has the look of its options', () => {
  const properties = { font_size: 20, letter_case: 'uppercase', icon_color: 'color2' };
  expect(style(schema.properties.parse(properties) as never)).toMatchObject([
    { part: '>.moto-post-meta', declarations: { 'font-size': '20px' } },
    { part: '>.moto-post-meta>.moto-icon' },
  ]);
});

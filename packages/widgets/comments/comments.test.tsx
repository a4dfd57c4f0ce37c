import type { DataResult } from '@plinth/model';
import { expect, test } from 'vitest';
import { renderView } from '../kit/testing/render-view.tsx';
import { data as request } from './data.ts';
import { schema } from './schema.ts';
import { View } from './view.tsx';

const thread: DataResult<'comments'> = {
  ...{ shortname: 'merrow', is_allowed: true, identifier: 'page-3', title: 'Tides & winds' },
  url: 'https://example.com/tides/',
};
const site = { loadsIframes: true } as const;
const show = (data: DataResult<'comments'> | null, properties: object = {}) =>
  renderView({ schema, View, data, site, properties: { ...properties } });

test('loads the comments after a click', () => {
  const html = show(thread);
  const [poster = '', frame = ''] = html.split('<template>');
  expect(poster).toContain('data-embed="disqus"');
  expect(poster).toContain('href="https://merrow.disqus.com/"');
  expect(poster).not.toContain('<iframe');
  expect(frame).toContain('src="https://disqus.com/embed/comments/?base=default&amp;f=merrow&amp;');
  expect(frame).toContain('t_i=page-3&amp;t_u=https%3A%2F%2Fexample.com%2Ftides%2F');
  expect(frame).toContain('title="VISITOR.COMMENTS.TITLE"');
});

test('shows nothing without a service, or where comments are off', () => {
  const empty = '<div class="root"></div>';
  expect(show(null)).toBe(empty);
  expect(show({ ...thread, is_allowed: false })).toBe(empty);
  expect(show({ ...thread, shortname: 'a.example/' })).toBe(empty);
});

test('asks for its own page', () => {
  const owner = { kind: 'page', id: 3 } as const;
  expect(request(schema.properties.parse({}) as never, { owner })).toEqual({
    ...{ source: 'comments', owner },
  });
});

import type { DataResult } from '@plinth/model';
import { expect, test } from 'vitest';
import { renderView, sampleImage } from '../kit/testing/render-view.tsx';
import { data } from './data.ts';
import { inspector } from './inspector.ts';
import { schema } from './schema.ts';
import { View } from './view.tsx';

type Post = DataResult<'post_list'>['items'][number];

const post: Post = {
  ...{ post_id: 3, name: 'High tide', date: '03.12.2026', author: 'Ana', topics: [] },
  reading_minutes: 3,
  published_at: '2026-12-03T23:05:00.000Z',
  short_description: '<p>Where to moor</p>',
  ...{ image_id: 7, image_title: '', image_alt: '' },
};

const site = { link: () => ({ href: '/blog/high-tide/' }), media: () => sampleImage } as const;

const show = (properties: object, items: readonly Post[] = [post]) =>
  renderView({
    ...{ schema, View, site },
    properties: { ...properties },
    data: { items: [...items], page: 1, pages: 1, path: '/blog/', topic: null },
  });

test('requests the page of the list that the visitor is on', () => {
  const properties = schema.properties.parse({}) as never;
  const owner = { kind: 'page', id: 3 } as const;
  expect(data(properties, { owner })).toEqual({
    ...{ source: 'post_list', page: 1, owner, topic: null, is_archive: false },
    has_reading_time: false,
  });
  expect(data(properties, { owner, list_page: 4 })).toMatchObject({ page: 4 });
});

test('requests the posts of an archive, or of the chosen topic wherever it is', () => {
  const request = (topic: string | null) =>
    data(schema.properties.parse({ topic }) as never, { owner: null, topic: archive });
  const archive = { kind: 'tag', slug: 'sea' } as const;
  expect(request(null)).toMatchObject({ topic: archive, is_archive: true });
  const topic = { kind: 'category', slug: 'news' };
  expect(request('category/news')).toMatchObject({ topic, is_archive: false });
});

test('shows the enabled parts of each post', () => {
  const html = show({ has_reading_time: true });
  expect(html).toContain('<a href="/blog/high-tide/">High tide</a></h2>');
  expect(html).toContain('>03.12.2026</time><span>Ana</span><span class="moto-reading-time">');
  expect(html).toContain('<p>Where to moor</p>');
  // The text of the link, and not a label alone: search engines read it.
  expect(html).toMatch(/>VISITOR\.POST_LIST\.READ_MORE<span [^>]*>: High tide<\/span><\/a>/);
  const parts = ['has_images', 'has_dates', 'has_authors', 'has_descriptions', 'has_more'];
  const bare = show(Object.fromEntries(parts.map((name) => [name, false])));
  expect(bare).toContain('High tide');
  expect(bare).not.toMatch(/<img|<time|Ana|moor|READ_MORE|READING/);
});

test('asks for reading times and shows them only if they are on, as in new lists', () => {
  const owner = { kind: 'page', id: 3 } as const;
  const initial = inspector.template.properties;
  expect(data(schema.properties.parse(initial) as never, { owner })).toMatchObject({
    has_reading_time: true,
  });
  expect(show(initial)).toContain('READING_TIME');
  expect(show({})).not.toContain('READING_TIME');
  expect(show(initial, [{ ...post, reading_minutes: null }])).not.toContain('READING_TIME');
});

test('omits the author whose account is gone', () => {
  expect(show({}, [{ ...post, author: null }])).toContain('03.12.2026</time></div>');
});

test('has its own text or the default one without posts', () => {
  expect(show({}, [])).toContain('VISITOR.RECENT_POSTS.EMPTY');
  expect(show({ empty_text: 'Soon' }, [])).toContain('>Soon</p>');
});

test('links the topics of each post to their archives, and names the one of an archive', () => {
  const sea = { kind: 'tag', name: 'Sea & sky', path: '/blog/tag/sea/' } as const;
  const hidden = { kind: 'category', name: 'News', path: null } as const;
  const withTopics = { ...post, topics: [hidden, sea] };
  const html = show({}, [withTopics]);
  expect(html).toContain(
    '<span>News</span><span><a href="/blog/tag/sea/" rel="tag">Sea &amp; sky</a></span></div>',
  );
  expect(show({ has_topics: false }, [withTopics])).not.toContain('News');
  const archive = { items: [withTopics], page: 1, pages: 1, path: '/blog/tag/sea/', topic: sea };
  expect(renderView({ ...{ schema, View, site }, data: archive })).toContain(
    '<span>VISITOR.POST_LIST.TAG</span> <strong>Sea &amp; sky</strong>',
  );
});

import type { DataResult } from '@plinth/model';
import { expect, test } from 'vitest';
import { renderView, sampleImage } from '../kit/testing/render-view.tsx';
import { data } from './data.ts';
import { schema } from './schema.ts';
import { View } from './view.tsx';

const post: DataResult<'posts'>['items'][number] = {
  post_id: 3,
  name: 'High tide',
  published_at: '2026-12-03T23:05:00.000Z',
  date: '03.12.2026',
  short_description: '<p>Where to moor</p>',
  image_id: null,
  image_title: '',
  image_alt: '',
  side: null,
};

const site = { link: () => ({ href: '/blog/high-tide/' }), media: () => sampleImage } as const;

type Posts = DataResult<'posts'>;

const show = (
  properties: { readonly [name: string]: unknown },
  items: Posts['items'] = [post],
  select: Posts['select'] = schema.properties.parse(properties).selection,
) => renderView({ schema, View, properties, data: { select, items }, site });

test('requests the configured number of posts, excluding the current one', () => {
  const properties = schema.properties.parse({ count: 3 });
  const request = { source: 'posts', select: 'newest', count: 3 } as const;
  expect(data(properties, { owner: { kind: 'page', id: 3 } })).toEqual({
    ...request,
    except: null,
  });
  expect(data(properties, { owner: { kind: 'post', id: 3 } })).toEqual({ ...request, except: 3 });
});

test('shows the enabled parts of each post', () => {
  const html = show({});
  expect(html).toContain('<a href="/blog/high-tide/"><span class="moto-posts-name">High tide');
  expect(html).toContain('<time dateTime="2026-12-03T23:05:00.000Z">03.12.2026</time>');
  expect(html).not.toContain('Where to moor');
  expect(show({ has_descriptions: true })).toContain('<p>Where to moor</p>');
  expect(show({ has_dates: false })).not.toContain('<time');
  expect(show({ has_names: false })).not.toContain('High tide');
});

test("uses the post's alt text, otherwise the media library's", () => {
  const withImage = { ...post, image_id: 7 };
  expect(show({}, [withImage])).toContain('alt="The quay at dawn"');
  expect(show({}, [{ ...withImage, image_alt: 'Moored boats' }])).toContain('alt="Moored boats"');
  expect(show({ has_images: false }, [withImage])).not.toContain('<img');
});

test('has a custom heading, the default one, or none', () => {
  expect(show({})).toContain('<h2 class="moto-posts-title">VISITOR.RECENT_POSTS.TITLE</h2>');
  expect(show({ title: 'News', title_tag: 'h3' })).toContain('<h3 class="moto-posts-title">News');
  expect(show({ has_title: false })).not.toContain('moto-posts-title');
});

test('shows a text if there are no posts', () => {
  expect(show({}, [])).toContain('VISITOR.RECENT_POSTS.EMPTY');
});

test('shows related posts or neighbors in posts and their template only', () => {
  const properties = schema.properties.parse({ selection: 'related' });
  const selectIn = (kind: 'page' | 'post' | 'blog_template') =>
    data(properties, { owner: { kind, id: 3 } });
  expect(selectIn('post')).toMatchObject({ select: 'related', except: 3 });
  expect(selectIn('blog_template')).toMatchObject({ select: 'related', except: null });
  expect(selectIn('page')).toMatchObject({ select: 'newest' });
  expect(show({ selection: 'related' })).toContain('VISITOR.RECENT_POSTS.RELATED</h2>');
  expect(show({ selection: 'related' }, [post], 'newest')).toContain(
    'VISITOR.RECENT_POSTS.TITLE</h2>',
  );
  expect(show({ selection: 'related' }, [])).toBe('<div class="root"></div>');
  const next = show({ selection: 'neighbors' }, [{ ...post, side: 'next' }]);
  expect(next).not.toContain('moto-posts-title');
  expect(next).toContain(
    '<a href="/blog/high-tide/"><span class="moto-posts-side">VISITOR.RECENT_POSTS.NEXT</span>',
  );
});

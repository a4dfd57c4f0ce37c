import { describe, expect, test } from 'vitest';
import { node, textDocument } from '../testing/documents.ts';
import { testPages } from '../testing/pages.ts';
import { SERVICE_DATABASES } from '../testing/stores.ts';

const DAY = 86_400_000;
const HIDDEN = /secret/i;

/** What visitors can know of a post, apart from its own URL. */
const SURFACES = {
  'the post list': ['/blog/', '/blog/?page=2'],
  'recent posts': ['/news/'],
  'links to the post': ['/links/'],
  menus: ['/menus/'],
  'another post': ['/blog/open-1/'],
  'the RSS feed': ['/feed.xml'],
  'the JSON feed': ['/feed.json'],
  'the sitemap': ['/sitemap.xml'],
  archives: ['/blog/tag/sea/', '/blog/category/secret-files/', '/blog/tag/hush/'],
  'the site search': ['/search/?q=plan'],
  'feeds of archives': ['/feed.xml?tag=sea', '/feed.json?category=secret-files'],
} as const;

const STATES = {
  draft: { status: 'draft' },
  scheduled: { status: 'publish', published_at: new Date(Date.now() + DAY).toISOString() },
} as const;

describe.each(SERVICE_DATABASES)('posts that visitors may not see on %s', async (kind) => {
  const { client, create, server } = await testPages(kind);
  const { PostsService: posts, PagesService: pages, MenusService: menus } = client;
  await posts.setUpBlog({ name: 'Blog', status: 'publish' });
  const { values } = await client.SettingsService.get({ group: 'blog' });
  await client.SettingsService.save({ group: 'blog', values: { ...values, posts_per_page: 2 } });
  const recent = (id: string) =>
    node(id, 'section', {}, [
      node(`${id}-row`, 'row', {}, [
        node(`${id}-column`, 'column', {}, [node(`${id}-posts`, 'blog_recent_posts')]),
      ]),
    ]);
  for (const number of [1, 2, 3]) {
    const item = { name: `Open ${number}`, status: 'publish' } as const;
    await posts.save({ item: { ...item, tags: ['Sea'], document: recent('root') } });
  }
  const hidden = await posts.save({
    item: {
      name: 'Secret plan',
      short_description: '<p>A secret</p>',
      ...{ categories: ['Secret files'], tags: ['Sea', 'Hush'] },
      document: textDocument('<p>The secret</p>'),
    },
  });
  const menu = await menus.save({
    item: {
      name: 'Main',
      items: [
        {
          ...{ id: 'i1', label: 'The plan', is_draft: false, children: [] },
          link: { action: 'blog.post', post_id: hidden.id },
        },
      ],
    },
  });
  const pageWith = async (name: string, content: ReturnType<typeof node>) => {
    const { id } = await create(name);
    const { revision } = await pages.getDesign({ id });
    await pages.saveDesign({ id, sections: { content }, revision });
  };
  await pageWith('News', recent('root'));
  await pageWith(
    'Links',
    textDocument(`<p><a href="link:blog.post/${hidden.id}">The plan</a></p>`),
  );
  const inColumn = node('w3', 'menu', { menu_id: menu.id });
  await pageWith(
    'Menus',
    node('root', 'section', {}, [
      node('row', 'row', {}, [node('column', 'column', {}, [inColumn])]),
    ]),
  );
  const guest = server.browser();
  const read = async (paths: readonly string[]) => {
    const texts = paths.map(async (path) => (await guest.fetch(path)).text());
    return (await Promise.all(texts)).join('');
  };
  const change = async (fields: object) => {
    const { revision } = await posts.get({ id: hidden.id });
    await posts.save({ item: { id: hidden.id, ...fields }, revision });
  };

  test.each(Object.entries(SURFACES))('show in %s once they are published', async (_, paths) => {
    await change({ status: 'publish', published_at: '2026-01-02T12:00:00.000Z' });
    expect(await read(paths)).toMatch(HIDDEN);
  });

  test.each(Object.entries(SURFACES))('do not show in %s of a protected site', async (_, paths) => {
    const general = (values: object) => client.SettingsService.save({ group: 'general', values });
    await change({ status: 'publish', published_at: '2026-01-02T12:00:00.000Z' });
    expect(await read(paths)).toMatch(HIDDEN);
    await general({ password_protection: true, password: 'Open-Sesame-1' });
    expect(await read(paths)).not.toMatch(HIDDEN);
    const image = await guest.fetch(`/share/post-${hidden.id}.png`);
    expect(image.headers.get('content-type')).not.toContain('image');
    await general({ password_protection: false });
    expect(await read(paths)).toMatch(HIDDEN);
  });

  describe.each(Object.entries(STATES))('%s', (_, state) => {
    test.each(Object.entries(SURFACES))('do not show in %s', async (__, paths) => {
      await change({ published_at: null, ...state });
      expect(await read(paths)).not.toMatch(HIDDEN);
    });

    test('have no page, no share image, and no preview without a token', async () => {
      await change({ published_at: null, ...state });
      const statusOf = async (path: string) => (await guest.fetch(path)).status;
      expect(await statusOf('/blog/secret-plan/')).toBe(404);
      expect(await statusOf(`/share/post-${hidden.id}.png`)).toBe(404);
      const { url } = await posts.getPreviewUrl({ id: hidden.id });
      const { owner } = await client.BlogService.getTemplate({ kind: 'post' });
      const template = await client.BlogService.getPreviewUrl({ id: owner?.id ?? 0 });
      expect(await read([template.url])).not.toMatch(HIDDEN);
      const forged = url.replace(/[\w-]{43}\/?$/, 'x'.repeat(43));
      expect(forged).not.toBe(url);
      expect(await (await guest.fetch(forged)).text()).not.toMatch(HIDDEN);
    });
  });
});

import { describe, expect, test } from 'vitest';
import { testServer } from '../../testing/server.ts';
import { SMALL_THEME, type ThemeFiles, withFiles, zipOf } from '../../testing/small-theme.ts';
import { SERVICE_DATABASES } from '../../testing/stores.ts';
import { fileOf } from '../../testing/upload-file.ts';

const NO_OWNER = { PLINTH_OWNER_EMAIL: '', PLINTH_OWNER_PASSWORD: '' };

const STARTERS = [
  { starter: 'harbor', blog: '/blog/', posts: ['ready-for-winter', 'how-to-read-a-survey'] },
  { starter: 'monolith', blog: '/journal/', posts: ['first-meeting', 'keep-or-replace'] },
];

async function setUp(starter: string, with_blog: boolean) {
  const server = await testServer('sqlite', { environment: NO_OWNER });
  const browser = server.browser();
  const { SetupService } = browser.client;
  const token = /setup\/([\w-]+)\//.exec(server.setupUrl ?? '')?.[1] ?? '';
  const { starters } = await SetupService.getState({ token });
  await SetupService.complete({
    ...{ token, starter, with_blog, language: 'en_US', time_zone: 'UTC' },
    ...{ name: 'Ada', email: 'ada@example.com', password: 'a long password' },
    ...{ site_name: 'Woodworks', address: 'http://woodworks.test' },
  });
  const html = async (path: string) => (await browser.fetch(path)).text();
  return { ...browser, html, starters };
}

const count = (html: string, part: RegExp): number => html.match(part)?.length ?? 0;

describe.each(STARTERS)('the starter $starter', ({ starter, blog, posts }) => {
  test('comes with a blog, if it’s wanted', async () => {
    const { client, html, starters } = await setUp(starter, true);
    expect(starters.find(({ id }) => id === starter)).toMatchObject({ has_blog: true });
    expect(await html('/')).toContain(`href="${blog}"`);
    const list = await html(blog);
    expect(count(list, /<article/g)).toBe(3);
    expect(list).not.toMatch(/@(?:media|page)\/|Ada/);
    for (const post of posts) {
      expect(list).toContain(`href="${blog}${post}/"`);
      const page = await html(`${blog}${post}/`);
      expect(count(page, /<h1\b/g)).toBe(1);
      expect(count(page, /<h2\b/g)).toBeGreaterThan(3);
    }
    const { items } = await client.PostsService.getList({ count: 10 });
    const newestFirst = items.sort((a, b) =>
      String(b.published_at).localeCompare(String(a.published_at)),
    );
    for (const { url } of newestFirst) expect(list).toContain(`${blog}${url}/`);
    const places = newestFirst.map(({ url }) => list.indexOf(`${blog}${url}/`));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(items.every(({ image_id }) => image_id !== null)).toBe(true);
    const report = await client.LaunchService.getReport();
    expect(JSON.stringify(report)).toContain(newestFirst[0]?.name);
  });

  test('has no blog otherwise', async () => {
    const { client, fetch, html } = await setUp(starter, false);
    expect(await html('/')).not.toContain(blog);
    expect((await fetch(blog)).status).toBe(404);
    expect((await client.PostsService.getList({ count: 10 })).total).toBe(0);
    expect(await client.BlogService.getSettings()).toMatchObject({
      values: { blog_page_id: null },
    });
  });
});

const node = (
  id: string,
  widget: string,
  properties: object,
  children: readonly object[] = [],
) => ({
  ...{ id, widget, properties, children },
});

const document = (...widgets: readonly object[]): string =>
  JSON.stringify(
    node('w1', 'section', {}, [
      node('w2', 'block', {}, [node('w3', 'row', {}, [node('w4', 'column', {}, widgets)])]),
    ]),
  );

const POST = {
  ...{ key: 'sand', url: 'on-sand', file: 'posts/sand.json' },
  fields: {
    name: 'On sand',
    short_description: '<p>Why<script>1</script></p>',
    image_id: '@media/sand',
  },
};

const NEWS = {
  ...{ key: 'news', name: 'News', url: 'news', seo_title: '', file: 'pages/news.json' },
};

/** The small theme with a blog, or with `blog` and `post` in its place. */
const withBlog = (
  blog: object = { page: 'news', posts: [POST] },
  post = document(node('w5', 'text', { html: '<p>Fine <a href="link:page/@shop">sand</a></p>' })),
): Promise<ThemeFiles> =>
  withFiles({
    'theme.json': JSON.stringify({ ...SMALL_THEME, pages: [...SMALL_THEME.pages, NEWS], blog }),
    'pages/news.json': document(node('w5', 'blog_post_list', {})),
    'posts/sand.json': post,
  });

describe.each(SERVICE_DATABASES)('a theme with a blog on %s', async (kind) => {
  const server = await testServer(kind, { environment: { PLINTH_STARTER: 'harbor' } });
  const { client } = await server.owner();
  const { ThemesService: themes, PostsService: posts, BlogService: blog } = client;
  const install = async (files: ThemeFiles) =>
    themes.install({}, fileOf(await zipOf(files), 'cove.zip'));

  test.each([
    ['another page', withBlog({ page: 'gone', posts: [POST] }), 'theme.json, blog.page'],
    ['the home page', withBlog({ page: 'home', posts: [POST] }), 'theme.json, blog.page'],
    [
      'a post with another image',
      withBlog({
        page: 'news',
        posts: [{ ...POST, fields: { ...POST.fields, image_id: '@media/x' } }],
      }),
      'theme.json, blog.posts.0',
    ],
    [
      'a post with code',
      withBlog(undefined, document(node('w5', 'html_embed', { code: '<script>1</script>' }))),
      'posts/sand.json',
    ],
    [
      'a post without a file',
      withBlog({ page: 'news', posts: [{ ...POST, file: 'posts/gone.json' }] }),
      'posts/gone.json',
    ],
  ])('is refused with %s', async (_, files, place) => {
    await expect(install(await files)).rejects.toMatchObject({
      code: 400,
      message: 'MODULE.UPDATES.THEME_NOT_VALID',
      data: { details: { place } },
    });
  });

  test('imports its posts as drafts with their links and images, next to those of the site', async () => {
    await install(await withBlog());
    const own = await posts.save({ item: { name: 'Mine', url: 'on-sand' } });
    expect(await themes.activate({ id: 'cove', with_pages: true })).toEqual({ pages: 3 });
    const { items } = await posts.getList({ count: 10 });
    const added = items.find(({ id }) => id !== own.id);
    expect(added).toMatchObject({ name: 'On sand', url: 'on-sand-2', status: 'draft' });
    expect(added?.short_description).toBe('<p>Why</p>');
    expect(added).toMatchObject({ image_id: expect.any(Number), published_at: null });
    const { document: content } = await posts.get({ id: added?.id ?? 0 });
    expect(JSON.stringify(content)).toMatch(/link:page\/\d+/);
    const { items: pages } = await client.PagesService.getList({ count: 200 });
    const news = pages.find(({ name }) => name === 'News');
    expect(news).toMatchObject({ status: 'draft' });
    expect(await blog.getSettings()).toMatchObject({ values: { blog_page_id: news?.id } });
    await themes.activate({ id: 'harbor', restore: true });
    await themes.activate({ id: 'cove', restore: true, with_pages: true });
    expect(await blog.getSettings()).toMatchObject({ values: { blog_page_id: news?.id } });
    expect((await posts.getList({ count: 10 })).total).toBe(3);
  });
});

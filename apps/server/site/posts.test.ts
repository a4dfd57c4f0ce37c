import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { textDocument } from '../testing/documents.ts';
import { testPages } from '../testing/pages.ts';
import { SERVICE_DATABASES } from '../testing/stores.ts';

const HOUR = 3_600_000;

/** What schema.org has of a BlogPosting, as search engines require it. */
const BLOG_POSTING = z.strictObject({
  '@type': z.literal('BlogPosting'),
  '@id': z.url(),
  headline: z.string().min(1),
  mainEntityOfPage: z.strictObject({ '@id': z.url() }),
  datePublished: z.iso.datetime(),
  dateModified: z.iso.datetime(),
  author: z.strictObject({ '@type': z.literal('Person'), name: z.string().min(1) }),
  image: z.url().optional(),
});

describe.each(SERVICE_DATABASES)('public posts on %s', async (kind) => {
  let ahead = 0;
  const { client, create, server } = await testPages(kind, { clock: () => Date.now() + ahead });
  const { PostsService: posts, PagesService: pages, SettingsService: settings } = client;
  const guest = server.browser();
  const read = async (path: string) => {
    const response = await guest.fetch(path);
    return { status: response.status, text: await response.text(), headers: response.headers };
  };
  const status = async (path: string) => (await read(path)).status;
  const blog = await create('Blog');
  await settings.save({ group: 'blog', values: { blog_page_id: blog.id } });
  const design = await pages.getDesign({ id: blog.id });
  await pages.saveDesign({
    id: blog.id,
    sections: {
      header: textDocument('<p>Top of the site</p>'),
      content: textDocument('<p>All posts</p>'),
    },
    revision: design.revision,
    revisions: design.revisions,
  });
  const write = (name: string, more: object = {}) =>
    posts.save({
      item: {
        name,
        status: 'publish',
        document: textDocument(`<h1>${name}</h1>`),
        ...more,
      },
    });

  test('are shown under the blog page in the site’s layout', async () => {
    const me = await client.AuthService.me();
    await write('First post', { seo_description: 'About it' });
    const { status: code, text } = await read('/blog/first-post/');
    expect(code).toBe(200);
    expect(text).toContain('<h1>First post</h1>');
    expect(text).toContain('Top of the site');
    expect(text).toContain('<link rel="canonical" href="http://site.example/blog/first-post/">');
    expect(text).toContain('<meta property="og:type" content="article">');
    expect(text).toContain('article:published_time');
    const graph = JSON.parse(/ld\+json">(.*?)<\/script>/.exec(text)?.[1] ?? '{}')['@graph'];
    const posting = graph.find((thing: { '@type': string }) => thing['@type'] === 'BlogPosting');
    expect(BLOG_POSTING.safeParse(posting)).toMatchObject({ success: true });
    expect(posting.author.name).toBe(me?.name);
    const crumbs = graph.find((thing: { '@type': string }) => thing['@type'] === 'BreadcrumbList');
    expect(crumbs.itemListElement.map(({ name }: { name: string }) => name).slice(-2)).toEqual([
      'Blog',
      'First post',
    ]);
    expect((await read('/blog/first-post')).headers.get('location')).toBe('/blog/first-post/');
  });

  test('that are drafts or scheduled look like missing ones', async () => {
    const draft = await write('Drafted', { status: 'draft' });
    const missing = await read('/blog/nothing-here/');
    expect(missing.status).toBe(404);
    const hidden = await read('/blog/drafted/');
    expect([hidden.status, hidden.text]).toEqual([404, missing.text]);
    const published_at = new Date(Date.now() + ahead + HOUR).toISOString();
    await write('Scheduled', { published_at });
    expect(await status('/blog/scheduled/')).toBe(404);
    expect((await read('/sitemap.xml')).text).not.toContain('/blog/scheduled/');
    ahead += HOUR + 1000;
    expect(await status('/blog/scheduled/')).toBe(200);
    expect((await read('/sitemap.xml')).text).toContain('/blog/scheduled/');
    await posts.setStatus({ id: draft.id, status: 'publish' });
    expect(await status('/blog/drafted/')).toBe(200);
  });

  test('move with the blog page, and links follow', async () => {
    const post = await write('Moving');
    const page = await create('Linking');
    const { revision } = await pages.getDesign({ id: page.id });
    const link = `<p><a href="link:blog.post/${post.id}">Read</a> <a href="link:blog.index">All</a></p>`;
    await pages.saveDesign({ id: page.id, sections: { content: textDocument(link) }, revision });
    expect((await read('/linking/')).text).toContain('href="/blog/moving/"');
    expect((await read('/linking/')).text).toContain('href="/blog/"');
    const stored = await pages.get({ id: blog.id });
    await pages.save({ item: { id: blog.id, url: 'news' }, revision: stored.revision });
    expect((await read('/linking/')).text).toContain('href="/news/moving/"');
    expect((await read('/linking/')).text).toContain('href="/news/"');
    expect(await status('/blog/moving/')).toBe(404);
    expect((await read('/news/moving/')).text).toContain('<h1>Moving</h1>');
    expect((await read('/sitemap.xml')).text).toContain('/news/moving/');
    await posts.delete({ ids: [post.id] });
    expect((await read('/linking/')).text).not.toContain('/news/moving/');
    expect(await status('/news/moving/')).toBe(404);
    expect((await read('/sitemap.xml')).text).not.toContain('/news/moving/');
  });

  test('show saved designs immediately and unsaved ones under a signed URL', async () => {
    const post = await write('Designed');
    expect((await read('/news/designed/')).text).toContain('<h1>Designed</h1>');
    const { revision } = await posts.getDesign({ id: post.id });
    const sections = { content: textDocument('<h1>Changed</h1>') };
    const { url } = await posts.createLook({ id: post.id, sections });
    expect((await read(url)).text).toContain('<h1>Changed</h1>');
    expect((await read('/news/designed/')).text).toContain('<h1>Designed</h1>');
    await posts.saveDesign({ id: post.id, sections, revision });
    expect((await read('/news/designed/')).text).toContain('<h1>Changed</h1>');
  });
});

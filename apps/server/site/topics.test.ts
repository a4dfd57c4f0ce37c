import { FORM_FIELD } from '@plinth/model';
import { parseJsonFeed, parseRssFeed } from 'feedsmith';
import { describe, expect, test } from 'vitest';
import { countingSite } from '../testing/counting-site.ts';
import { node, textDocument } from '../testing/documents.ts';
import { fieldErrorMatching, testPages } from '../testing/pages.ts';
import { sampleDocument } from '../testing/sample-page.ts';
import { SERVICE_DATABASES } from '../testing/stores.ts';

const HOUR = 3_600_000;

const inColumn = (...widgets: ReturnType<typeof node>[]) =>
  node('root', 'section', {}, [node('row', 'row', {}, [node('column', 'column', {}, widgets)])]);

describe.each(SERVICE_DATABASES)('categories and tags on %s', async (kind) => {
  const { client, create, server } = await testPages(kind);
  const { PostsService: posts, PagesService: pages, SettingsService: settings } = client;
  const blog = await posts.setUpBlog({ name: 'Blog', status: 'publish' });
  await settings.save({ group: 'blog', values: { blog_page_id: blog.id, posts_per_page: 2 } });
  const publish = (name: string, hours: number, topics: object) =>
    posts.save({
      item: {
        ...{ name, status: 'publish', ...topics, document: textDocument('<p>Text</p>') },
        published_at: new Date(Date.now() + hours * HOUR).toISOString(),
      },
    });
  const tide = await publish('Tide', -1, { categories: ['Nature'], tags: ['Sea & sky', 'Moon'] });
  await publish('Boats', -2, { tags: ['sea   SKY'] });
  await publish('Harbor', -3, { tags: ['Sea sky', 'sea-sky'], categories: ['Nature'] });
  await publish('Bread', -4, { categories: ['Food'] });
  const change = async (id: number, fields: object) =>
    posts.save({ item: { id, ...fields }, revision: (await posts.get({ id })).revision });
  const visit = async (path: string) => {
    const response = await server.browser().fetch(path, { redirect: 'manual' });
    const to = response.headers.get('location');
    return { status: response.status, to, html: await response.text() };
  };
  const names = async (path: string) =>
    [...(await visit(path)).html.matchAll(/<h2[^>]*><a[^>]*>([^<]+)/g)].map(([, name]) => name);

  test('are stored with a slug, each once', async () => {
    expect(tide).toMatchObject({
      categories: [{ name: 'Nature', slug: 'nature' }],
      tags: [
        { name: 'Sea & sky', slug: 'sea-sky' },
        { name: 'Moon', slug: 'moon' },
      ],
    });
    const { items } = await posts.getTopics();
    expect(items.map(({ kind: of, slug, count }) => [of, slug, count])).toEqual([
      ['category', 'food', 1],
      ['category', 'nature', 2],
      ['tag', 'moon', 1],
      ['tag', 'sea-sky', 3],
    ]);
    const copy = await posts.duplicate({ id: tide.id });
    expect(copy.tags).toEqual(tide.tags);
    await posts.delete({ ids: [copy.id] });
  });

  test.each([
    ['tags', ['!!!'], 'valueInvalid'],
    ['categories', ['  '], 'isEmpty'],
    ['tags', ['x'.repeat(101)], 'stringLengthTooLong'],
    ['tags', Array.from({ length: 21 }, (_, index) => `Tag ${index}`), undefined],
  ])('%s refuse %j', async (field, names_, key) => {
    const refused = posts.save({ item: { name: 'X', [field]: names_ } });
    await expect(refused).rejects.toMatchObject({ type: 'VALIDATION' });
    if (key === 'valueInvalid') {
      await expect(refused).rejects.toMatchObject(fieldErrorMatching(field, key));
    }
  });

  test.each([
    [
      ['C', 'C++', 'C#', '#c'],
      ['c', 'c-plus-plus', 'c-sharp'],
    ],
    [
      ['東京 2024', '大阪 2024'],
      ['dongjing-2024', 'daban-2024'],
    ],
    [
      ['Müller', 'Ёлка'],
      ['mueller', 'yolka'],
    ],
  ])('%j have the slugs %j', async (tags, slugs) => {
    const post = await posts.save({ item: { name: 'Signs', tags } });
    expect(post.tags.map(({ slug }) => slug)).toEqual(slugs);
    await posts.delete({ ids: [post.id] });
  });

  test('different names with one slug are refused', async () => {
    const refused = posts.save({ item: { name: 'X', tags: ['Müller', 'Mueller'] } });
    await expect(refused).rejects.toMatchObject(fieldErrorMatching('tags', 'recordFound'));
  });

  test('redirects may start where an archive was', async () => {
    const { RedirectsService: redirects } = client;
    const item = { old_url: '/blog/tag/gone/', new_url: '/blog/' };
    const { id } = await redirects.save({ item });
    expect(await visit('/blog/tag/gone/')).toMatchObject({ status: 301, to: '/blog/' });
    await redirects.delete({ ids: [id] });
  });

  test('filter the list of posts', async () => {
    const listed = async (topic: string) =>
      (await posts.getList({ filter: { topic }, sort: 'name' })).items.map(({ name }) => name);
    expect(await listed('tag/sea-sky')).toEqual(['Boats', 'Harbor', 'Tide']);
    expect(await listed('category/sea-sky')).toEqual([]);
    expect(await listed('tag/sea_sky')).toEqual([]);
    await expect(listed('tag')).rejects.toMatchObject({ type: 'VALIDATION' });
  });

  test('have archives in pages with a title, a URL, and a feed of their own', async () => {
    const path = '/blog/tag/sea-sky/';
    expect(await names(path)).toEqual(['Tide', 'Boats']);
    const { html } = await visit(path);
    expect(html).toContain('<title>Sea &amp; sky – Blog');
    expect(html).toContain(`rel="canonical" href="http://site.example${path}"`);
    expect(html).toContain('href="http://site.example/feed.xml?tag=sea-sky"');
    expect(html).toMatch(/<span>Tag:<\/span> <strong>Sea &amp; sky<\/strong>/);
    expect(html).toContain('<a href="/blog/category/nature/" rel="tag">Nature</a>');
    expect(html).toContain(`rel="next" href="http://site.example${path}?page=2"`);
    expect(await names(`${path}?page=2`)).toEqual(['Harbor']);
    expect(await visit(`${path}?page=1`)).toMatchObject({ status: 301, to: path });
    expect(await visit('/blog/tag/sea-sky')).toMatchObject({ status: 301, to: path });
    const sitemap = (await visit('/sitemap.xml')).html;
    for (const one of [path, '/blog/tag/moon/', '/blog/category/nature/', '/blog/category/food/']) {
      expect(sitemap).toContain(`<loc>http://site.example${one}</loc>`);
    }
  });

  test.each([
    '/blog/tag/sea/',
    '/blog/category/sea-sky/',
    '/blog/tag/',
    '/blog/tags/sea-sky/',
    '/tag/sea-sky/',
    '/blog/tag/sea-sky/?page=3',
    '/blog/tag/sea-sky/more/',
    '/feed.xml?tag=sea',
    '/feed.xml?tag=sea-sky&category=nature',
    '/feed.json?tag=',
  ])('%s does not exist', async (path) => {
    expect((await visit(path)).status).toBe(404);
  });

  test('have feeds with their posts', async () => {
    const rss = parseRssFeed((await visit('/feed.xml?tag=sea-sky')).html);
    expect(rss.items?.map(({ title }) => title)).toEqual(['Tide', 'Boats', 'Harbor']);
    expect(rss.title).toMatch(/^Sea & sky – /);
    expect(rss.items?.[0]?.categories?.map(({ name }) => name)).toContain('Moon');
    const json = parseJsonFeed((await visit('/feed.json?category=food')).html);
    expect(json.items?.map(({ title }) => title)).toEqual(['Bread']);
  });

  test('follow each change of a post at the next request', async () => {
    const bread = (await posts.getList({ search: 'Bread' })).items[0];
    const id = bread?.id ?? 0;
    expect(await names('/blog/category/nature/')).toEqual(['Tide', 'Harbor']);
    await change(id, { categories: ['Nature'] });
    expect(await names('/blog/category/nature/')).toEqual(['Tide', 'Harbor']);
    expect(await names('/blog/category/nature/?page=2')).toEqual(['Bread']);
    expect((await visit('/blog/category/food/')).status).toBe(404);
    await change(id, { categories: ['Food'], status: 'draft' });
    expect((await visit('/blog/category/food/')).status).toBe(404);
    expect((await visit('/sitemap.xml')).html).not.toContain('/category/food/');
    await change(id, { status: 'publish' });
    expect(await names('/blog/category/food/')).toEqual(['Bread']);
    expect((await visit('/blog/category/nature/?page=2')).status).toBe(404);
  });

  test('relate posts, which also lead to the previous and next one', async () => {
    const { html } = await visit('/blog/boats/');
    const parts = html.split('class="moto-posts-title"');
    expect(parts[0]).toMatch(
      /moto-posts-side">Previous post<[\s\S]*Harbor[\s\S]*Next post<[\s\S]*Tide/,
    );
    expect(parts[1]).toMatch(/Related posts[\s\S]*Tide[\s\S]*Harbor/);
    expect(parts[1]).not.toContain('Bread');
    const first = (await visit('/blog/bread/')).html;
    expect(first).toContain('Next post');
    expect(first).not.toMatch(/Previous post|Related posts/);
    const bread = (await posts.getList({ search: 'Bread' })).items[0];
    await change(bread?.id ?? 0, { tags: ['Moon'], name: 'Rye bread' });
    expect((await visit('/blog/bread/')).html).toMatch(/Related posts[\s\S]*Tide/);
    expect((await visit('/blog/harbor/')).html).toMatch(/Previous post<[\s\S]*Rye bread/);
  });

  test('a page lists the posts of one topic, in pages of its own', async () => {
    const { id } = await create('Sea news');
    const { revision } = await pages.getDesign({ id });
    const content = inColumn(
      node('list', 'blog_post_list', { topic: 'tag/sea-sky' }),
      node('pages', 'pagination', { topic: 'tag/sea-sky' }),
    );
    await pages.saveDesign({ id, revision, sections: { content } });
    expect(await names('/sea-news/')).toEqual(['Tide', 'Boats']);
    const { html } = await visit('/sea-news/');
    expect(html).toContain('href="/sea-news/?page=2"');
    expect(html).not.toMatch(/min read|class="moto-post-list-topic"/);
    expect(await names('/sea-news/?page=2')).toEqual(['Harbor']);
    expect((await visit('/sea-news/?page=3')).status).toBe(404);
    await pages.delete({ ids: [id] });
  });

  test.each([true, false])('lists read the texts of posts for reading times: %s', async (isOn) => {
    const { id } = await create(`Times ${isOn}`);
    const path = `/times-${isOn}/`;
    const { revision } = await pages.getDesign({ id });
    const list = { topic: 'tag/sea-sky', has_reading_time: isOn };
    const content = inColumn(
      node('list', 'blog_post_list', list),
      node('pages', 'pagination', { topic: 'tag/sea-sky' }),
    );
    await pages.saveDesign({ id, revision, sections: { content } });
    const site = await countingSite(server);
    expect((await site.show(id, path)).includes('1 min read')).toBe(isOn);
    const design = await posts.getDesign({ id: tide.id });
    const sections = { content: textDocument(`<p>${isOn}</p>`) };
    await posts.saveDesign({ id: tide.id, revision: design.revision, sections });
    expect(site.cache.find(path) === undefined).toBe(isOn);
    await pages.delete({ ids: [id] });
  });

  test('an archive takes at most 6 queries', async () => {
    const site = await countingSite(server);
    const owner = { kind: 'page', id: blog.id } as const;
    const topic = { kind: 'tag', slug: 'sea-sky' } as const;
    const show = () => site.responses.document(owner, { path: '/blog/tag/sea-sky/' }, { topic });
    expect(await show()).toBeDefined();
    site.cache.clear();
    expect(await site.queries(show)).toBeLessThanOrEqual(6);
  });

  test('have archives with a list while the blog page has none', async () => {
    const { revision } = await pages.getDesign({ id: blog.id });
    const content = textDocument('<p>Welcome</p>');
    await pages.saveDesign({ id: blog.id, revision, sections: { content } });
    expect(await names('/blog/')).toEqual([]);
    expect(await names('/blog/tag/sea-sky/')).toEqual(['Tide', 'Boats']);
  });

  test('have a list while the blog page has links to its pages only', async () => {
    const { revision } = await pages.getDesign({ id: blog.id });
    const content = sampleDocument({ widget: 'pagination', properties: {} });
    await pages.saveDesign({ id: blog.id, revision, sections: { content } });
    expect(await names('/blog/tag/sea-sky/')).toEqual(['Tide', 'Boats']);
    const { html } = await visit('/blog/tag/sea-sky/');
    expect(html.match(/class="moto-pagination"/g)).toHaveLength(1);
  });

  test('answer a form that was sent from them without the script', async () => {
    const { revision } = await pages.getDesign({ id: blog.id });
    const fields = [{ type: 'name', label: 'Name', is_required: true }] as never;
    const content = sampleDocument({ widget: 'contact_form', properties: { fields } });
    await pages.saveDesign({ id: blog.id, revision, sections: { content } });
    const body = new URLSearchParams({ [FORM_FIELD]: 'content-w0' });
    const response = await server
      .browser()
      .fetch('/blog/tag/sea-sky/?page=2', { method: 'POST', body });
    expect(response.status).toBe(422);
    const html = await response.text();
    expect(html).toContain('Harbor');
    expect(html).not.toContain('Boats');
  });

  test('give way to a page at their path', async () => {
    const tag = await create('Tag', { parent_id: blog.id, status: 'publish' });
    await create('Moon', { parent_id: tag.id, status: 'publish' });
    expect((await visit('/blog/tag/moon/')).html).not.toContain('<h2');
    expect((await visit('/blog/tide/')).html).not.toContain('href="/blog/tag/moon/"');
    expect((await visit('/feed.xml?tag=moon')).html).not.toContain('/blog/tag/moon/');
  });
});

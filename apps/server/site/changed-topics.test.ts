import { parseRssFeed } from 'feedsmith';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { node, textDocument } from '../testing/documents.ts';
import { fieldErrorMatching, testPages } from '../testing/pages.ts';
import { SERVICE_DATABASES } from '../testing/stores.ts';

describe.each(SERVICE_DATABASES)('renamed and deleted topics on %s', async (kind) => {
  const { client, create, server } = await testPages(kind);
  const { PostsService: posts, PagesService: pages } = client;
  await posts.setUpBlog({ name: 'Blog', status: 'publish' });
  const publish = (name: string, tags: readonly string[]) =>
    posts.save({
      item: {
        ...{ name, status: 'publish', tags: [...tags] },
        document: textDocument('<p><a href="/blog/tag/boats/">Boats</a></p>'),
      },
    });
  await publish('Tide', ['Sea', 'Boats']);
  await publish('Harbor', ['Boats']);
  await posts.save({ item: { name: 'Draft', tags: ['Boats'] } });
  const visit = async (path: string) => {
    const response = await server.browser().fetch(path, { redirect: 'manual' });
    const to = response.headers.get('location');
    return { status: response.status, to, html: await response.text() };
  };
  const tag = (slug: string) => ({ kind: 'tag', slug }) as const;
  const rename = async (slug: string, name: string, more: { merge?: boolean } = {}) => {
    const expected = await countOf(slug);
    return posts.renameTopic({ topic: tag(slug), expected, name, ...more });
  };
  const remove = async (slug: string) =>
    posts.deleteTopic({ topic: tag(slug), expected: await countOf(slug) });
  const countOf = async (slug: string) =>
    (await posts.getTopics()).items.find((one) => one.slug === slug)?.count ?? 1;
  const topics = async () =>
    (await posts.getTopics()).items.map(({ slug, count }) => [slug, count]);

  test('a new name is that of all posts, and the old URLs lead on', async () => {
    const page = await create('Fleet');
    const list = node('list', 'blog_post_list', { topic: 'tag/boats' });
    const column = node('column', 'column', {}, [list]);
    const content = node('root', 'section', {}, [node('row', 'row', {}, [column])]);
    const { revision } = await pages.getDesign({ id: page.id });
    await pages.saveDesign({ id: page.id, revision, sections: { content } });
    const block = { name: 'Fleet', category: 'user_blocks', allowed: true, document: content };
    await client.BlocksService.saveToTheme({ item: block } as never);
    expect((await visit('/blog/tag/boats/')).status).toBe(200);
    const renamed = await rename('boats', 'Ships & boats');
    const stored = await server.context.store.read.selectFrom('block').select('document').execute();
    expect(stored.map(({ document }) => document)).toEqual([
      expect.stringContaining('"topic":"tag/ships-boats"'),
    ]);
    expect(renamed).toEqual({ posts: 3, redirects: 1 });
    expect(await topics()).toEqual([
      ['sea', 1],
      ['ships-boats', 3],
    ]);
    const to = '/blog/tag/ships-boats/';
    expect(await visit('/blog/tag/boats/')).toMatchObject({ status: 301, to });
    expect((await visit(to)).html).toContain('Ships &amp; boats');
    expect((await visit('/blog/tide/')).html).toContain(`href="${to}"`);
    expect((await visit('/fleet/')).html).toContain('Harbor');
    const feed = parseRssFeed((await visit('/feed.xml?tag=boats')).html);
    expect(feed.items?.map(({ title }) => title)).toEqual(['Harbor', 'Tide']);
  });

  test('nothing changes if the redirect fails to be stored', async () => {
    const before = await topics();
    const { writer } = server.context.store;
    await sql`alter table redirect rename to redirect_away`.execute(writer);
    const renamed = rename('ships-boats', 'Vessels');
    await expect(renamed).rejects.toMatchObject({ code: 500 });
    await sql`alter table redirect_away rename to redirect`.execute(writer);
    expect(await topics()).toEqual(before);
  });

  test('only its case can change, without a redirect', async () => {
    const renamed = await rename('sea', 'SEA');
    expect(renamed).toEqual({ posts: 1, redirects: 0 });
    expect((await visit('/blog/tag/sea/')).html).toContain('SEA');
  });

  test('is refused if another one has its URL, unless they are to be merged', async () => {
    const refused = rename('sea', 'Ships boats');
    await expect(refused).rejects.toMatchObject(fieldErrorMatching('name', 'recordFound'));
    expect(await topics()).toContainEqual(['sea', 1]);
  });

  test('changes nothing if other posts have it now', async () => {
    const before = await topics();
    const outdated = { topic: tag('ships-boats'), expected: 2 };
    const conflict = { type: 'CONFLICT' };
    const renamed = posts.renameTopic({ ...outdated, name: 'Vessels' });
    await expect(renamed).rejects.toMatchObject(conflict);
    await expect(posts.deleteTopic(outdated)).rejects.toMatchObject(conflict);
    expect(await topics()).toEqual(before);
  });

  test('merged ones have the name of the other, once per post', async () => {
    await rename('sea', 'Ships boats', { merge: true });
    expect((await posts.getTopics()).items).toEqual([
      { kind: 'tag', name: 'Ships & boats', slug: 'ships-boats', count: 3 },
    ]);
    expect(await visit('/blog/tag/sea/')).toMatchObject({ to: '/blog/tag/ships-boats/' });
  });

  test('can go back to the first name', async () => {
    await rename('ships-boats', 'Boats');
    expect((await visit('/blog/tag/boats/')).status).toBe(200);
    for (const slug of ['ships-boats', 'sea'])
      expect(await visit(`/blog/tag/${slug}/`)).toMatchObject({ to: '/blog/tag/boats/' });
  });

  test('a deleted one leads to the blog', async () => {
    const deleted = await remove('boats');
    expect(deleted).toEqual({ posts: 3, redirects: 1 });
    expect(await topics()).toEqual([]);
    expect(await visit('/blog/tag/boats/')).toMatchObject({ status: 301, to: '/blog/' });
    expect((await posts.getList({})).total).toBe(3);
  });

  test('redirects lead to one that is back after its deletion', async () => {
    const save = (name: string, tags: string[]) =>
      posts.save({ item: { name, status: 'publish', tags } });
    await save('Anchor', ['Boats']);
    expect((await visit('/blog/tag/boats/')).status).toBe(200);
    await save('Rope', ['Gear']);
    await rename('gear', 'Boats', { merge: true });
    expect(await visit('/blog/tag/gear/')).toMatchObject({ to: '/blog/tag/boats/' });
  });

  test('one that no post has, and names without letters, are refused', async () => {
    const none = rename('none', 'Some');
    await expect(none).rejects.toMatchObject({ type: 'NOT_FOUND' });
    const noName = rename('none', '!!!');
    await expect(noName).rejects.toMatchObject(fieldErrorMatching('name', 'valueInvalid'));
  });
});

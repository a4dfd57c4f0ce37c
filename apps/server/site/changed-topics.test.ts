import { parseRssFeed } from 'feedsmith';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { node, textDocument } from '../testing/documents.ts';
import { fieldErrorMatching, testPages } from '../testing/pages.ts';
import { SERVICE_DATABASES } from '../testing/stores.ts';

describe.each(SERVICE_DATABASES)('renamed and deleted topics on %s', async (kind) => {
  const { client, create, server } = await testPages(kind);
  const { PostsService: posts, PagesService: pages } = client;
  await posts.setUpBlog({ name: 'Blog', status: 'publish' });
  const publish = (name: string, ...tags: string[]) =>
    posts.save({ item: { name, status: 'publish', tags, document: textDocument('<p>Text</p>') } });
  const visit = async (path: string) => {
    const response = await server.browser().fetch(path, { redirect: 'manual' });
    const to = response.headers.get('location');
    return { status: response.status, to, html: await response.text() };
  };
  const tag = (slug: string) => ({ kind: 'tag', slug }) as const;
  const path = (slug: string) => `/blog/tag/${slug}/`;
  const find = async (slug: string) =>
    (await posts.getTopics()).items.find((one) => one.slug === slug);
  const countOf = async (slug: string) => (await find(slug))?.count ?? 1;
  const rename = async (slug: string, name: string, more: { merge?: boolean } = {}) => {
    const expected = await countOf(slug);
    return posts.renameTopic({ topic: tag(slug), expected, name, ...more });
  };
  const remove = async (slug: string) =>
    posts.deleteTopic({ topic: tag(slug), expected: await countOf(slug) });

  test('a new name is that of all posts, and the old URLs lead on', async () => {
    const text = textDocument('<p><a href="/blog/tag/boats/">Boats</a></p>');
    const tags = ['Boats'];
    await posts.save({ item: { name: 'Tide', status: 'publish', tags, document: text } });
    await publish('Harbor', 'Boats');
    await posts.save({ item: { name: 'Draft', tags } });
    const page = await create('Fleet');
    const list = node('list', 'blog_post_list', { topic: 'tag/boats' });
    const column = node('column', 'column', {}, [list]);
    const content = node('root', 'section', {}, [node('row', 'row', {}, [column])]);
    const { revision } = await pages.getDesign({ id: page.id });
    await pages.saveDesign({ id: page.id, revision, sections: { content } });
    const block = { name: 'Fleet', category: 'user_blocks', allowed: true, document: content };
    await client.BlocksService.saveToTheme({ item: block } as never);
    expect((await visit(path('boats'))).status).toBe(200);
    expect(await rename('boats', 'Ships & boats')).toEqual({ posts: 3, redirects: 1 });
    const stored = await server.context.store.read.selectFrom('block').select('document').execute();
    expect(stored.map(({ document }) => document)).toEqual([
      expect.stringContaining('"topic":"tag/ships-boats"'),
    ]);
    expect(await find('boats')).toBeUndefined();
    expect(await countOf('ships-boats')).toBe(3);
    const to = path('ships-boats');
    expect(await visit(path('boats'))).toMatchObject({ status: 301, to });
    expect((await visit(to)).html).toContain('Ships &amp; boats');
    expect((await visit('/blog/tide/')).html).toContain(`href="${to}"`);
    expect((await visit('/fleet/')).html).toContain('Harbor');
    const feed = parseRssFeed((await visit('/feed.xml?tag=boats')).html);
    expect(feed.items?.map(({ title }) => title)).toEqual(['Harbor', 'Tide']);
  });

  test('nothing changes if the redirect fails to be stored', async () => {
    await publish('Ferry', 'Ferries');
    const { writer } = server.context.store;
    await sql`alter table redirect rename to redirect_away`.execute(writer);
    onTestFinished(
      async () => void (await sql`alter table redirect_away rename to redirect`.execute(writer)),
    );
    await expect(rename('ferries', 'Vessels')).rejects.toMatchObject({ code: 500 });
    expect(await find('ferries')).toMatchObject({ name: 'Ferries', count: 1 });
    expect(await find('vessels')).toBeUndefined();
  });

  test('only its case can change, without a redirect', async () => {
    await publish('Surf', 'Surf');
    expect(await rename('surf', 'SURF')).toEqual({ posts: 1, redirects: 0 });
    expect((await visit(path('surf'))).html).toContain('SURF');
  });

  test('is refused if another one has its URL, unless they are to be merged', async () => {
    await publish('Eel', 'Eels');
    await publish('Cod', 'Cod fish');
    const refused = rename('eels', 'Cod Fish');
    await expect(refused).rejects.toMatchObject(fieldErrorMatching('name', 'recordFound'));
    expect(await countOf('eels')).toBe(1);
  });

  test('changes nothing if other posts have it now', async () => {
    await publish('Gull', 'Gulls');
    const outdated = { topic: tag('gulls'), expected: 2 };
    const conflict = { type: 'CONFLICT' };
    const renamed = posts.renameTopic({ ...outdated, name: 'Birds' });
    await expect(renamed).rejects.toMatchObject(conflict);
    await expect(posts.deleteTopic(outdated)).rejects.toMatchObject(conflict);
    expect(await find('gulls')).toMatchObject({ name: 'Gulls', count: 1 });
  });

  test('merged ones have the name of the other, once per post', async () => {
    await publish('Oar', 'Rowing', 'Row & paddle');
    await publish('Paddle', 'Row & paddle');
    await rename('rowing', 'Row paddle', { merge: true });
    expect(await find('rowing')).toBeUndefined();
    expect(await find('row-paddle')).toEqual({
      ...{ kind: 'tag', name: 'Row & paddle', slug: 'row-paddle', count: 2 },
    });
    expect(await visit(path('rowing'))).toMatchObject({ to: path('row-paddle') });
  });

  test('can go back to the first name', async () => {
    await publish('Crab', 'Crabs');
    await rename('crabs', 'Shellfish');
    await publish('Shrimp', 'Shrimps');
    await rename('shrimps', 'Shellfish', { merge: true });
    await rename('shellfish', 'Crabs');
    expect((await visit(path('crabs'))).status).toBe(200);
    for (const slug of ['shellfish', 'shrimps'])
      expect(await visit(path(slug))).toMatchObject({ to: path('crabs') });
  });

  test('a deleted one leads to the blog', async () => {
    const { id } = await publish('Knot', 'Knots');
    expect((await visit(path('knots'))).status).toBe(200);
    expect(await remove('knots')).toEqual({ posts: 1, redirects: 1 });
    expect(await find('knots')).toBeUndefined();
    expect(await visit(path('knots'))).toMatchObject({ status: 301, to: '/blog/' });
    expect((await posts.get({ id })).tags).toEqual([]);
  });

  test('redirects lead to one that is back after its deletion', async () => {
    await publish('Chain', 'Anchors');
    await remove('anchors');
    await publish('Anchor', 'Anchors');
    expect((await visit(path('anchors'))).status).toBe(200);
    await publish('Rope', 'Gear');
    await rename('gear', 'Anchors', { merge: true });
    expect(await visit(path('gear'))).toMatchObject({ to: path('anchors') });
  });

  test('one that no post has, and names without letters, are refused', async () => {
    const none = rename('none', 'Some');
    await expect(none).rejects.toMatchObject({ type: 'NOT_FOUND' });
    const noName = rename('none', '!!!');
    await expect(noName).rejects.toMatchObject(fieldErrorMatching('name', 'valueInvalid'));
  });
});

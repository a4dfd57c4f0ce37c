import { describe, expect, test } from 'vitest';
import { countingSite } from '../testing/counting-site.ts';
import { node, textDocument } from '../testing/documents.ts';
import { testPages } from '../testing/pages.ts';
import { SERVICE_DATABASES } from '../testing/stores.ts';

const HOUR = 3_600_000;

describe.each(SERVICE_DATABASES)('recent posts on %s', async (kind) => {
  const { client, create, server } = await testPages(kind);
  const { PostsService: posts, PagesService: pages } = client;
  const blog = await create('Blog');
  const values = { blog_page_id: blog.id };
  await client.SettingsService.save({ group: 'blog', values });

  const pageWith = async (name: string, content: ReturnType<typeof node>) => {
    const { id } = await create(name);
    const { revision } = await pages.getDesign({ id });
    await pages.saveDesign({ id, sections: { content }, revision });
    return id;
  };
  const list = (properties: object) =>
    node('root', 'section', {}, [
      node('row', 'row', {}, [
        node('column', 'column', {}, [
          node('posts', 'blog_recent_posts', {
            has_descriptions: true,
            animation: { name: 'fade_in' },
            ...properties,
          }),
        ]),
      ]),
    ]);
  const news = await pageWith('News', list({ count: 2 }));
  const plain = await pageWith('Plain', textDocument('<p>Plain</p>'));

  const publish = (name: string, more: object = {}) =>
    posts.save({ item: { name, status: 'publish', ...more } });
  const change = async (id: number, fields: object) => {
    const { revision } = await posts.get({ id });
    return posts.save({ item: { id, ...fields }, revision });
  };
  const at = (ms: number) => new Date(ms).toISOString();

  /**
   * Shows both pages, so that they are cached. `dropped` tells which of them a change has evicted.
   */
  const openSite = async () => {
    const site = await countingSite(server);
    const show = async () => {
      await site.show(plain, '/plain/');
      return site.show(news, '/news/');
    };
    const droppedBy = async (work: () => Promise<unknown>) => {
      await show();
      await work();
      return ['/news/', '/plain/'].filter((path) => !site.cache.find(path));
    };
    return { ...site, show, droppedBy };
  };

  test('are rendered once, latest first, with links and dates', async () => {
    await publish('Oldest', { published_at: at(Date.now() - 3 * HOUR) });
    await publish('Older', { published_at: '2026-01-02T12:00:00.000Z' });
    await publish('Newest', {
      published_at: at(Date.now() - HOUR),
      short_description: '<p>In</p>',
    });
    await posts.save({ item: { name: 'Draft' } });
    const site = await openSite();
    const html = await site.show();
    expect(site.renders()).toBe(1);
    expect(html.indexOf('Newest')).toBeLessThan(html.indexOf('Oldest'));
    expect(html).toContain('href="/blog/newest/"');
    expect(html).toContain('<p>In</p>');
    expect(html).not.toMatch(/Older|Draft/);
  });

  test('evict exactly the pages that show the saved post', async () => {
    const shown = await publish('Shown');
    const site = await openSite();
    const hidden = (await posts.getList({ search: 'Older' })).items[0];
    const draft = (await posts.getList({ search: 'Draft' })).items[0];
    if (!hidden || !draft) throw new Error('the posts of the first test are gone');
    const { droppedBy } = site;
    expect(await droppedBy(() => change(shown.id, { name: 'Renamed' }))).toEqual(['/news/']);
    expect(await site.show()).toContain('Renamed');
    expect(await droppedBy(() => change(hidden.id, { seo_title: 'Other' }))).toEqual([]);
    expect(await droppedBy(() => change(draft.id, { name: 'Still a draft' }))).toEqual([]);
    const { revision } = await posts.getDesign({ id: shown.id });
    const sections = { content: textDocument('<p>Words</p>') };
    const design = () => posts.saveDesign({ id: shown.id, sections, revision });
    expect(await droppedBy(design)).toEqual([]);
    expect(await droppedBy(() => posts.setStatus({ id: draft.id, status: 'publish' }))).toEqual([
      '/news/',
    ]);
    site.passTime(HOUR);
    expect(await site.show()).toContain('Still a draft');
    expect(await droppedBy(() => posts.delete({ ids: [draft.id] }))).toEqual(['/news/']);
    expect(await site.show()).not.toContain('Still a draft');
    await posts.delete({ ids: [shown.id] });
  });

  test('appear automatically at their time', async () => {
    const site = await openSite();
    const post = await publish('Scheduled', { published_at: at(Date.now() + HOUR) });
    expect(await site.show()).not.toContain('Scheduled');
    site.passTime(HOUR / 2);
    expect(site.cache.find('/news/')).toBeDefined();
    site.passTime(HOUR);
    expect(site.cache.find('/news/')).toBeUndefined();
    expect(site.cache.find('/plain/')).toBeDefined();
    expect(await site.show()).toContain('Scheduled');
    await posts.delete({ ids: [post.id] });
  });

  test('exclude the current post and are empty without posts', async () => {
    const document = list({ count: 20, title: 'More' });
    const post = await publish('Lists others', { document });
    const site = await countingSite(server);
    const owner = { kind: 'post', id: post.id } as const;
    const response = await site.responses.document(owner, { path: '/blog/lists-others/' });
    const html = response?.variants.identity.body.toString() ?? '';
    expect(html).toContain('Newest');
    expect(html).not.toContain('href="/blog/lists-others/"');
    const { items } = await posts.getList({ count: 200 });
    await posts.delete({ ids: items.map(({ id }) => id) });
    expect(await site.show(news, '/news/')).toContain('No posts yet');
  });
});

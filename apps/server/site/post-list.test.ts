import { describe, expect, test } from 'vitest';
import { countingSite } from '../testing/counting-site.ts';
import { testPages } from '../testing/pages.ts';
import { SERVICE_DATABASES } from '../testing/stores.ts';

const HOUR = 3_600_000;

describe.each(SERVICE_DATABASES)('the list of posts in pages on %s', async (kind) => {
  const { client, server } = await testPages(kind);
  const { fetch } = await server.owner();
  const { PostsService: posts, PagesService: pages } = client;
  const blog = await posts.setUpBlog({ name: 'Blog', status: 'publish' });
  const { values } = await client.SettingsService.get({ group: 'blog' });
  await client.SettingsService.save({ group: 'blog', values: { ...values, posts_per_page: 2 } });
  const publish = (name: string, hours: number) =>
    posts.save({
      item: {
        ...{ name, status: 'publish' },
        published_at: new Date(Date.now() + hours * HOUR).toISOString(),
      },
    });
  for (const [index, name] of ['Five', 'Four', 'Three', 'Two', 'One'].entries()) {
    await publish(name, -index - 1);
  }
  await pages.create({ item: { name: 'Plain', parent_id: null, status: 'publish' } });

  const visit = async (path: string) => {
    const response = await fetch(path, { redirect: 'manual' });
    return {
      status: response.status,
      to: response.headers.get('location'),
      html: await response.text(),
    };
  };
  const names = (html: string) =>
    [...html.matchAll(/<h2[^>]*><a[^>]*>([^<]+)/g)].map(([, name]) => name);

  test('each page shows its part, with links to the others', async () => {
    const first = await visit('/blog/');
    expect(names(first.html)).toEqual(['Five', 'Four']);
    expect(first.html).toContain('rel="next" href="http://site.example/blog/?page=2"');
    expect(first.html).not.toContain('<link rel="prev"');
    const second = await visit('/blog/?page=2');
    expect(names(second.html)).toEqual(['Three', 'Two']);
    expect(second.html).toContain('rel="canonical" href="http://site.example/blog/?page=2"');
    expect(second.html).toContain('<link rel="prev" href="http://site.example/blog/">');
    expect(second.html).toContain('<link rel="next" href="http://site.example/blog/?page=3">');
    expect(second.html).toContain('<title>Blog (2/3)');
    expect(second.html).toMatch(/<a href="\/blog\/" rel="prev">/);
    expect(names((await visit('/blog/?page=3')).html)).toEqual(['One']);
  });

  test.each(['0', '-1', '4', '1e9', '02', 'two', '', '2&page=3', '999999999999'])(
    'page=%s does not exist',
    async (page) => {
      expect((await visit(`/blog/?page=${page}`)).status).toBe(404);
    },
  );

  test('the first page has the clean URL', async () => {
    expect(await visit('/blog/?page=1')).toMatchObject({ status: 301, to: '/blog/' });
    expect(await visit('/blog/?page=1&ref=mail')).toMatchObject({ to: '/blog/?ref=mail' });
    expect(names((await visit('/blog/?ref=mail&page=2')).html)).toEqual(['Three', 'Two']);
  });

  test('only existing pages of a list are cached', async () => {
    const site = await countingSite(server);
    const owner = { kind: 'page', id: blog.id } as const;
    const path = '/blog/';
    expect(await site.responses.document(owner, { path }, { page: 3 })).toBeDefined();
    expect(await site.responses.document(owner, { path }, { page: 4 })).toBeUndefined();
    const plain = await visit('/plain/?page=7');
    expect(plain.status).toBe(200);
    const keys = [...site.cache.entries()].map(({ key }) => key);
    expect(keys).toEqual(['/blog/?page=3']);
  });

  test('follow what is published, scheduled, renamed, and deleted', async () => {
    const scheduled = await publish('Six', 1);
    expect(names((await visit('/blog/')).html)).toEqual(['Five', 'Four']);
    const at = new Date(Date.now() - HOUR / 2).toISOString();
    const changed = { item: { id: scheduled.id, published_at: at, name: 'Seven' } };
    await posts.save({ ...changed, revision: scheduled.revision });
    expect(names((await visit('/blog/')).html)).toEqual(['Seven', 'Five']);
    expect(names((await visit('/blog/?page=3')).html)).toEqual(['Two', 'One']);
    await posts.delete({ ids: [scheduled.id] });
    expect(names((await visit('/blog/')).html)).toEqual(['Five', 'Four']);
  });

  test('a page takes at most 6 queries', async () => {
    const site = await countingSite(server);
    await site.show(blog.id, '/blog/');
    site.cache.clear();
    expect(await site.queries(() => site.show(blog.id, '/blog/'))).toBeLessThanOrEqual(6);
  });
});

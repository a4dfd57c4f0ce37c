import { describe, expect, test } from 'vitest';
import { testPages } from '../../testing/pages.ts';
import { SERVICE_DATABASES } from '../../testing/stores.ts';

describe.each(SERVICE_DATABASES)('addresses of posts on %s', async (kind) => {
  const { client, server } = await testPages(kind);
  const { PostsService: posts } = client;
  await posts.setUpBlog({ name: 'Blog', status: 'publish' });
  const item = { name: 'High tide', status: 'publish' } as const;
  const { id } = await posts.save({ item });
  const guest = server.browser();
  const read = async (path: string) => {
    const response = await guest.fetch(path, { redirect: 'manual' });
    return { status: response.status, response, text: await response.text() };
  };
  const general = (values: object) => client.SettingsService.save({ group: 'general', values });

  test.each([
    [{}, '/blog/high-tide/', '/blog/', ['/blog/high-tide.html', '/?url=blog/high-tide']],
    [
      { suffix: '.html' },
      '/blog/high-tide.html',
      '/blog.html',
      ['/blog/high-tide/', '/?url=blog/high-tide'],
    ],
    [
      { suffix: '.html', permalinks: false },
      '/?url=blog/high-tide',
      '/?url=blog',
      ['/blog/high-tide.html', '/blog/high-tide/'],
    ],
  ])(
    'with %o a post has the address %s, wherever it is named',
    async (values, own, list, others) => {
      await general({ suffix: '', permalinks: true, ...values });
      const { text, status } = await read(own);
      expect(status).toBe(200);
      const url = (await posts.get({ id })).full_url;
      expect(url).toMatch(/^https?:/);
      expect(url?.endsWith(own)).toBe(true);
      expect(text).toContain(`<link rel="canonical" href="${url}"`);
      expect((await read(list)).text).toContain(`href="${own}"`);
      for (const path of ['/feed.xml', '/feed.json', '/sitemap.xml']) {
        expect((await read(path)).text, path).toContain(url);
      }
      for (const other of others) {
        const { response } = await read(other);
        expect([response.status, response.headers.get('location')], other).toEqual([301, own]);
      }
    },
  );
});

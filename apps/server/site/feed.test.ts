import { parseJsonFeed, parseRssFeed } from 'feedsmith';
import { describe, expect, test } from 'vitest';
import { textDocument } from '../testing/documents.ts';
import { testPages } from '../testing/pages.ts';
import { SERVICE_DATABASES } from '../testing/stores.ts';
import { FEED_POSTS } from './feed.ts';

const HOUR = 3_600_000;

describe.each(SERVICE_DATABASES)('feeds on %s', async (kind) => {
  let ahead = 0;
  const clock = () => Date.now() + ahead;
  const { client, create, server } = await testPages(kind, { clock });
  const { PostsService: posts, SettingsService: settings } = client;
  const guest = server.browser();
  const rss = async () => parseRssFeed(await (await guest.fetch('/feed.xml')).text());
  const titles = async () => (await rss()).items?.map(({ title }) => title) ?? [];
  const publish = (name: string, more: object = {}) =>
    posts.save({
      item: { name, status: 'publish', document: textDocument('<p>Text</p>'), ...more },
    });
  const change = async (id: number, fields: object) =>
    posts.save({ item: { id, ...fields }, revision: (await posts.get({ id })).revision });
  const general = async (values: object) => settings.save({ group: 'general', values });
  const at = (ms: number) => new Date(ms).toISOString();

  test('are found with a blog page alone, and named by every page', async () => {
    const page = async () => (await guest.fetch('/')).text();
    expect((await guest.fetch('/feed.xml')).status).toBe(404);
    expect(await page()).not.toContain('rel="alternate"');
    const blog = await create('Blog');
    await settings.save({ group: 'blog', values: { blog_page_id: blog.id } });
    const found = await guest.fetch('/feed.xml');
    expect(found.status).toBe(200);
    expect(found.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
    expect(await titles()).toEqual([]);
    expect(await page()).toMatch(
      /<link rel="alternate" type="application\/rss\+xml" title="[^"]*" href="http:\/\/site\.example\/feed\.xml">/,
    );
  });

  test('have the name, summary, URL, dates, and author of posts, newest first', async () => {
    await publish('Older', { published_at: at(Date.now() - 2 * HOUR) });
    const { published_at } = await publish('Newer', {
      short_description: '<p>Bread &amp; <strong>butter</strong></p>',
    });
    const me = await client.AuthService.me();
    const { items = [] } = await rss();
    expect(items.map(({ title }) => title)).toEqual(['Newer', 'Older']);
    expect(items[0]).toMatchObject({
      link: 'http://site.example/blog/newer/',
      description: 'Bread & butter',
    });
    expect(Date.parse(String(items[0]?.pubDate))).toBe(
      Math.floor(Date.parse(published_at ?? '') / 1000) * 1000,
    );
    const json = parseJsonFeed(await (await guest.fetch('/feed.json')).text());
    expect(json.items?.[0]).toMatchObject({
      title: 'Newer',
      url: 'http://site.example/blog/newer/',
      authors: [{ name: me?.name }],
    });
  });

  test.each([[']]> & <b>'], ['\u{1F389} Party'], ['שלום'], ['x'.repeat(255)]])(
    'stay valid with the title %s',
    async (name) => {
      await publish(name, { short_description: `<p>${name.replace(/[<>&]/g, '-')}</p>` });
      expect((await titles())[0]).toBe(name);
    },
  );

  test('leave out drafts and posts of the future, and follow each change', async () => {
    const { id } = await publish('Changing');
    const future = { published_at: at(clock() + HOUR) };
    await publish('Later', future);
    await posts.save({ item: { name: 'Draft' } });
    const before = await titles();
    expect(before).toContain('Changing');
    expect(before).not.toContain('Draft');
    expect(before).not.toContain('Later');
    await change(id, { name: 'Changed' });
    expect(await titles()).toContain('Changed');
    await change(id, { status: 'draft' });
    expect(await titles()).not.toContain('Changed');
    ahead += 2 * HOUR;
    expect(await titles()).toContain('Later');
  });

  test.each([
    [{ under_construction: true }, 503],
    [{ password_protection: true, password: 'Secret-1' }, 404],
  ])('aren’t found on a site with %o', async (values, status) => {
    await general(values);
    for (const path of ['/feed.xml', '/feed.json']) {
      const answer = await guest.fetch(path);
      expect(answer.status).toBe(status);
      expect(await answer.text()).not.toContain('Older');
    }
    await general({ under_construction: false, password_protection: false });
    expect(await titles()).toContain('Older');
  });

  test('have the newest 50 posts', async () => {
    for (let number = 1; number <= FEED_POSTS; number += 1) await publish(`Post ${number}`);
    const all = await titles();
    expect(all).toHaveLength(FEED_POSTS);
    expect(all[0]).toBe(`Post ${FEED_POSTS}`);
    expect(all.at(-1)).toBe('Post 1');
  });
});

import { parseRssFeed } from 'feedsmith';
import { describe, expect, test } from 'vitest';
import { textDocument } from '../testing/documents.ts';
import { fieldErrorMatching, testPages } from '../testing/pages.ts';
import { SERVICE_DATABASES } from '../testing/stores.ts';

describe.each(SERVICE_DATABASES)('posts that are out of the ordinary on %s', async (kind) => {
  const { client, server } = await testPages(kind);
  const { PostsService: posts, SettingsService: settings } = client;
  await posts.setUpBlog({ name: 'Blog', status: 'publish' });
  const guest = server.browser();
  const read = async (path: string) => {
    const response = await guest.fetch(path);
    return { status: response.status, html: await response.text() };
  };
  const publish = (name: string, more: object = {}) =>
    posts.save({
      item: { name, status: 'publish', document: textDocument('<p>Text</p>'), ...more },
    });

  test('a post of 1900 is the last of the list and the feed', async () => {
    await publish('Now');
    const old = await publish('Old', { published_at: '1900-01-01T00:00:00.000Z' });
    expect((await read(`/blog/${old.url}/`)).html).toContain('1900');
    const { html } = await read('/blog/');
    expect(html.indexOf('>Now<')).toBeLessThan(html.indexOf('>Old<'));
    const feed = parseRssFeed((await read('/feed.xml')).html);
    expect(feed.items?.at(-1)?.pubDate).toMatch(/01 Jan 1900/);
  });

  test('a post of 2999 waits for its time, and the others don’t wait with it', async () => {
    const far = await publish('Far', { published_at: '2999-12-31T23:59:00.000Z' });
    expect((await read(`/blog/${far.url}/`)).status).toBe(404);
    expect((await read('/blog/')).html).not.toContain('>Far<');
    await publish('After far');
    expect((await read('/blog/')).html).toContain('>After far<');
  });

  test('posts in both hours that a time zone has twice keep their order', async () => {
    await settings.save({ group: 'general', values: { time_zone: 'Europe/Berlin' } });
    await publish('First hour', { published_at: '2026-10-25T00:30:00.000Z' });
    await publish('Second hour', { published_at: '2026-10-25T01:30:00.000Z' });
    const { html } = await read('/blog/');
    expect(html.indexOf('>Second hour<')).toBeLessThan(html.indexOf('>First hour<'));
    expect(html.match(/October 25, 2026/g)?.length).toBe(2);
  });

  test('a title of 300 characters is refused at its field', async () => {
    await expect(publish('x'.repeat(300))).rejects.toMatchObject(
      fieldErrorMatching('name', 'stringLengthTooLong'),
    );
  });

  test.each([['😀😀😀'], [']]>'], ['</script><script>x']])('%s is a title', async (name) => {
    const post = await publish(name);
    expect(post.url).toMatch(/^[a-z0-9_-]+$/);
    const { status, html } = await read(`/blog/${post.url}/`);
    expect(status).toBe(200);
    const graph = JSON.parse(/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}')['@graph'];
    expect(graph.find((one: { headline?: string }) => one.headline !== undefined).headline).toBe(
      name,
    );
    const titles = parseRssFeed((await read('/feed.xml')).html).items?.map(({ title }) => title);
    expect(titles).toContain(name);
  });

  test.each([
    [`<p>${'x'.repeat(400)}</p>`, 'x'.repeat(400)],
    ['<p><strong>Broken <em>html', 'Broken'],
    ['<script>alert(1)</script><p onclick="x">Safe</p>', '<p>Safe</p>'],
  ])('the short description %# is shown in the list', async (short_description, shown) => {
    await publish('Described', { short_description });
    const { html } = await read('/blog/');
    expect(html).toContain(shown);
    expect(html).not.toMatch(/alert\(1\)|onclick/);
    expect(html.match(/<article>/g)?.length).toBe(html.match(/<\/article>/g)?.length);
  });
});

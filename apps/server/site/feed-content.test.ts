import { parseJsonFeed, parseRssFeed } from 'feedsmith';
import { describe, expect, test } from 'vitest';
import { textDocument } from '../testing/documents.ts';
import { testPages } from '../testing/pages.ts';
import { SERVICE_DATABASES } from '../testing/stores.ts';
import { readerHtml } from './feed-content.ts';

const BASE = 'http://site.example/blog/bread/';

test.each([
  ['<p class="moto-text_normal" style="color:red">A <b>b</b></p>', '<p>A <b>b</b></p>'],
  [
    '<a href="/prices/#top" data-popup="3">P</a>',
    '<a href="http://site.example/prices/#top">P</a>',
  ],
  ['<a href="#more">M</a>', `<a href="${BASE}#more">M</a>`],
  ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
  ['<a href="http://[">x</a>', '<a>x</a>'],
  [
    '<picture><source srcset="/a.avif"><img src="/a.jpg" alt="Rye" loading="lazy"></picture>',
    '<img alt="Rye" src="http://site.example/a.jpg" />',
  ],
  ['<img alt="no source">', ''],
  ['<p>a</p><script>b</script><form><input><button>c</button></form>', '<p>a</p>'],
  ['<section><div><h2>Rye</h2></div></section>', '<h2>Rye</h2>'],
])('%s is %s in feed readers', (html, expected) => {
  expect(readerHtml(html, BASE)).toBe(expected);
});

describe.each(SERVICE_DATABASES)('whole texts in feeds on %s', async (kind) => {
  const { client, create, server } = await testPages(kind);
  const { PostsService: posts, SettingsService: settings } = client;
  const guest = server.browser();
  const text = async (path: string) => (await guest.fetch(path)).text();
  const { id: blog_page_id } = await create('Blog');
  await settings.save({ group: 'blog', values: { blog_page_id } });
  const document = textDocument('<p>Knead <strong>well</strong>. <a href="/oven/">Oven</a></p>');
  const { id } = await posts.save({ item: { name: 'Bread', status: 'publish', document } });

  test('are there once the owner wants them, and follow the post', async () => {
    expect(await text('/feed.xml')).not.toContain('Knead');
    await settings.save({ group: 'blog', values: { feed_content: 'full' } });
    const full = '<p>Knead <strong>well</strong>. <a href="http://site.example/oven/">Oven</a></p>';
    const { items: [rss] = [] } = parseRssFeed(await text('/feed.xml'));
    expect(rss?.content?.encoded).toBe(full);
    const { items: [json] = [] } = parseJsonFeed(await text('/feed.json'));
    expect(json?.content_html).toBe(full);
    const { revision } = await posts.get({ id });
    await posts.save({ item: { id, document: textDocument('<p>]]> Bake</p>') }, revision });
    const { items: [changed] = [] } = parseRssFeed(await text('/feed.xml'));
    expect(changed?.content?.encoded).toBe('<p>]]&gt; Bake</p>');
  });
});

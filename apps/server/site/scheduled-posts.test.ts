import { parseRssFeed } from 'feedsmith';
import { describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { createLogger } from '../logging.ts';
import { startServer } from '../main.ts';
import { afterUse } from '../testing/after-use.ts';
import { textDocument } from '../testing/documents.ts';
import { testPages } from '../testing/pages.ts';
import { createBrowser, OWNER, ownedBy } from '../testing/server.ts';
import { SERVICE_DATABASES, testFolder } from '../testing/stores.ts';

const MINUTE = 60_000;
const POSTS = 100;

describe.each(SERVICE_DATABASES)('100 scheduled posts on %s', async (kind) => {
  let now = Date.now();
  const { client, server } = await testPages(kind, { clock: () => now });
  const { PostsService: posts } = client;
  await posts.setUpBlog({ name: 'Blog', status: 'publish' });
  const start = now + MINUTE;
  for (let number = 0; number < POSTS; number += 1) {
    await posts.save({
      item: {
        ...{ name: `Post ${number}`, status: 'publish', tags: ['Sea'] },
        published_at: new Date(start + number * MINUTE).toISOString(),
        document: textDocument('<p>Text</p>'),
      },
    });
  }
  const guest = server.browser();
  const status = async (number: number) => (await guest.fetch(`/blog/post-${number}/`)).status;
  const read = async (path: string) => (await guest.fetch(path)).text();
  const newest = async () => /<h2[^>]*><a[^>]*>([^<]+)/.exec(await read('/blog/'))?.[1];
  const inFeed = async () => parseRssFeed(await read('/feed.xml')).items?.[0]?.title;

  test('each is live at its time, and not before, in lists and feeds too, without any visit between', async () => {
    for (const number of [0, 1, 2, 50]) {
      now = start + number * MINUTE - 1;
      expect(await status(number)).toBe(404);
      expect(await newest()).not.toBe(`Post ${number}`);
      expect(await inFeed()).not.toBe(`Post ${number}`);
      now += 1;
      expect(await status(number)).toBe(200);
      expect(await newest()).toBe(`Post ${number}`);
      expect(await inFeed()).toBe(`Post ${number}`);
    }
    now = start + POSTS * MINUTE;
    for (let number = 0; number < POSTS; number += 1) expect(await status(number)).toBe(200);
    expect(await newest()).toBe(`Post ${POSTS - 1}`);
  });
});

test('posts that came due while the server was down are live at once after its start', async () => {
  const folder = await testFolder('sqlite');
  let now = Date.now();
  const start = () =>
    startServer({
      config: readConfig(ownedBy(folder)),
      log: createLogger('silent'),
      clock: () => now,
    });
  const before = await start();
  const browser = createBrowser(before.url);
  await browser.client.AuthService.login(OWNER);
  const { PostsService: posts } = browser.client;
  await posts.setUpBlog({ name: 'Blog', status: 'publish' });
  const published_at = new Date(now + MINUTE).toISOString();
  await posts.save({ item: { name: 'Due', status: 'publish', published_at } });
  const listed = async (url: string) =>
    (await createBrowser(url).fetch('/blog/')).text().then((html) => html.includes('Due'));
  expect(await listed(before.url)).toBe(false);
  await before.close();
  now += 2 * MINUTE;
  const after = await start();
  afterUse(() => after.close());
  expect(await listed(after.url)).toBe(true);
  expect((await createBrowser(after.url).fetch('/blog/due/')).status).toBe(200);
});

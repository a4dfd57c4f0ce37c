import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../apps/server/config.ts';
import { createLogger } from '../apps/server/logging.ts';
import { startServer } from '../apps/server/main.ts';
import { saveGroup } from '../apps/server/settings/group-values.ts';
import { createSearchService } from '../apps/server/site/search/search-service.ts';
import type { Tx } from '../apps/server/storage/database/store.ts';
import { createRecords } from '../apps/server/storage/records/records.ts';
import { countingSite } from '../apps/server/testing/counting-site.ts';
import { startPostgres } from '../apps/server/testing/postgres.ts';
import { createBrowser, type TestServer as Server } from '../apps/server/testing/server.ts';

/** Times of searches, of the media library and of the blog on a large site, on both databases. Prints JSON; see `search.ts`. */

const POSTS = 10_000;
const FILES = 20_000;

/** The same at every run. */
let seed = 7;
const random = (below: number): number => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return seed % below;
};

const SYLLABLES = 'ka ri to mel sun dor vi pra lo ben chi fa gol nur es mar tin ol ze hu'.split(
  ' ',
);
const WORDS = Array.from({ length: 5_000 }, (_, at) =>
  [at % 20, Math.floor(at / 20) % 20, Math.floor(at / 400)].map((one) => SYLLABLES[one]).join(''),
);

/** Few words are frequent, as in languages. */
const word = (): string => WORDS[Math.floor(5_000 ** (random(10_000) / 10_000)) % 5_000] ?? '';
const sentence = (words: number): string => Array.from({ length: words }, word).join(' ');

const documentWith = (html: string) => ({
  ...{ id: 'w1', widget: 'section', properties: {} },
  children: [
    {
      ...{ id: 'w2', widget: 'row', properties: {} },
      children: [
        {
          ...{ id: 'w3', widget: 'column', properties: {} },
          children: [{ id: 'w4', widget: 'text', properties: { html }, children: [] }],
        },
      ],
    },
  ],
});

const topic = (at: number) => ({ name: WORDS[at] ?? '', slug: WORDS[at] ?? '' });

type Fields = Parameters<typeof createRecords>[2];

async function copies(tx: Tx, name: 'post' | 'media' | 'section', list: readonly object[]) {
  return createRecords(tx, name, list as unknown as Fields);
}

/** Some posts, each with a section of its own. */
async function addPosts(tx: Tx, from: number, count: number): Promise<void> {
  const sections = await copies(
    tx,
    'section',
    Array.from({ length: count }, () => ({
      ...{ name: '', kind: 'content', is_sticky_footer: false },
      document: documentWith(`<h2>${sentence(4)}</h2><p>${sentence(250)}</p>`),
    })),
  );
  await copies(
    tx,
    'post',
    sections.map(({ id }, at) => ({
      ...{ name: sentence(5), url: `post-${from + at}`, status: 'publish', content_id: id },
      ...{ published_at: new Date(tx.now - 60_000 * (from + at)).toISOString(), author_id: null },
      ...{
        categories: [topic(at % 12)],
        tags: [topic(at % 40), topic((at % 50) + 40)],
        allow_comments: true,
        short_description: `<p>${sentence(20)}</p>`,
      },
      ...{ image_id: null, image_title: '', image_alt: '', seo_title: '', seo_description: '' },
      ...{ seo_keywords: '', is_noindex: false, is_nofollow: false, is_canonical_hidden: false },
      ...{ canonical_url: '', share_image_id: null, head_code: '', body_code: '' },
    })),
  );
}

type Timing = { readonly median: number; readonly p95: number; readonly most: number };

const timing = (times: readonly number[]): Timing => {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number) =>
    Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0) * 10) /
    10;
  return { median: at(0.5), p95: at(0.95), most: at(1) };
};

async function time(queries: readonly string[], work: (query: string) => Promise<unknown>) {
  const times: number[] = [];
  /** Of this process, which other load of the machine doesn't change. */
  const cpu: number[] = [];
  for (const query of queries) {
    const [started, before] = [performance.now(), process.cpuUsage()];
    await work(query);
    const { user, system } = process.cpuUsage(before);
    times.push(performance.now() - started);
    cpu.push((user + system) / 1000);
  }
  return { ...timing(times), cpu: timing(cpu) };
}

/** The panel's list of posts, and the pages and feeds of the blog, never from the cache. */
async function blogTimes(server: Server, queries: readonly string[]) {
  const { client } = await server.owner();
  const { PostsService: posts } = client;
  const blog = await posts.setUpBlog({ name: 'News', status: 'publish' });
  const site = await countingSite(server);
  const owner = { kind: 'page', id: blog.id } as const;
  const shown = async (page: number, topic?: { kind: 'tag'; slug: string }) => {
    site.cache.clear();
    const path = topic ? `/news/tag/${topic.slug}/` : '/news/';
    const response = await site.responses.document(owner, { path }, { page, topic });
    if (!response) throw new Error(`no page ${page} of ${path}`);
    return response;
  };
  await shown(1);
  const numbers = queries.map((_, at) => at + 1);
  const many = numbers.slice(0, 100).map(String);
  const items = async () => {
    site.cache.clear();
    const feed = await site.responses.feed('rss');
    return feed?.variants.identity.body.toString().split('<item>').length ?? 0;
  };
  return {
    list: await time(many, (page) => posts.getList({ page: Number(page), count: 20 })),
    list_by_title: await time(many, (page) =>
      posts.getList({ page: Number(page), sort: 'name', direction: 'asc' }),
    ),
    list_search: await time(queries.slice(0, 100), (search) => posts.getList({ search })),
    list_of_topic: await time(many, (at) =>
      posts.getList({ filter: { topic: `tag/${WORDS[Number(at) % 40]}` } }),
    ),
    topics: await time(many.slice(0, 20), () => posts.getTopics()),
    index: await time(many, () => shown(1)),
    index_pages: await time(many, (page) => shown(Number(page))),
    archive: await time(many, (at) =>
      shown(1, { kind: 'tag', slug: WORDS[Number(at) % 40] ?? '' }),
    ),
    index_queries: await site.queries(() => shown(1)),
    feed: await time(many.slice(0, 30), items),
    feed_items: (await items()) - 1,
  };
}

/** Values of columns that aren't just any text. */
const MEDIA_COLUMNS: { readonly [name: string]: () => string } = {
  name: () => `${sentence(2)}.webp`,
  type: () => 'images',
  mime_type: () => 'image/webp',
  thumbnails: () => '{}',
  renditions: () => '[]',
  focal_point: () => JSON.stringify({ x: 50, y: 50 }),
};

/** The panel's list of files. */
async function mediaTimes(server: Server, queries: readonly string[]) {
  const { MediaService: media } = (await server.owner()).client;
  const pages = queries.slice(0, 100).map((_, at) => String(at + 1));
  return {
    files: await time(pages, (page) => media.getList({ page: Number(page), count: 20 })),
    files_by_size: await time(pages, (page) =>
      media.getList({ page: Number(page), sort: 'size', direction: 'desc' }),
    ),
    files_search: await time(queries.slice(0, 100), (search) => media.getList({ search })),
    files_unused: await time(pages, (page) =>
      media.getList({ page: Number(page), is_unused: true }),
    ),
    files_limits: await time(pages, () => media.getLimits()),
  };
}

async function measure(url: string | undefined) {
  const folder = mkdtempSync(join(tmpdir(), 'plinth-bench-search-'));
  const running = await startServer({
    config: readConfig({
      ...{ PLINTH_DATA: folder, PORT: '0', PLINTH_ADDRESS: 'http://site.example' },
      ...{ PLINTH_STARTER: 'none', PLINTH_OWNER_EMAIL: 'a@example.com' },
      PLINTH_OWNER_PASSWORD: 'correct horse battery',
      ...(url !== undefined && { DATABASE_URL: url }),
    }),
    log: createLogger('silent'),
  });
  const owner = async () => {
    const browser = createBrowser(running.url);
    await browser.client.AuthService.login({
      ...{ email: 'a@example.com', password: 'correct horse battery' },
    });
    return browser;
  };
  const server: Server = { ...running, owner, browser: () => createBrowser(running.url) };
  const { context } = server;
  const { store, index, secrets } = context;
  for (let from = 0; from < POSTS; from += 500) {
    await store.transaction((tx) => addPosts(tx, from, 500));
  }
  const home = await store.read.selectFrom('page').select('id').executeTakeFirstOrThrow();
  await store.transaction((tx) =>
    saveGroup(tx, secrets, { group: 'blog', values: { blog_page_id: Number(home.id) } }),
  );
  const tables = await store.writer.introspection.getTables();
  const media = tables.find(({ name }) => name === 'media')?.columns ?? [];
  for (let from = 0; from < FILES; from += 200) {
    const rows = Array.from({ length: 200 }, (_, at) =>
      Object.fromEntries(
        media
          .filter(({ name }) => name !== 'id')
          .filter(({ isNullable, hasDefaultValue }) => !isNullable && !hasDefaultValue)
          .map(({ name, dataType }) => [
            name,
            /int/.test(dataType) ? 1 : (MEDIA_COLUMNS[name]?.() ?? `${name}${from + at}`),
          ]),
      ),
    );
    await store.writer
      .insertInto('media')
      .values(rows as never)
      .execute();
  }
  const started = performance.now();
  await index.complete();
  const seconds = Math.round(performance.now() - started) / 1000;
  const queries = Array.from({ length: 300 }, (_, at) => {
    const one = word();
    if (at % 6 === 0) return one.slice(0, 1);
    if (at % 6 === 1) return one.slice(0, 2);
    return at % 2 === 0 ? one.slice(0, 4) : `${one} ${word()}`;
  });
  const search = createSearchService(context);
  const find = search.find as (params: { search: string }, context: never) => Promise<unknown>;
  await time(queries.slice(0, 20), (query) => find({ search: query }, undefined as never));
  const result = {
    made_in_s: seconds,
    page: await time(queries.slice(0, 110), async (query) => {
      const response = await fetch(`${server.url}/search/?q=${encodeURIComponent(query)}`);
      if (response.status !== 200) throw new Error(`status ${response.status}`);
      await response.text();
    }),
    palette: await time(queries, (query) => find({ search: query }, undefined as never)),
    ...(await mediaTimes(server, queries)),
    ...(await blogTimes(server, queries)),
  };
  await server.close();
  rmSync(folder, { recursive: true, force: true });
  return result;
}

const sqlite = await measure(undefined);
console.log(JSON.stringify({ sqlite }));
const server = await startPostgres();
try {
  console.log(JSON.stringify({ postgres: await measure(`${server.url}/postgres`) }));
} finally {
  server.stop();
}

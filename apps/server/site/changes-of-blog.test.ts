import type { Owner, TopicRef, WidgetNode } from '@plinth/model';
import { describe, expect, onTestFinished, test } from 'vitest';
import { countingSite } from '../testing/counting-site.ts';
import { node, textDocument } from '../testing/documents.ts';
import { testPages } from '../testing/pages.ts';
import { SERVICE_DATABASES } from '../testing/stores.ts';

const STYLES = '/assets/site.css';

/** What a page says at the next request. Null: it's gone. */
type Expected = RegExp | null;

/** What one test changes: two posts with a tag that no others have, and a popup. */
type Own = {
  readonly tide: { readonly id: number; readonly name: string };
  readonly other: { readonly id: number; readonly name: string };
  readonly popup: { readonly id: number };
  readonly topic: TopicRef;
  /** Paths */
  readonly at: { readonly [K in 'tide' | 'other' | 'tag' | 'opener' | 'popup']: string };
};

type Change = {
  readonly change: (own: Own) => Promise<unknown>;
  readonly fresh: (own: Own) => { readonly [path: string]: Expected };
  /** Cached pages that the change doesn't affect. */
  readonly stay: (own: Own) => readonly string[];
};

const saying = (text: string) => new RegExp(text);
const lacking = (text: string) => new RegExp(`^(?!.*${text})`, 's');

const column = (...widgets: readonly WidgetNode[]) =>
  node('root', 'section', {}, [node('row', 'row', {}, [node('column', 'column', {}, widgets)])]);

/** A post with its topics, and nothing of other posts. */
const TEMPLATE = column(node('topics', 'blog_topics'), node('post', 'blog_content'));

describe.each(SERVICE_DATABASES)('after a change of the blog or a popup on %s', async (kind) => {
  const { client, create, server } = await testPages(kind);
  const { PostsService: posts, PopupsService: popups, PagesService: pages } = client;
  const { SettingsService: settings } = client;
  const blog = await posts.setUpBlog({ name: 'Blog', status: 'publish' });
  const saveTemplate = async (document: WidgetNode) => {
    const { revision } = await client.BlogService.getTemplate({ kind: 'post' });
    const known = revision ? { revision } : {};
    return client.BlogService.saveTemplate({ kind: 'post', document, ...known });
  };
  await saveTemplate(TEMPLATE);
  const publish = (name: string, more: object) =>
    posts.save({
      item: { name, status: 'publish', document: textDocument(`<p>${name}</p>`), ...more },
    });
  const page = async (name: string, html: string) => {
    const { id } = await create(name, { status: 'publish' });
    const { revision } = await pages.getDesign({ id });
    await pages.saveDesign({ id, sections: { content: textDocument(html) }, revision });
    return id;
  };
  const bread = await publish('Bread', {});
  const plain = await page('Plain', '<p>Plain</p>');
  const owners = new Map<string, Owner>([
    ['/blog/', { kind: 'page', id: blog.id }],
    ['/blog/bread/', { kind: 'post', id: bread.id }],
    ['/plain/', { kind: 'page', id: plain }],
  ]);

  let made = 0;
  const makeOwn = async (): Promise<Own> => {
    made += 1;
    const mark = String(made).padStart(2, '0');
    const tags = [`Sea ${mark}`];
    const tide = await publish(`Tide ${mark}`, { tags });
    const other = await publish(`Other ${mark}`, { tags });
    const document = textDocument('<p>Half price</p>');
    const popup = await popups.save({ item: { name: `Offer ${mark}`, document } });
    const link = `<p><a href="link:popup/${popup.id}">Offer</a></p>`;
    const opener = await page(`Opener ${mark}`, link);
    const at = {
      tide: `/blog/tide-${mark}/`,
      other: `/blog/other-${mark}/`,
      tag: `/blog/tag/sea-${mark}/`,
      opener: `/opener-${mark}/`,
      popup: `/_popup-${popup.id}/`,
    };
    owners.set(at.tide, { kind: 'post', id: tide.id });
    owners.set(at.other, { kind: 'post', id: other.id });
    owners.set(at.opener, { kind: 'page', id: opener });
    owners.set(at.popup, { kind: 'popup', id: popup.id });
    return { tide, other, popup, topic: { kind: 'tag', slug: `sea-${mark}` }, at };
  };

  const site = await countingSite(server);
  const files: { readonly [path: string]: () => ReturnType<typeof site.responses.document> } = {
    '/feed.xml': () => site.responses.feed('rss'),
    '/sitemap.xml': () => site.responses.sitemap(),
    [STYLES]: () => site.responses.stylesheet(),
  };
  const ARCHIVE = /^\/blog\/tag\/(.+)\/$/;
  const respond = (path: string) => {
    const [, slug] = ARCHIVE.exec(path) ?? [];
    const owner = owners.get(slug === undefined ? path : '/blog/');
    const topic = slug === undefined ? undefined : ({ kind: 'tag', slug } as const);
    return owner ? site.responses.document(owner, { path }, { page: 1, topic }) : files[path]?.();
  };
  const read = async (path: string): Promise<string | null> =>
    (await respond(path))?.variants.identity.body.toString() ?? null;
  const changePost = async (id: number, fields: object) =>
    posts.save({ item: { id, ...fields }, revision: (await posts.get({ id })).revision });

  const changes: readonly (readonly [string, Change])[] = [
    [
      'the description of a post',
      {
        change: ({ tide }) => changePost(tide.id, { short_description: '<p>High water</p>' }),
        fresh: ({ at }) => ({
          '/blog/': /High water/,
          [at.tag]: /High water/,
          '/feed.xml': /High water/,
        }),
        stay: ({ at }) => ['/blog/bread/', '/plain/', at.opener, at.popup],
      },
    ],
    [
      'the text of a post',
      {
        change: async ({ tide: { id } }) => {
          const { revision } = await posts.getDesign({ id });
          const sections = { content: textDocument('<p>Low water</p>') };
          return posts.saveDesign({ id, sections, revision });
        },
        fresh: ({ at }) => ({ [at.tide]: /Low water/ }),
        stay: ({ at }) => ['/blog/bread/', '/plain/', at.opener, at.popup],
      },
    ],
    [
      'the name of a post',
      {
        change: ({ tide }) => changePost(tide.id, { name: 'Flood' }),
        fresh: ({ at }) => ({
          '/blog/': /Flood/,
          [at.tag]: /Flood/,
          [at.tide]: /Flood/,
          '/feed.xml': /Flood/,
        }),
        stay: ({ at }) => ['/blog/bread/', '/plain/', at.opener, at.popup],
      },
    ],
    [
      'the name of a tag',
      {
        change: ({ topic }) => posts.renameTopic({ topic, expected: 2, name: 'Ocean' }),
        fresh: ({ at, tide }) => ({
          [at.tag]: null,
          '/blog/tag/ocean/': saying(tide.name),
          [at.tide]: /blog\/tag\/ocean/,
          '/blog/': /blog\/tag\/ocean/,
          '/feed.xml': /<category>Ocean/,
          '/sitemap.xml': /blog\/tag\/ocean/,
        }),
        stay: ({ at }) => ['/blog/bread/', '/plain/', at.opener, at.popup],
      },
    ],
    [
      'the template of posts',
      {
        change: async () => {
          onTestFinished(async () => void (await saveTemplate(TEMPLATE)));
          const text = node('text', 'text', { html: '<p>Every post</p>' });
          return saveTemplate(column(text, node('post', 'blog_content')));
        },
        fresh: ({ at }) => ({ [at.tide]: /Every post/, '/blog/bread/': /Every post/ }),
        stay: ({ at }) => ['/blog/', at.tag, '/feed.xml', '/plain/', at.opener, at.popup],
      },
    ],
    [
      'a post that is unpublished',
      {
        change: ({ tide }) => posts.setStatus({ id: tide.id, status: 'draft' }),
        fresh: ({ at, tide }) => ({
          [at.tide]: null,
          '/blog/': lacking(tide.name),
          [at.tag]: lacking(tide.name),
          '/feed.xml': lacking(tide.name),
          '/sitemap.xml': lacking(at.tide),
        }),
        stay: ({ at }) => ['/blog/bread/', '/plain/', at.opener, at.popup],
      },
    ],
    [
      'posts that are deleted, with the last of a tag',
      {
        change: ({ tide, other }) => posts.delete({ ids: [tide.id, other.id] }),
        fresh: ({ at, other }) => ({ [at.tag]: null, '/blog/': lacking(other.name) }),
        stay: ({ at }) => ['/blog/bread/', '/plain/', at.opener, at.popup],
      },
    ],
    [
      'the content of a popup',
      {
        change: async ({ popup: { id } }) => {
          const { revision } = await popups.getDesign({ id });
          const sections = { content: textDocument('<p>Free</p>') };
          return popups.saveDesign({ id, sections, revision });
        },
        fresh: ({ at }) => ({ [at.popup]: /<p[^>]*>Free/ }),
        stay: ({ at }) => ['/plain/', at.opener, '/blog/', '/blog/bread/', '/feed.xml'],
      },
    ],
    [
      'the name of a popup',
      {
        change: async ({ popup: { id } }) => {
          const { revision } = await popups.get({ id });
          return popups.save({ item: { id, name: 'Gift' }, revision });
        },
        fresh: ({ at }) => ({ [at.popup]: /aria-label="Gift"/ }),
        stay: () => ['/plain/', '/blog/', '/blog/bread/', '/feed.xml'],
      },
    ],
    [
      'the settings of the blog',
      {
        change: async () => {
          const save = (feed_content: 'full' | 'short', date_format: string) =>
            settings.save({ group: 'blog', values: { feed_content, date_format } });
          onTestFinished(async () => void (await save('short', 'F j, Y')));
          return save('full', 'Y-m-d');
        },
        fresh: () => ({ '/feed.xml': /content:encoded/, '/blog/': />\d{4}-\d\d-\d\d</ }),
        stay: () => [STYLES],
      },
    ],
  ];

  test.each(changes)(
    '%s: affected pages are new at the next request, and all others stay cached',
    async (_, { change, fresh, stay }) => {
      const own = await makeOwn();
      // To when the posts are published.
      site.passTime(60_000);
      for (const path of [...owners.keys(), own.at.tag, ...Object.keys(files)]) await read(path);
      await change(own);
      expect(stay(own).filter((path) => !site.cache.find(path))).toEqual([]);
      for (const [path, expected] of Object.entries(fresh(own))) {
        const html = await read(path);
        const shown = expected === null ? html === null : html !== null && expected.test(html);
        expect([path, shown]).toEqual([path, true]);
      }
    },
  );
});

import type { Owner, TopicRef } from '@plinth/model';
import { describe, expect, test } from 'vitest';
import { countingSite } from '../testing/counting-site.ts';
import { node, textDocument } from '../testing/documents.ts';
import { testPages } from '../testing/pages.ts';
import { SERVICE_DATABASES } from '../testing/stores.ts';

const STYLES = '/assets/site.css';

const SEA: TopicRef = { kind: 'tag', slug: 'sea' };

/** What a page says at the next request. Null: it's gone. */
type Expected = RegExp | null;

type Change = {
  readonly change: () => Promise<unknown>;
  readonly fresh: { readonly [path: string]: Expected };
  /** Cached pages that the change doesn't affect. */
  readonly stay: readonly string[];
};

describe.each(SERVICE_DATABASES)('after a change of the blog or a popup on %s', async (kind) => {
  const { client, create, server } = await testPages(kind);
  const { PostsService: posts, PopupsService: popups, PagesService: pages } = client;
  const blog = await posts.setUpBlog({ name: 'Blog', status: 'publish' });
  const publish = (name: string, more: object) =>
    posts.save({
      item: { name, status: 'publish', document: textDocument(`<p>${name}</p>`), ...more },
    });
  const tide = await publish('Tide', { tags: ['Sea'] });
  const bread = await publish('Bread', {});
  const other = await publish('Other', { tags: ['Sea'] });
  const popup = await popups.save({
    item: { name: 'Offer', document: textDocument('<p>Half price</p>') },
  });
  const page = async (name: string, html: string) => {
    const { id } = await create(name, { status: 'publish' });
    const { revision } = await pages.getDesign({ id });
    await pages.saveDesign({ id, sections: { content: textDocument(html) }, revision });
    return id;
  };
  const plain = await page('Plain', '<p>Plain</p>');
  const opener = await page('Opener', `<p><a href="link:popup/${popup.id}">Offer</a></p>`);
  const popupPath = `/_popup-${popup.id}/`;
  const documents: { readonly [path: string]: readonly [Owner, TopicRef?] } = {
    '/blog/': [{ kind: 'page', id: blog.id }],
    '/blog/tag/sea/': [{ kind: 'page', id: blog.id }, SEA],
    '/blog/tag/ocean/': [
      { kind: 'page', id: blog.id },
      { kind: 'tag', slug: 'ocean' },
    ],
    '/blog/tide/': [{ kind: 'post', id: tide.id }],
    '/blog/bread/': [{ kind: 'post', id: bread.id }],
    '/plain/': [{ kind: 'page', id: plain }],
    '/opener/': [{ kind: 'page', id: opener }],
    [popupPath]: [{ kind: 'popup', id: popup.id }],
  };
  const site = await countingSite(server);
  const readFile = {
    '/feed.xml': () => site.responses.feed('rss'),
    '/sitemap.xml': () => site.responses.sitemap(),
    [STYLES]: () => site.responses.stylesheet(),
  };
  const read = async (path: string): Promise<string | null> => {
    const [owner, topic] = documents[path] ?? [];
    const response = owner
      ? await site.responses.document(owner, { path }, { page: 1, topic })
      : await readFile[path as keyof typeof readFile]();
    return response?.variants.identity.body.toString() ?? null;
  };
  const paths = [...Object.keys(documents), ...Object.keys(readFile)];
  const design = (html: string) => ({ content: textDocument(html) });
  const changed = async (id: number, fields: object) =>
    posts.save({ item: { id, ...fields }, revision: (await posts.get({ id })).revision });

  const changes: readonly (readonly [string, Change])[] = [
    [
      'the description of a post',
      {
        change: () => changed(tide.id, { short_description: '<p>High water</p>' }),
        fresh: {
          '/blog/': /High water/,
          '/blog/tag/sea/': /High water/,
          '/feed.xml': /High water/,
        },
        stay: ['/plain/', '/opener/', popupPath],
      },
    ],
    [
      'the text of a post',
      {
        change: async () => {
          const { revision } = await posts.getDesign({ id: tide.id });
          return posts.saveDesign({ id: tide.id, sections: design('<p>Low water</p>'), revision });
        },
        fresh: { '/blog/tide/': /Low water/ },
        stay: ['/plain/', '/opener/', popupPath],
      },
    ],
    [
      'the name of a post',
      {
        change: () => changed(tide.id, { name: 'Flood' }),
        fresh: Object.fromEntries(
          ['/blog/', '/blog/tag/sea/', '/blog/tide/', '/feed.xml'].map((path) => [path, /Flood/]),
        ),
        stay: ['/plain/', '/opener/', popupPath],
      },
    ],
    [
      'the name of a tag',
      {
        change: () => posts.renameTopic({ topic: SEA, expected: 2, name: 'Ocean' }),
        fresh: {
          '/blog/tag/sea/': null,
          '/blog/tag/ocean/': /Flood/,
          '/blog/tide/': /blog\/tag\/ocean/,
          '/blog/': /blog\/tag\/ocean/,
          '/feed.xml': /<category>Ocean/,
          '/sitemap.xml': /blog\/tag\/ocean/,
        },
        stay: ['/plain/', '/opener/', popupPath],
      },
    ],
    [
      'the template of posts',
      {
        change: async () => {
          const { revision } = await client.BlogService.getTemplate({ kind: 'post' });
          const document = node('root', 'section', {}, [
            ...textDocument('<p>Every post</p>').children,
            node('row-2', 'row', {}, [
              node('column-2', 'column', {}, [node('post', 'blog_content')]),
            ]),
          ]);
          await client.BlogService.saveTemplate({
            ...{ kind: 'post', document },
            ...(revision && { revision }),
          });
        },
        fresh: { '/blog/tide/': /Every post/, '/blog/bread/': /Every post/ },
        stay: ['/blog/', '/blog/tag/ocean/', '/feed.xml', '/plain/', '/opener/', popupPath],
      },
    ],
    [
      'a post that is unpublished',
      {
        change: () => posts.setStatus({ id: tide.id, status: 'draft' }),
        fresh: {
          '/blog/tide/': null,
          '/blog/': /^(?!.*Flood)/s,
          '/blog/tag/ocean/': /^(?!.*Flood)/s,
          '/feed.xml': /^(?!.*Flood)/s,
          '/sitemap.xml': /^(?!.*tide)/s,
        },
        stay: ['/blog/bread/', '/plain/', '/opener/', popupPath],
      },
    ],
    [
      'the last post with a tag that is deleted',
      {
        change: () => posts.delete({ ids: [other.id] }),
        fresh: { '/blog/tag/ocean/': null, '/blog/': /^(?!.*Other)/s },
        stay: ['/blog/bread/', '/plain/', '/opener/', popupPath],
      },
    ],
    [
      'the content of a popup',
      {
        change: async () => {
          const { revision } = await popups.getDesign({ id: popup.id });
          const sections = design('<p>Free</p>');
          await popups.saveDesign({ id: popup.id, sections, revision });
        },
        fresh: { [popupPath]: /<p[^>]*>Free/ },
        stay: ['/plain/', '/opener/', '/blog/', '/blog/bread/', '/feed.xml'],
      },
    ],
    [
      'the name of a popup',
      {
        change: async () => {
          const { revision } = await popups.get({ id: popup.id });
          await popups.save({ item: { id: popup.id, name: 'Gift' }, revision });
        },
        fresh: { [popupPath]: /aria-label="Gift"/ },
        stay: ['/plain/', '/blog/', '/blog/bread/', '/feed.xml'],
      },
    ],
    [
      'the settings of the blog',
      {
        change: () =>
          client.SettingsService.save({
            ...{ group: 'blog', values: { feed_content: 'full', date_format: 'Y-m-d' } },
          }),
        fresh: { '/feed.xml': /content:encoded/, '/blog/': />\d{4}-\d\d-\d\d</ },
        stay: [STYLES],
      },
    ],
  ];

  test('affected pages are new at the next request, and all others stay cached', async () => {
    for (const [name, { change, fresh, stay }] of changes) {
      for (const path of paths) await read(path);
      await change();
      expect([name, ...stay.filter((path) => !site.cache.find(path))]).toEqual([name]);
      for (const [path, expected] of Object.entries(fresh)) {
        const html = await read(path);
        const shown = expected === null ? html === null : html !== null && expected.test(html);
        expect([name, path, shown]).toEqual([name, path, true]);
      }
    }
  });
});

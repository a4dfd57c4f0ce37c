import { describe, expect, test } from 'vitest';
import { countingSite } from '../testing/counting-site.ts';
import { storeMedia } from '../testing/media.ts';
import { sampleDocument, savePage, text, writePage } from '../testing/sample-page.ts';
import { testServer } from '../testing/server.ts';
import { SERVICE_DATABASES, testFolder } from '../testing/stores.ts';
import { createResponseCache } from './cache/response-cache.ts';
import { createWarmStart } from './cache/warm-start.ts';

describe.each(SERVICE_DATABASES)('site responses on %s', async (kind) => {
  const server = await testServer(kind);
  const { client } = await server.owner();
  const { store } = server.context;

  const createSite = () => countingSite(server);

  const menu = await client.MenusService.save({ item: { name: 'Main' } });
  const target = await savePage(client, { name: 'Target' }, '<p>Target</p>');
  await client.MenusService.save({
    item: {
      id: menu.id,
      items: [
        {
          id: 'm1',
          label: 'To the target',
          link: { action: 'page', page_id: target.id },
          is_draft: false,
          children: [],
        },
      ],
    },
    revision: 1,
  });
  const withMenu = await savePage(client, { name: 'With a menu' }, '');
  await client.PagesService.saveDesign({
    id: withMenu.id,
    sections: {
      content: sampleDocument(
        { widget: 'menu', properties: { menu_id: menu.id } },
        text(`<p><a href="link:page/${target.id}">There</a></p>`),
        {
          widget: 'image',
          properties: { image_id: await storeMedia(store), animation: { name: 'fade_in' } },
        },
      ),
      header: sampleDocument(text('<p>Top of all pages</p>')),
    },
    revision: withMenu.design,
  });
  const plain = await savePage(client, { name: 'Plain' }, '<p>Plain</p>');

  test('are rendered once', async () => {
    const site = await createSite();
    expect(await site.show(withMenu.id, '/with-a-menu/')).toContain('To the target');
    expect(site.renders()).toBe(1);
  });

  test('take at most six queries for the first page and four for the next', async () => {
    const site = await createSite();
    expect(await site.queries(() => site.show(withMenu.id, '/with-a-menu/'))).toBeLessThanOrEqual(
      6,
    );
    expect(await site.queries(() => site.show(plain.id, '/plain/'))).toBeLessThanOrEqual(4);
    expect(await site.queries(() => site.show(plain.id, '/plain/'))).toBe(0);
  });

  test('are rendered once for concurrent requests', async () => {
    const site = await createSite();
    await site.show(plain.id, '/plain/');
    const one = await site.queries(() => site.show(withMenu.id, '/a/'));
    const many = await site.queries(() =>
      Promise.all(Array.from({ length: 50 }, () => site.show(withMenu.id, '/b/'))),
    );
    expect(many).toBe(one);
  });

  test('are evicted by exactly the changes they depend on', async () => {
    const site = await createSite();
    const fill = async () => {
      await site.show(withMenu.id, '/with-a-menu/');
      await site.show(plain.id, '/plain/');
      await site.show(target.id, '/target/');
      await site.responses.stylesheet();
    };
    const dropped = async (change: () => Promise<unknown>) => {
      await fill();
      const before = [...site.cache.entries()].map(({ key }) => key);
      await change();
      return before.filter((key) => !site.cache.find(key)).sort();
    };
    const sheet = '/assets/site.css';
    const pages = ['/plain/', '/target/', '/with-a-menu/'];

    expect(await dropped(() => writePage(client, plain.id, '<p>New</p>'))).toEqual(['/plain/']);
    expect(
      await dropped(async () => {
        const { revision } = await client.MenusService.get({ id: menu.id });
        await client.MenusService.save({ item: { id: menu.id, name: 'Other' }, revision });
      }),
    ).toEqual(['/with-a-menu/']);
    expect(
      await dropped(() => client.MenusService.save({ item: { name: 'Shown nowhere' } })),
    ).toEqual([]);
    expect(
      await dropped(() =>
        client.StylesService.setColorTheme({
          colors: { main: ['#112233', '#445566', '#778899', '#aabbcc', '#ddeeff'] },
        }),
      ),
    ).toEqual([sheet]);
    expect(await dropped(() => client.StylesService.save({ item: { name: 'Quiet' } }))).toEqual([
      sheet,
    ]);
    const { values } = await client.StylesService.getValues();
    for (const change of [
      () => client.PresetsService.save({ item: { name: 'Loud', widget_name: 'button' } }),
      () => client.StylesService.setValues({ values: { ...values, radius: 3 } }),
    ])
      expect(await dropped(change)).toEqual([sheet]);
    expect(
      await dropped(async () => {
        const { revision } = await client.PagesService.get({ id: target.id });
        await client.PagesService.save({ item: { id: target.id, seo_title: 'Aim' }, revision });
      }),
    ).toEqual(['/target/']);
    expect(
      await dropped(async () => {
        const { revision } = await client.PagesService.get({ id: target.id });
        await client.PagesService.save({ item: { id: target.id, name: 'Goal' }, revision });
      }),
    ).toEqual(['/target/', '/with-a-menu/']);
    expect(
      await dropped(async () => {
        const { revision, revisions } = await client.PagesService.getDesign({ id: plain.id });
        const header = sampleDocument(text('<p>Another top</p>'));
        await client.PagesService.saveDesign({
          id: plain.id,
          sections: { header },
          revision,
          revisions,
        });
      }),
    ).toEqual(pages);
    expect(
      await dropped(() =>
        client.SettingsService.save({
          group: 'general',
          values: { site_name: 'Other name' },
        }),
      ),
    ).toEqual(pages);
    expect(
      await dropped(() =>
        client.SettingsService.save({
          group: 'blog',
          values: { posts_per_page: 7 },
        }),
      ),
    ).toEqual(pages);
  });

  test('follow the parallax and the video of background styles, but no other change to them', async () => {
    const site = await createSite();
    const image_id = await storeMedia(store);
    const { id, class_name } = await client.BackgroundsService.save({
      item: { name: 'Night', properties: { image_id } },
    });
    const page = await savePage(client, { name: 'Night' }, '');
    const content = { ...sampleDocument(), properties: { background: { preset: class_name } } };
    const { revision } = await client.PagesService.getDesign({ id: page.id });
    await client.PagesService.saveDesign({ id: page.id, sections: { content }, revision });
    const showWith = async (properties: object) => {
      const background = await client.BackgroundsService.get({ id });
      await client.BackgroundsService.save({
        item: { id, properties: { image_id, ...properties } },
        revision: background.revision,
      });
      return site.show(page.id, '/night/');
    };
    expect(await showWith({})).not.toContain('data-scroll-effect');
    const moving = await showWith({ is_parallax: true });
    expect(moving).toContain('data-scroll-effect="parallax"');
    const renders = site.renders();
    expect(await showWith({ is_parallax: true, color: 'inv' })).toBe(moving);
    expect(site.renders()).toBe(renders);
    expect(await showWith({ is_parallax: true, is_fixed: true })).not.toContain('scroll-effect');
    for (const name of ['first', 'second']) {
      const video_id = await storeMedia(store, 'video', { file_key: `${name}.mp4` });
      const video = await showWith({ video_id });
      expect(video).toMatch(new RegExp(`<video src="[^"]*${name}\\.mp4" poster="`));
    }
    expect(await showWith({})).not.toContain('<video');
  });

  test('are restored at the next start unless their data has changed', async () => {
    const { path: folder } = await testFolder('sqlite');
    const site = await createSite();
    await site.show(withMenu.id, '/with-a-menu/');
    await site.show(plain.id, '/plain/');
    await store.changes.catchUp();
    await createWarmStart({ store, cache: site.cache, folder, build: 'one' }).save();
    const { revision } = await client.MenusService.get({ id: menu.id });
    await client.MenusService.save({ item: { id: menu.id, name: 'Renamed' }, revision });
    const cache = createResponseCache({ limit: 10_000_000, clock: Date.now });
    await createWarmStart({ store, cache, folder, build: 'one' }).load();
    expect([...cache.entries()].map(({ key }) => key)).toEqual(['/plain/']);
  });

  test('never show data that changed during rendering', async () => {
    const site = await createSite();
    await site.show(plain.id, '/plain/');
    await writePage(client, plain.id, '<p>Before</p>');
    const release = site.hold();
    const early = site.show(plain.id, '/plain/');
    await writePage(client, plain.id, '<p>After</p>');
    const late = site.show(plain.id, '/plain/');
    release();
    expect(await early).toContain('After');
    expect(await late).toContain('After');
    expect(await site.show(plain.id, '/plain/')).toContain('After');
  });

  test('are not cached if their page was locked during rendering', async () => {
    const site = await createSite();
    const secret = await savePage(client, { name: 'Secret' }, '<p>For a few</p>');
    await site.show(plain.id, '/plain/');
    const release = site.hold();
    const early = site.show(secret.id, '/secret/');
    const { revision } = await client.PagesService.get({ id: secret.id });
    const lock = { visibility: 'password', password_mode: 'unique', password: 'sesame' } as const;
    await client.PagesService.save({ item: { id: secret.id, ...lock }, revision });
    release();
    expect(await early).toBe('');
    expect(await site.show(secret.id, '/secret/')).toBe('');
    expect(site.cache.find('/secret/')).toBeUndefined();
  });

  test('expire when a linked page is published', async () => {
    const site = await createSite();
    const later = await client.PagesService.save({
      item: {
        name: 'Later',
        status: 'future',
        published_at: new Date(Date.now() + 60_000).toISOString(),
      },
    });
    const html = `<p><a href="link:page/${later.id}">Soon</a></p>`;
    const linking = await savePage(client, { name: 'Linking' }, html);
    expect(await site.show(linking.id, '/linking/')).not.toContain('href="/later/"');
    expect(await site.queries(() => site.show(linking.id, '/linking/'))).toBe(0);
    site.passTime(61_000);
    expect(await site.show(linking.id, '/linking/')).toContain('href="/later/"');
  });

  test('follow a linked page to its new URL', async () => {
    const site = await createSite();
    const prices = await savePage(client, { name: 'Prices' }, '<p>Prices</p>');
    const html = `<p><a href="link:page/${prices.id}">Prices</a></p>`;
    const linking = await savePage(client, { name: 'Linking to prices' }, html);
    expect(await site.show(linking.id, '/linking-to-prices/')).toContain('href="/prices/"');
    const { revision } = await client.PagesService.get({ id: prices.id });
    await client.PagesService.save({ item: { id: prices.id, url: 'what-it-costs' }, revision });
    expect(await site.show(linking.id, '/linking-to-prices/')).toContain('href="/what-it-costs/"');
  });

  test('are evicted in LRU order when memory is full', async () => {
    const cache = createResponseCache({ limit: 3000, clock: Date.now });
    const keep = (key: string) =>
      cache.getOrRender(key, async (recorder) => {
        recorder.tag('media:1');
        const variant = { headers: [], body: Buffer.from(key) };
        return {
          status: 200,
          hash: key,
          bytes: 1000,
          variants: { br: variant, gzip: variant, identity: variant },
        };
      });
    for (const key of ['a', 'b', 'c']) await keep(key);
    cache.find('a');
    await keep('d');
    expect([...cache.entries()].map(({ key }) => key).sort()).toEqual(['a', 'c', 'd']);
  });
});

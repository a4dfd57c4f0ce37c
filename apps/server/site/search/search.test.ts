import { describe, expect, onTestFinished, test } from 'vitest';
import { SERVICE_PAGES } from '../../documents/service-pages.ts';
import { createLogger } from '../../logging.ts';
import { saveSetting } from '../../storage/records/stored-setting.ts';
import { sampleDocument, savePage, text, writePage } from '../../testing/sample-page.ts';
import { testServer } from '../../testing/server.ts';
import { DATABASES } from '../../testing/stores.ts';
import { indexStep } from './index-step.ts';
import { postgresWords } from './postgres-words.ts';
import { sqliteWords } from './sqlite-words.ts';

type Visibility = { readonly [device: string]: boolean };

const START = Date.parse('2026-06-01T12:00:00Z');

describe.each(DATABASES)('the search of visitors on %s', async (kind) => {
  let now = START;
  const server = await testServer(kind, { clock: () => now });
  const { client } = await server.owner();
  const guest = server.browser();
  const search = async (query: string, more = '') => {
    const response = await guest.fetch(`/search/?q=${encodeURIComponent(query)}${more}`);
    const text = await response.text();
    const found = [...text.matchAll(/<li><a href="([^"]*)">/g)].map(([, href]) => href);
    return { status: response.status, headers: response.headers, text, found };
  };
  const page = (name: string, html: string, more: object = {}) =>
    savePage(client, { name, ...more }, html);

  test('finds words, beginnings of words, and words without their accents', async () => {
    await page('Harbor', '<h2>Mooring</h2><p>Bring your crème brûlée to the Łódź quay.</p>');
    expect((await search('quay')).found).toEqual(['/harbor/']);
    expect((await search('moor')).found).toEqual(['/harbor/']);
    expect((await search('LODZ creme')).found).toEqual(['/harbor/']);
    expect((await search('crème')).found).toEqual(['/harbor/']);
    expect((await search('quay nowhere')).found).toEqual([]);
    const { text, headers } = await search('brulee');
    expect(text).toContain(
      '<p>Mooring · Bring your crème <mark>brûlée</mark> to the Łódź quay.</p>',
    );
    expect(text).toContain('1 result for “brulee”');
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(headers.get('cache-control')).toContain('no-store');
  });

  test('finds no text that is hidden on all devices', async () => {
    const nowhere = { desktop: false, tablet: false, mobile_h: false, mobile_v: false };
    const { id, design } = await page('Partly hidden', '<p>Words</p>');
    const hidden = (visibility: Visibility) => ({
      widget: 'text',
      properties: { html: '<p>Periwinkle</p>', visibility },
    });
    const save = async (visibility: Visibility, revision: number) =>
      (
        await client.PagesService.saveDesign({
          ...{ id, revision },
          sections: { content: sampleDocument(text('<p>Limpet</p>'), hidden(visibility)) },
        })
      ).revision;
    const next = await save(nowhere, design);
    expect((await search('limpet')).found).toEqual(['/partly-hidden/']);
    expect((await search('periwinkle')).found).toEqual([]);
    await save({ ...nowhere, tablet: true }, next);
    expect((await search('periwinkle')).found).toEqual(['/partly-hidden/']);
    await client.PagesService.delete({ ids: [id] });
  });

  test('leaves out a document that it cannot read', async () => {
    const { store } = server.context;
    const broken = await page('Broken', '<p>Barnacle</p>');
    const { content_id } = await store.read
      .selectFrom('page')
      .select('content_id')
      .where('id', '=', broken.id)
      .executeTakeFirstOrThrow();
    const write = (document: string) =>
      store.transaction(({ db }) =>
        db.updateTable('section').set({ document }).where('id', '=', content_id).execute(),
      );
    const { document } = await store.read
      .selectFrom('section')
      .select('document')
      .where('id', '=', content_id)
      .executeTakeFirstOrThrow();
    onTestFinished(async () => {
      await write(document);
    });
    await write('{');
    await page('Intact', '<p>Barnacle too</p>');
    expect((await search('barnacle')).found).toEqual(['/intact/']);
  });

  test('ranks titles above headings, and headings above texts', async () => {
    await page('Text', `<p>${'walrus '.repeat(30)}</p>`);
    await page('Heading', '<h2>The walrus</h2><p>Swims.</p>');
    await page('Walrus', `<p>${'An animal. '.repeat(60)}</p>`);
    expect((await search('walrus')).found).toEqual(['/walrus/', '/heading/', '/text/']);
  });

  test('follows every change at once', async () => {
    const { id } = await page('Changing', '<p>Before marmalade</p>');
    expect((await search('marmalade')).found).toEqual(['/changing/']);
    await writePage(client, id, '<p>Afterwards</p>');
    expect((await search('marmalade')).found).toEqual([]);
    expect((await search('afterwards')).found).toEqual(['/changing/']);
    const change = async (item: object) => {
      const { revision } = await client.PagesService.get({ id });
      await client.PagesService.save({ item: { id, ...item }, revision });
    };
    const states = [
      [{ status: 'draft' }, []],
      [{ status: 'publish' }, ['/changing/']],
      [{ is_noindex: true }, []],
      [{ is_noindex: false }, ['/changing/']],
      [{ visibility: 'password', password_mode: 'unique', password: 'herring' }, []],
      [{ visibility: 'public', url: 'moved' }, ['/moved/']],
    ] as const;
    for (const [item, found] of states) {
      await change(item);
      expect([item, (await search('afterwards')).found]).toEqual([item, found]);
    }
    await client.PagesService.delete({ ids: [id] });
    expect((await search('afterwards')).found).toEqual([]);
  });

  test('finds posts once they are due, while the blog has a page', async () => {
    const blog = await page('Blog', '<p>News</p>');
    const published_at = new Date(START + 60_000).toISOString();
    const post = { name: 'Narwhals', short_description: '<p>Tusks</p>', published_at };
    await client.PostsService.save({ item: { ...post, status: 'publish' } });
    await client.PostsService.save({ item: { ...post, name: 'Drafted', status: 'draft' } });
    for (let at = 1; at <= 25; at += 1)
      await client.PostsService.save({ item: { ...post, name: `Shoal ${at}`, status: 'publish' } });
    expect((await search('tusks')).found).toEqual([]);
    await client.SettingsService.save({ group: 'blog', values: { blog_page_id: blog.id } });
    expect((await search('tusks')).found).toEqual([]);
    now = START + 120_000;
    expect((await search('narwhals')).found).toEqual(['/blog/narwhals/']);
    expect((await search('tusks')).text).toContain('26 results');
  });

  test('finds neither pages in place of others nor what is hidden on a page', async () => {
    const lost = await page('Lost', '<p>Astray</p>');
    expect((await search('astray')).found).toEqual(['/lost/']);
    await server.context.store.transaction((tx) =>
      saveSetting(tx, {
        ...SERVICE_PAGES,
        values: { ...SERVICE_PAGES.defaults, not_found_id: lost.id },
        revision: undefined,
      }),
    );
    expect((await search('astray')).found).toEqual([]);
  });

  test.each([
    ...['"', '*', 'NEAR(a b)', 'a OR', '-a', ':', "'", "' OR 1=1--", '\\', '%_', 'a & | !', '<->'],
    ...['\u{1f600}', '\u202eabc', 'مرحبا', '東京', '\ud800', '%00', '<script>', 'x'.repeat(10_000)],
  ])('answers %j', async (query) => {
    const encoded = encodeURIComponent(query.replace(/\p{Cs}/gu, '\ufffd'));
    const response = await guest.fetch(`/search/?q=${encoded.slice(0, 7_000)}`);
    expect(response.status).toBe(200);
    const text = await response.text();
    expect(text).not.toContain('<script>"');
    expect(text).toMatch(/No results|result/);
  });

  test.each([
    '?',
    '?q',
    '?q=',
    '?q=%20',
    '?q=a&q=b',
    '?q[]=a',
    '?page=1e9&q=quay',
    '?page=-1&q=quay',
    '?page=99999&q=quay',
  ])('answers the query %s', async (query) => {
    expect((await guest.fetch(`/search/${query}`)).status).toBe(200);
  });

  test('shows further results on further pages', async () => {
    for (let at = 1; at <= 12; at += 1) await page(`Puffin ${at}`, '<p>Birds</p>');
    const first = await search('puffin');
    expect(first.found).toHaveLength(10);
    expect(first.text).toContain('href="/search/?q=puffin&amp;page=2" rel="next"');
    const second = await search('puffin', '&page=2');
    expect(second.found).toHaveLength(2);
    expect(second.text).toContain('href="/search/?q=puffin" rel="prev"');
    expect(second.text).not.toContain('rel="next"');
  });

  test('keeps headings and list items apart from what follows', async () => {
    const html = '<h2>Guillemots</h2><p>They nest here.</p><ul><li>Rock</li><li>Sea.</li></ul>';
    await page('Auks', html);
    const { text } = await search('guillemots');
    expect(text.replace(/<\/?mark>/g, '')).toContain('Guillemots · They nest here. Rock · Sea.');
  });

  test('keeps what is found while it is read again for another version', async () => {
    const { store } = server.context;
    await page('Terns', '<p>Colony</p>');
    expect((await search('colony')).found).toEqual(['/terns/']);
    const options = {
      words: kind === 'sqlite' ? sqliteWords : postgresWords,
      facts: { key: '', fact: () => null },
      ...{ version: 'another', log: createLogger('silent') },
    };
    expect(await indexStep(store, now, options)).toBe(true);
    const found = store.read.selectFrom('search_entry').select('id').where('title', '=', 'Terns');
    expect(await found.execute()).toHaveLength(1);
    expect((await search('colony')).found).toEqual(['/terns/']);
  });

  test('is made anew when it is damaged or missing', async () => {
    const { store } = server.context;
    await page('Otters', '<p>Rafts</p>');
    expect((await search('rafts')).found).toEqual(['/otters/']);
    if (kind === 'sqlite') {
      await store.transaction(({ db }) => db.schema.dropTable('search_words').execute());
      expect((await search('rafts')).found).toEqual(['/otters/']);
      await store.transaction(({ db }) => db.schema.dropTable('search_words').execute());
      expect((await search('rafts')).found).toEqual([]);
      now += 11 * 60_000;
      expect((await search('rafts')).found).toEqual(['/otters/']);
    }
    await store.transaction(async ({ db }) => {
      await db.deleteFrom('search_state').execute();
      await db.deleteFrom('search_entry').execute();
    });
    await page('Seals', '<p>Rafts too</p>');
    expect((await search('rafts')).found.sort()).toEqual(['/otters/', '/seals/']);
  });
});

test('a form in the footer works on the page of results', async () => {
  const server = await testServer('sqlite');
  const { client } = await server.owner();
  const properties = { has_name: false, email_label: 'Email' };
  const document = sampleDocument({ widget: 'newsletter', properties });
  const { id } = await client.ContentSection.save({
    item: { name: 'Newsletter', kind: 'footer', document },
  });
  await client.ContentSection.setDefault({ id });
  const guest = server.browser();
  const [, field = ''] =
    /name="(email_[^"]+)"/.exec(await (await guest.fetch('/search/')).text()) ?? [];
  const subscribe = async (path: string, email: string) => {
    const body = new URLSearchParams({ _form: 'footer-w0', [field]: email }).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    return guest.fetch(path, { method: 'POST', body, headers, redirect: 'manual' });
  };
  const sent = await subscribe('/search/?q=quay', 'ada@example.com');
  expect([sent.status, sent.headers.get('location')]).toEqual([
    303,
    '/search/?q=quay#footer-w0-sent',
  ]);
  const again = await subscribe('/search', 'nobody');
  expect([again.status, await again.text()]).toEqual([422, expect.stringContaining('nobody')]);
  const { values } = await client.SettingsService.get({ group: 'general' });
  const closed = { ...values, under_construction: true };
  await client.SettingsService.save({ group: 'general', values: closed });
  expect((await subscribe('/search/', 'bob@example.com')).status).toBe(410);
  const { items } = await client.SubscribersService.getList({});
  expect(items.map(({ email }) => email)).toEqual(['ada@example.com']);
});

test.each([
  ['/search/', 'Search'],
  ['/nowhere/', 'Page not found'],
])(
  'a message from the built-in page %s is no page’s, and is passed on',
  async (path, page_name) => {
    const server = await testServer('sqlite');
    const { client } = await server.owner();
    const fields = [{ type: 'message', label: 'Message', is_required: true }];
    const properties = { fields, webhook_url: 'https://hook.example/' };
    const document = sampleDocument({ widget: 'contact_form', properties: properties as never });
    const { id } = await client.ContentSection.save({
      item: { name: 'Contact', kind: 'footer', document },
    });
    await client.ContentSection.setDefault({ id });
    const guest = server.browser();
    const [, field = ''] =
      /name="(message_[^"]+)"/.exec(await (await guest.fetch(path)).text()) ?? [];
    const body = new URLSearchParams({ _form: 'footer-w0', [field]: 'Ahoy' }).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const sent = await guest.fetch(path, { method: 'POST', body, headers, redirect: 'manual' });
    expect(sent.status).toBe(303);
    const [item] = (await client.SubmissionsService.getList({})).items;
    expect(item).toMatchObject({ page_id: null, page_name, content: 'Ahoy' });
    expect(await client.SubmissionsService.resend({ id: item?.id ?? 0 })).toBe(true);
  },
);

test('those who search too often wait', async () => {
  const guest = (await testServer('sqlite')).browser();
  let response = await guest.fetch('/search/?q=%25');
  for (let calls = 0; response.status === 200 && calls < 200; calls += 1) {
    response = await guest.fetch('/search/?q=%25');
  }
  expect(response.status).toBe(429);
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await response.text()).toContain('role="status"');
  expect((await guest.fetch('/search/')).status).toBe(200);
});

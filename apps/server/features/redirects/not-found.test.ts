import { describe, expect, test } from 'vitest';
import { createLogger } from '../../logging.ts';
import { savePage, writePage } from '../../testing/sample-page.ts';
import { testServer } from '../../testing/server.ts';
import { DATABASES, SERVICE_DATABASES, testStore } from '../../testing/stores.ts';
import { dismissNotFound } from './not-found.ts';
import { createNotFoundLog, MAX_PATHS } from './not-found-log.ts';

describe.each(SERVICE_DATABASES)('URLs that were not found, on %s', async (kind) => {
  const server = await testServer(kind);
  const { client } = await server.owner();
  const { RedirectsService: redirects, PagesService: pages, MenusService: menus } = client;
  const guest = server.browser();
  const contact = await savePage(client, { name: 'Contact us' }, '<p>Words</p>');
  const contentOf = async (id: number) => JSON.stringify((await pages.getDesign({ id })).sections);
  const missing = async () =>
    (await redirects.getNotFound({})).items.map(({ path, hits, referrer, suggestion }) => ({
      ...{ path, hits, referrer, suggestion },
    }));
  const visit = (path: string, referer?: string) =>
    guest.fetch(path, referer ? { headers: { referer } } : {});

  test('are counted without query strings, probes of programs, and other sites', async () => {
    await visit('/contact-uss/?secret=1', 'https://elsewhere.example/page');
    await visit('/contact-uss', `${server.url}/contact-us/?a=1`);
    await visit('/contact-uss', `${server.url}/${'a'.repeat(513)}/`);
    await visit('/wp-login.php');
    await visit('/.env');
    await visit('/contact-us/');
    expect(await missing()).toEqual([
      { path: '/contact-uss', hits: 3, referrer: '/contact-us/', suggestion: '/contact-us/' },
    ]);
  });

  test('are none of those that lead somewhere in another spelling', async () => {
    const before = await missing();
    await visit('/Contact-US//index.php');
    await visit('/contact%2Dus/');
    expect(await missing()).toEqual(before);
  });

  test('are redirected, and links to them follow', async () => {
    await writePage(
      client,
      contact.id,
      '<p><a href="/contact-uss/?a=1#top">x</a> <a href="https://elsewhere.example/contact-uss/">y</a></p>',
    );
    const link = { action: 'url', url: '/contact-uss' } as const;
    const { id } = await menus.save({
      item: { name: 'Main', items: [{ id: 'a', label: 'A', link, is_draft: false, children: [] }] },
    });
    const answer = await redirects.redirectNotFound({
      ...{ path: '/contact-uss', new_url: '/contact-us/' },
    });
    expect(answer).toEqual({ links: 2 });
    expect(await missing()).toEqual([]);
    expect((await visit('/contact-uss')).headers.get('location')).toBe('/contact-us/');
    const content = await contentOf(contact.id);
    expect(content).toContain('href=\\"/contact-us/?a=1#top\\"');
    expect(content).toContain('https://elsewhere.example/contact-uss/');
    expect((await menus.get({ id })).items[0]?.link).toEqual({
      action: 'url',
      url: '/contact-us/',
    });
  });

  test('are redirected to a part of a page, and so are links without a part of their own', async () => {
    const links = '<p><a href="/form/">x</a> <a href="/form/?a=1#top">y</a></p>';
    await writePage(client, contact.id, links);
    const change = { path: '/form', new_url: '/contact-us/?b=2#form' };
    expect(await redirects.redirectNotFound(change)).toEqual({ links: 2 });
    const content = await contentOf(contact.id);
    expect(content).toContain('href=\\"/contact-us/?b=2#form\\"');
    expect(content).toContain('href=\\"/contact-us/?a=1#top\\"');
  });

  test('keep what names a page in other systems', async () => {
    const old = '/contact-us.php?ID=12';
    await writePage(client, contact.id, `<p><a href="${old}">x</a></p>`);
    await visit('/contact-us.php?ID=12&session=1&id=x');
    expect(await missing()).toMatchObject([{ path: old, suggestion: '/contact-us/' }]);
    expect(await redirects.redirectNotFound({ path: old, new_url: '/contact-us/' })).toEqual({
      links: 1,
    });
    expect(await missing()).toEqual([]);
    expect(await contentOf(contact.id)).toContain('href=\\"/contact-us/\\"');
    expect((await visit(old)).headers.get('location')).toBe('/contact-us/');
  });

  test('are dismissed for good, and refused as a loop', async () => {
    await visit('/gone-thing');
    const loop = redirects.redirectNotFound({ path: '/gone-thing', new_url: '/gone-thing/' });
    await expect(loop).rejects.toMatchObject({ code: 400 });
    expect(await redirects.dismissNotFound({ paths: ['/gone-thing'] })).toEqual({ deleted: 1 });
    await visit('/gone-thing');
    expect(await missing()).toEqual([]);
  });

  test('are suggested by the slug that a page had', async () => {
    const team = await savePage(client, { name: 'People', url: 'our-folks' }, '<p>Words</p>');
    const { revision } = await pages.get({ id: team.id });
    await pages.save({ item: { id: team.id, url: 'team' }, revision });
    await visit('/our-folks');
    expect(await missing()).toMatchObject([{ path: '/our-folks', suggestion: '/team/' }]);
  });
});

test.each(DATABASES)('the log keeps the most wanted of many paths, on %s', async (kind) => {
  const store = await testStore(kind);
  const log = createNotFoundLog({ store, log: createLogger('silent') });
  log.count({ path: '/dismissed', referrer: null });
  await log.flush();
  await store.transaction((tx) => dismissNotFound(tx, ['/dismissed']));
  const count = (path: string) => log.count({ path, referrer: null });
  for (let at = 0; at < MAX_PATHS + 150; at += 1) {
    count('/wanted');
    count(`/page-${at}`);
    if (at % 100 === 99) await log.flush();
  }
  await log.flush();
  const rows = await store.read.selectFrom('not_found').select(['path', 'hits']).execute();
  expect(rows).toHaveLength(MAX_PATHS + 1);
  expect(rows.map(({ path }) => path)).toContain('/dismissed');
  const wanted = rows.find(({ path }) => path === '/wanted');
  expect(Number(wanted?.hits)).toBe(MAX_PATHS + 150);
  for (let at = 0; at < 5_000; at += 1) count(`/flood-${at}`);
  await log.flush();
  const { added } = await store.read
    .selectFrom('not_found')
    .select(({ fn }) => fn.countAll().as('added'))
    .where('path', 'like', '/flood-%')
    .executeTakeFirstOrThrow();
  expect(Number(added)).toBeLessThanOrEqual(200);
});

import { describe, expect, test } from 'vitest';
import { SERVICE_PAGES } from '../documents/service-pages.ts';
import { saveSetting } from '../storage/records/stored-setting.ts';
import { savePage, writePage } from '../testing/sample-page.ts';
import { testServer } from '../testing/server.ts';
import { SERVICE_DATABASES } from '../testing/stores.ts';

describe.each(SERVICE_DATABASES)('service pages on %s', async (kind) => {
  const server = await testServer(kind);
  const { client } = await server.owner();
  const guest = server.browser();
  const read = async (path: string) => {
    const response = await guest.fetch(path);
    return { status: response.status, text: await response.text() };
  };
  const notFound = await savePage(
    client,
    { name: 'Lost', seo_title: 'Lost at sea' },
    '<p>Lost</p>',
  );
  const closed = await savePage(client, { name: 'Closed' }, '<p>Closed for repairs</p>');
  const values = { not_found_id: notFound.id, under_construction_id: closed.id };
  await server.context.store.transaction((tx) =>
    saveSetting(tx, { ...SERVICE_PAGES, values, revision: undefined }),
  );

  test('have no URL of their own and a specific status', async () => {
    const { status, text } = await read('/nowhere/');
    expect([status, text.includes('<p>Lost</p>')]).toEqual([404, true]);
    expect(text).toContain('<title>Lost at sea | ');
    expect(text).toContain('<meta name="robots" content="noindex">');
    expect(text).not.toContain('rel="canonical"');
    expect((await read('/lost/')).status).toBe(404);
    expect((await read('/closed/')).text).not.toContain('Closed for repairs');
    expect((await read('/sitemap.xml')).text).not.toMatch(/lost|closed/);
    await writePage(client, notFound.id, '<p>Lost again</p>');
    expect((await read('/nowhere/')).text).toContain('<p>Lost again</p>');
  });

  test('fall back to built-in pages while hidden', async () => {
    const { revision } = await client.PagesService.get({ id: notFound.id });
    await client.PagesService.save({ item: { id: notFound.id, status: 'draft' }, revision });
    expect((await read('/nowhere/')).text).toContain('<h1>Page not found</h1>');
  });

  test("show the owner's maintenance message", async () => {
    const save = (maintenance_message: string) =>
      client.SettingsService.save({
        group: 'general',
        values: { under_construction: true, maintenance_message },
      });
    await save('');
    expect((await read('/')).text).toContain('Closed for repairs');
    await save('<p>Back at <b>noon</b></p>');
    const { status, text } = await read('/');
    expect(status).toBe(503);
    expect(text).toMatch(/Back at <b>noon<\/b>.*Closed for repairs/s);
  });
});

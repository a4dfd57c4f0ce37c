import { describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { createLogger } from '../logging.ts';
import { startServer } from '../main.ts';
import { savePage, writePage } from '../testing/sample-page.ts';
import { createBrowser, OWNER, ownedBy } from '../testing/server.ts';
import { DATABASES, testFolder } from '../testing/stores.ts';

describe.each(DATABASES)('two servers on one database on %s', async (kind) => {
  const environment = ownedBy(await testFolder(kind));
  const start = (isWorker: boolean) =>
    startServer({
      config: readConfig(environment),
      log: createLogger('silent'),
      isWorker,
    });

  test('always show the latest save through either server', async () => {
    const servers = [await start(false), await start(true)] as const;
    const browsers = servers.map(({ url }) => createBrowser(url));
    const [first] = browsers;
    await first?.client.AuthService.login(OWNER);
    for (const browser of browsers)
      for (const cookie of first?.cookies ?? []) browser.cookies.set(...cookie);
    const client = (round: number) => {
      const browser = browsers[round % 2];
      if (!browser) throw new Error('there are two');
      return browser.client;
    };
    const page = await savePage(client(0), { name: 'Shared' }, '<p>Words 0</p>');
    const read = async (round: number, address: string) =>
      (await fetch(servers[round % 2 === 0 ? 0 : 1].url + address)).text();

    for (let round = 1; round <= 30; round += 1) {
      await writePage(client(round), page.id, `<p>Words ${round}</p>`);
      const seen = await Promise.all([read(round + 1, '/shared/'), read(round, '/shared/')]);
      for (const html of seen) expect(html).toContain(`<p>Words ${round}</p>`);
    }
    const { revision } = await client(0).PagesService.get({ id: page.id });
    await client(0).PagesService.save({ item: { id: page.id, url: 'moved' }, revision });
    expect(await read(1, '/moved/')).toContain('Words 30');
    expect((await fetch(`${servers[1].url}/shared/`)).status).toBe(404);
    await client(0).SettingsService.save({
      group: 'general',
      values: { under_construction: true },
    });
    expect((await fetch(`${servers[1].url}/moved/`)).status).toBe(503);
    for (const server of servers) await server.close();
  });

  test('restore cached pages at startup, except changed ones', async () => {
    const before = await start(false);
    const owner = createBrowser(before.url);
    await owner.client.AuthService.login(OWNER);
    await owner.client.SettingsService.save({
      group: 'general',
      values: { under_construction: false },
    });
    await savePage(owner.client, { name: 'Kept' }, '<p>Kept words</p>');
    const changed = await savePage(owner.client, { name: 'Changed' }, '<p>Old words</p>');
    for (const name of ['kept', 'changed']) await (await fetch(`${before.url}/${name}/`)).text();
    const other = await start(true);
    for (const name of ['kept', 'changed']) await (await fetch(`${other.url}/${name}/`)).text();
    await before.close();
    const author = createBrowser(other.url);
    await author.client.AuthService.login(OWNER);
    await writePage(author.client, changed.id, '<p>New words</p>');
    const after = await start(false);
    expect(await (await fetch(`${after.url}/changed/`)).text()).toContain('New words');
    expect(await (await fetch(`${after.url}/kept/`)).text()).toContain('Kept words');
    await after.close();
    await other.close();
  });

  test('show cached pages while the database is down', async () => {
    const server = await start(false);
    const about = `${server.url}/kept/`;
    expect(await (await fetch(about)).text()).toContain('Kept words');
    await server.context.store.close();
    const response = await fetch(about);
    expect([response.status, (await response.text()).includes('Kept words')]).toEqual([200, true]);
    await server.close().catch(() => undefined);
  });
});

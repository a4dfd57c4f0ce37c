import { describe, expect, test } from 'vitest';
import { type Setting, saveSetting } from '../../storage/records/stored-setting.ts';
import { countingSite } from '../../testing/counting-site.ts';
import { savePage } from '../../testing/sample-page.ts';
import { testServer } from '../../testing/server.ts';
import { SERVICE_DATABASES } from '../../testing/stores.ts';
import { SITE_SETTINGS } from './site-settings.ts';

describe.each(SERVICE_DATABASES)('site settings on %s', async (kind) => {
  const server = await testServer(kind);
  const { client } = await server.owner();
  const page = await savePage(client, { name: 'Plain' }, '<p>Plain</p>');

  test('a change evicts the pages that depend on the setting', async () => {
    const site = await countingSite(server);
    const drops = async (setting: Setting<object>) => {
      await site.show(page.id, '/plain/');
      expect(site.cache.find('/plain/')).toBeDefined();
      await server.context.store.transaction((tx) =>
        saveSetting(tx, { ...setting, values: setting.defaults, revision: undefined }),
      );
      return site.cache.find('/plain/') === undefined;
    };
    const kept: string[] = [];
    for (const setting of Object.values(SITE_SETTINGS))
      if (!(await drops(setting))) kept.push(setting.name);
    expect(kept.sort()).toEqual(['colors', 'search_engines', 'site_facts', 'values']);
  });

  test('a value that its rule refuses by now is the default, and no page fails', async () => {
    const before = (await client.SettingsService.get({ group: 'general' })).values;
    const stored = {
      ...before,
      time_zone: 'Europe/Rome',
      html_lang: 'en-USA',
      address: 'https://a.test:99999',
    };
    await server.context.store.transaction(({ db }) =>
      db
        .updateTable('setting')
        .set({ values: JSON.stringify(stored) })
        .where('name', '=', 'general')
        .execute(),
    );
    const visitor = server.browser();
    expect((await visitor.fetch('/plain/')).status).toBe(200);
    expect((await visitor.fetch('/nowhere/')).status).toBe(404);
    const { values } = await client.SettingsService.get({ group: 'general' });
    expect(values).toMatchObject({ html_lang: 'en', time_zone: 'Europe/Rome' });
  });

  test('are listed by stored name', () => {
    expect(Object.values(SITE_SETTINGS).map(({ name }) => name)).toEqual(
      Object.keys(SITE_SETTINGS),
    );
  });
});

import { describe, expect, test } from 'vitest';
import { textDocument } from '../../testing/documents.ts';
import { testServer } from '../../testing/server.ts';
import { SERVICE_DATABASES } from '../../testing/stores.ts';

describe.each(SERVICE_DATABASES)('marks of versions on %s', async (kind) => {
  let now = Date.now();
  const server = await testServer(kind, { clock: () => now });
  const { client } = await server.owner();

  test.each(['page', 'post'] as const)(
    'a published or restored version of a %s says so',
    async (of) => {
      const owners = of === 'page' ? client.PagesService : client.PostsService;
      const { id, revision: stored } = await owners.save({
        item: { name: 'New', status: 'draft' },
      });
      let { revision } = await owners.getDesign({ id });
      for (const text of ['one', 'two']) {
        now += 1000;
        const sections = { content: textDocument(`<p>${text}</p>`) };
        revision = (await owners.saveDesign({ id, sections, revision })).revision;
      }
      now += 1000;
      await owners.save({ item: { id, status: 'publish' }, revision: stored });
      now += 1000;
      await owners.restoreRevision({ id, revision: revision - 1 });
      const { items } = await owners.getRevisions({ id });
      expect(items.map((item) => item.is_published)).toEqual([false, true, false, false]);
      const [, , first] = items;
      expect(items.map((item) => item.restored_from)).toEqual([first?.created, null, null, null]);
    },
  );

  test('the version that the site was launched with says so', async () => {
    const { PagesService: pages, SettingsService: settings } = client;
    const { id } = await pages.save({ item: { name: 'Launched' } });
    let { revision } = await pages.getDesign({ id });
    const write = async (text: string) => {
      now += 1000;
      const sections = { content: textDocument(`<p>${text}</p>`) };
      revision = (await pages.saveDesign({ id, sections, revision })).revision;
    };
    const setClosed = async (under_construction: boolean) => {
      now += 1000;
      const group = 'general' as const;
      const { revision: stored } = await settings.get({ group });
      await settings.save({ group, values: { under_construction }, revision: stored });
    };
    await setClosed(true);
    await write('one');
    await write('two');
    await setClosed(false);
    await write('three');
    const { items } = await pages.getRevisions({ id });
    expect(items.map((item) => item.is_launched)).toEqual([false, true, false, false]);
  });

  test('a save of the header alone restores nothing', async () => {
    const { PagesService: pages } = client;
    const { id } = await pages.save({ item: { name: 'Header' } });
    const { revision } = await pages.getDesign({ id });
    now += 1000;
    const content = textDocument('<p>Content</p>');
    const header = textDocument('<p>Header</p>');
    let saved = await pages.saveDesign({ id, sections: { content, header }, revision });
    for (const text of ['one', 'two']) {
      now += 1000;
      const sections = { header: textDocument(`<p>${text}</p>`) };
      saved = await pages.saveDesign({
        ...{ id, sections, revision: saved.revision, revisions: saved.revisions },
      });
    }
    const { items } = await pages.getRevisions({ id });
    expect(items.map((item) => item.restored_from)).toEqual([null, null, null, null]);
    expect(items.map((item) => item.is_published)).toEqual([false, false, false, true]);
  });
});

import { describe, expect, test } from 'vitest';
import { savePage } from '../../testing/sample-page.ts';
import { testServer } from '../../testing/server.ts';
import { SERVICE_DATABASES } from '../../testing/stores.ts';

describe.each(SERVICE_DATABASES)('the search of the owner on %s', async (kind) => {
  const server = await testServer(kind);
  const { client } = await server.owner();
  const find = async (search: string) => (await client.SearchService.find({ search })).items;

  test('finds drafts by name, and what is published by its text', async () => {
    await savePage(client, { name: 'Gannets', status: 'draft' }, '<p>Diving</p>');
    const open = await savePage(client, { name: 'Birds' }, '<p>Gannets dive</p>');
    await client.PostsService.save({ item: { name: 'More gannets', status: 'draft' } });
    await client.MenusService.save({ item: { name: 'Gannet menu', items: [] } });
    expect((await find('gannet')).map(({ kind: of, name, status }) => [of, name, status])).toEqual([
      ['page', 'Gannets', 'draft'],
      ['page', 'Birds', 'publish'],
      ['post', 'More gannets', 'draft'],
      ['menu', 'Gannet menu', null],
    ]);
    expect(await find('diving')).toEqual([]);
    expect(await find('dive')).toMatchObject([{ kind: 'page', id: open.id }]);
  });

  test('shares its twelve results among all kinds', async () => {
    for (let at = 0; at < 15; at += 1) {
      await client.PostsService.save({ item: { name: `Terns ${at}` } });
    }
    await savePage(client, { name: 'Of terns' }, '<p>Terns</p>');
    const found = await find('terns');
    expect(found).toHaveLength(12);
    expect(found.map((one) => one.kind)).toEqual(['page', ...Array(11).fill('post')]);
    expect(await find('')).toHaveLength(12);
  });

  test.each(['%', '_', '\\', "' or 1=1", '"', '*'])('finds nothing for %j', async (search) => {
    expect(await find(`zz${search}`)).toEqual([]);
  });

  test('is for people who are signed in', async () => {
    const refused = server.browser().client.SearchService.find({ search: 'a' });
    await expect(refused).rejects.toMatchObject({ type: 'UNAUTHENTICATED' });
  });
});

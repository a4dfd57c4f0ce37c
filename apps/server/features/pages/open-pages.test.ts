import { describe, expect, test } from 'vitest';
import { fieldErrorMatching } from '../../testing/pages.ts';
import { testServer } from '../../testing/server.ts';
import { SERVICE_DATABASES } from '../../testing/stores.ts';
import { OPEN_MS } from './open-pages.ts';

describe.each(SERVICE_DATABASES)('a page that is open in the editor on %s', async (kind) => {
  let ahead = 0;
  const server = await testServer(kind, { clock: () => Date.now() + ahead });
  const { client } = await server.owner();
  const { PagesService: pages } = client;
  const [tab, other] = ['first-window', 'second-window'];
  const saved = (name: string, status: 'publish' | 'draft') =>
    pages.save({ item: { name, status } });
  const draft = async (id: number) => {
    const { revision } = await pages.get({ id });
    return pages.save({ item: { id, status: 'draft' }, revision });
  };

  test('cannot become a draft until every tab has closed it', async () => {
    const { id } = await saved('Open', 'publish');
    await pages.keepOpen({ id, tab, is_open: true });
    await pages.keepOpen({ id, tab: other, is_open: true });
    const elsewhere = (await server.owner()).client.PagesService;
    const { revision } = await pages.get({ id });
    const refused = {
      ...fieldErrorMatching('status', 'valueInvalid'),
      message: 'MODULE.PAGES.CURRENT_DRAFT',
    };
    await expect(elsewhere.save({ item: { id, status: 'draft' }, revision })).rejects.toMatchObject(
      refused,
    );
    await pages.keepOpen({ id, tab, is_open: false });
    await expect(draft(id)).rejects.toMatchObject(refused);
    await pages.keepOpen({ id, tab: other, is_open: false });
    expect((await draft(id)).status).toBe('draft');
  });

  test('has to exist', async () => {
    for (const is_open of [true, false]) {
      await expect(pages.keepOpen({ id: 999_999, tab, is_open })).rejects.toMatchObject({
        code: 404,
      });
    }
  });

  test('counts as closed after a minute without a heartbeat', async () => {
    const { id } = await saved('Crashed', 'publish');
    await pages.keepOpen({ id, tab, is_open: true });
    ahead += OPEN_MS / 2;
    await pages.keepOpen({ id, tab, is_open: true });
    ahead += OPEN_MS / 2 + 1;
    await expect(draft(id)).rejects.toMatchObject({ code: 400 });
    ahead += OPEN_MS;
    expect((await draft(id)).status).toBe('draft');
  });

  test('that is already a draft can be saved, published, and renamed', async () => {
    const { id, revision } = await saved('Draft', 'draft');
    await pages.keepOpen({ id, tab, is_open: true });
    const renamed = await pages.save({ item: { id, name: 'Drafted', status: 'draft' }, revision });
    const item = { id, status: 'publish' } as const;
    expect((await pages.save({ item, revision: renamed.revision })).status).toBe('publish');
  });
});

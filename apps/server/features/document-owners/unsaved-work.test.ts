import type { Client } from '@plinth/contract';
import { describe, expect, test } from 'vitest';
import { testServer } from '../../testing/server.ts';
import { DATABASES } from '../../testing/stores.ts';

const [first, second] = ['window-1', 'window-2'];
const DAY_MS = 24 * 60 * 60 * 1000;
const conflict = { data: { type: 'CONFLICT' } };

const dataOf = (html: string) => {
  const node = { id: 'text', widget: 'text', parent: 'root', children: [] };
  const saved = { ...node, properties: { html: 'Stored' } };
  const now = { ...node, properties: { html } };
  return {
    at: 1,
    stored: 'one',
    view: { selection: ['text'], device: 'desktop', scroll: 0 },
    nodes: [{ id: 'text', saved, now }],
    history: { done: [], undone: [] },
  };
};

describe.each(DATABASES)('unsaved work on %s', async (kind) => {
  let ahead = 0;
  const server = await testServer(kind, { clock: () => Date.now() + ahead });
  const { client } = await server.owner();
  const { PagesService: pages } = client;

  const created = async (of: 'page' | 'post' = 'page') => {
    const owners = of === 'page' ? client.PagesService : client.PostsService;
    const { id } = await owners.save({ item: { name: 'New', status: 'publish' } });
    return { id, owners };
  };
  const stored = async (owners: Client['PagesService' | 'PostsService'], id: number) =>
    (await owners.getUnsavedWork({ id })).work;

  test.each(['page', 'post'] as const)('of a %s is kept until it is deleted', async (of) => {
    const { id, owners } = await created(of);
    expect(await stored(owners, id)).toBeNull();
    const data = dataOf('Unsaved');
    const version = { window: first, revision: 1 };
    await owners.saveUnsavedWork({ id, ...version, replaces: [], data });
    expect(await stored(owners, id)).toMatchObject({ ...version, data });
    const again = (await server.owner()).client;
    const elsewhere = of === 'page' ? again.PagesService : again.PostsService;
    expect(await stored(elsewhere, id)).toMatchObject({ ...version, data });
    await owners.deleteUnsavedWork({ id, versions: [version] });
    expect(await stored(owners, id)).toBeNull();
  });

  test('changes neither the document nor its versions', async () => {
    const { id, owners } = await created();
    const before = await owners.getDesign({ id });
    const version = { window: first, revision: 1 };
    await owners.saveUnsavedWork({ id, ...version, replaces: [], data: dataOf('Unsaved') });
    expect(await owners.getDesign({ id })).toEqual(before);
  });

  test('is replaced by the same window, but not by an earlier call that arrives late', async () => {
    const { id } = await created();
    const save = (revision: number, html: string) =>
      pages.saveUnsavedWork({ id, window: first, revision, replaces: [], data: dataOf(html) });
    await save(1, 'one');
    await save(3, 'three');
    await save(2, 'two');
    expect(await stored(pages, id)).toMatchObject({ revision: 3, data: dataOf('three') });
  });

  test('of another window is replaced only by a window that knows it', async () => {
    const { id } = await created();
    const save = (window: string, revision: number, known = 0) =>
      pages.saveUnsavedWork({
        ...{ id, window, revision, data: dataOf(`${window} ${revision}`) },
        replaces: known > 0 ? [{ window: first, revision: known }] : [],
      });
    await save(first, 2);
    await expect(save(second, 1)).rejects.toMatchObject(conflict);
    await expect(save(second, 1, 1)).rejects.toMatchObject(conflict);
    expect(await stored(pages, id)).toMatchObject({ window: first, revision: 2 });
    await save(second, 1, 2);
    expect(await stored(pages, id)).toMatchObject({ window: second, revision: 1 });
    await expect(save(first, 3)).rejects.toMatchObject(conflict);
  });

  test('that is newer than known is not deleted', async () => {
    const { id } = await created();
    const data = dataOf('Unsaved');
    await pages.saveUnsavedWork({ id, window: first, revision: 2, replaces: [], data });
    const other = { window: second, revision: 9 };
    await pages.deleteUnsavedWork({ id, versions: [{ window: first, revision: 1 }, other] });
    expect(await stored(pages, id)).not.toBeNull();
    await pages.deleteUnsavedWork({ id, versions: [other, { window: first, revision: 2 }] });
    expect(await stored(pages, id)).toBeNull();
  });

  test.each(['page', 'post'] as const)('is deleted with its %s', async (of) => {
    const { id, owners } = await created(of);
    const version = { window: first, revision: 1 };
    await owners.saveUnsavedWork({ id, ...version, replaces: [], data: dataOf('Unsaved') });
    await owners.delete({ ids: [id] });
    const left = server.context.store.read
      .selectFrom('unsaved_work')
      .selectAll()
      .where('owner_kind', '=', of)
      .where('owner_id', '=', id);
    expect(await left.execute()).toEqual([]);
    const save = owners.saveUnsavedWork({ id, ...version, replaces: [], data: dataOf('Late') });
    await expect(save).rejects.toMatchObject({ code: 404 });
    await expect(stored(owners, id)).rejects.toMatchObject({ code: 404 });
  });

  test('of one user is invisible to others, and deleted with the user', async () => {
    const { id } = await created();
    const { store } = server.context;
    const version = { window: first, revision: 1 };
    await pages.saveUnsavedWork({ id, ...version, replaces: [], data: dataOf('Mine') });
    await store.transaction(async ({ db }) => {
      const owner = await db.selectFrom('account').selectAll().executeTakeFirstOrThrow();
      const { id: _, ...fields } = owner;
      const email = 'b@example.com';
      // There is one owner, and no other role yet.
      const role = 'editor' as 'owner';
      const other = await db
        .insertInto('account')
        .values({ ...fields, email, email_key: email, role })
        .returning('id')
        .executeTakeFirstOrThrow();
      const of = { account_id: other.id };
      await db.updateTable('unsaved_work').set(of).where('owner_id', '=', id).execute();
    });
    expect(await stored(pages, id)).toBeNull();
    await pages.saveUnsavedWork({ id, ...version, replaces: [], data: dataOf('Mine again') });
    const rows = () =>
      store.read.selectFrom('unsaved_work').select('data').where('owner_id', '=', id).execute();
    expect(await rows()).toHaveLength(2);
    await store.transaction(({ db }) =>
      db.deleteFrom('account').where('email', '=', 'b@example.com').execute(),
    );
    expect(await rows()).toHaveLength(1);
  });

  test('is limited in size and checked', async () => {
    const { id } = await created();
    const version = { id, window: first, revision: 1, replaces: [] };
    const large = pages.saveUnsavedWork({ ...version, data: dataOf('x'.repeat(2_000_000)) });
    await expect(large).rejects.toMatchObject({ code: 413 });
    const { view: _, ...incomplete } = dataOf('Incomplete');
    const refused = pages.saveUnsavedWork({ ...version, data: incomplete as never });
    await expect(refused).rejects.toMatchObject({ code: 400 });
    const guest = server.browser().client.PagesService;
    await expect(stored(guest, id)).rejects.toMatchObject({ code: 401 });
    expect(await stored(pages, id)).toBeNull();
  });

  test('is deleted after 90 days', async () => {
    const { id } = await created();
    const version = { window: first, revision: 1, replaces: [] };
    await pages.saveUnsavedWork({ id, ...version, data: dataOf('Old') });
    ahead += 91 * DAY_MS;
    const later = (await server.owner()).client.PagesService;
    expect(await stored(later, id)).toBeNull();
    const other = await later.save({ item: { name: 'Other', status: 'publish' } });
    await later.saveUnsavedWork({ id: other.id, ...version, data: dataOf('New') });
    const rows = server.context.store.read.selectFrom('unsaved_work').select('owner_id');
    expect(await rows.execute()).toEqual([{ owner_id: other.id }]);
  });
});

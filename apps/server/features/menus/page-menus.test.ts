import { describe, expect, test } from 'vitest';
import { testServer } from '../../testing/server.ts';
import { SERVICE_DATABASES } from '../../testing/stores.ts';

describe.each(SERVICE_DATABASES)('the menus of a page on %s', async (kind) => {
  const server = await testServer(kind);
  const { client } = await server.owner();
  const { PagesService: pages, MenusService: menus, DataService: data } = client;
  const menu = await menus.save({ item: { name: 'Main' } });
  const page = await pages.create({ item: { name: 'Plans', parent_id: null, status: 'draft' } });
  const labels = async () => {
    const { results } = await data.get({ requests: [{ source: 'menu', id: menu.id }] });
    const [shown] = results as unknown as [{ items: { label: string }[] }];
    return shown.items.map(({ label }) => label);
  };

  const put = async (is_in: boolean) => {
    const { revision } = await pages.get({ id: page.id });
    const item = { id: page.id, seo_title: `In the menu: ${is_in}` };
    await pages.save({ item, revision, menus: [{ id: menu.id, is_in }] });
  };

  test('get it once, in the transaction of its settings', async () => {
    await put(true);
    await put(true);
    expect(await labels()).toEqual(['Plans']);
    const { revision } = await pages.get({ id: page.id });
    const gone = [{ id: 999_999, is_in: true }];
    const lost = pages.save({ item: { id: page.id, name: 'Lost' }, revision, menus: gone });
    await expect(lost).rejects.toMatchObject({ type: 'VALIDATION' });
    expect((await pages.get({ id: page.id })).name).toBe('Plans');
  });

  test('show the editor that it isn’t published yet', async () => {
    const requests = [{ source: 'unpublished', id: page.id }] as const;
    expect(await data.get({ requests: [...requests] })).toEqual({ results: [{ status: 'draft' }] });
    const { revision } = await pages.get({ id: page.id });
    await pages.save({ item: { id: page.id, status: 'publish' }, revision });
    expect(await data.get({ requests: [...requests] })).toEqual({ results: [null] });
  });

  test('show visitors neither drafts nor pages that aren’t public', async () => {
    const item = (id: string, label: string, more: object) => ({
      ...{ id, label, is_draft: false, children: [], link: { action: 'home_page' as const } },
      ...more,
    });
    const hidden = await pages.create({ item: { name: 'Not yet', status: 'draft' } });
    const { id: menu_id } = await menus.save({
      item: {
        name: 'Shown',
        items: [
          item('a', 'Coming soon', { is_draft: true }),
          item('b', '', { link: { action: 'page', page_id: hidden.id } }),
          item('c', 'Start', {}),
        ],
      },
    });
    const shown = await pages.create({ item: { name: 'With a menu', status: 'publish' } });
    const { revision } = await pages.getDesign({ id: shown.id });
    const content = {
      ...{ id: 'root', widget: 'section', properties: {} },
      children: [{ id: 'menu', widget: 'menu', properties: { menu_id }, children: [] }],
    };
    await pages.saveDesign({ id: shown.id, revision, sections: { content } });
    const html = await (await server.browser().fetch('/with-a-menu/')).text();
    expect(html).toContain('Start');
    expect(html).not.toMatch(/Coming soon|not-yet|Not yet/);
  });

  test('follow its name until the item gets its own', async () => {
    const rename = async (name: string) => {
      const { revision } = await pages.get({ id: page.id });
      await pages.save({ item: { id: page.id, name }, revision });
    };
    await rename('Prices');
    expect(await labels()).toEqual(['Prices']);
    const { items, revision } = await menus.get({ id: menu.id });
    const own = items.map((item) => ({ ...item, label: 'What it costs' }));
    await menus.save({ item: { id: menu.id, items: own }, revision });
    await rename('Plans');
    expect(await labels()).toEqual(['What it costs']);
  });

  test('lose it, and keep what is below it', async () => {
    const { items, revision } = await menus.get({ id: menu.id });
    const below = { id: 'below', label: 'Below', link: { action: 'home_page' as const } };
    const child = { ...below, is_draft: false, children: [] };
    const nested = items.map((item) => ({ ...item, children: [child] }));
    await menus.save({ item: { id: menu.id, items: nested }, revision });
    await put(false);
    expect(await labels()).toEqual(['Below']);
  });

  test('have the home page once, as an item that leads to the home page', async () => {
    const home = await pages.setHome({ id: page.id });
    const main = await menus.get({ id: menu.id });
    const link = { action: 'home_page' as const };
    const item = { id: 'home', label: 'Home', link, is_draft: false, children: [] };
    await menus.save({ item: { id: menu.id, items: [item] }, revision: main.revision });
    const set = async (is_in: boolean) => {
      const { revision } = await pages.get({ id: home.id });
      await pages.save({ item: { id: home.id }, revision, menus: [{ id: menu.id, is_in }] });
      return (await menus.get({ id: menu.id })).items.map((one) => one.link);
    };
    expect(await set(true)).toEqual([link]);
    expect(await set(false)).toEqual([]);
    expect(await set(true)).toEqual([link]);
  });
});

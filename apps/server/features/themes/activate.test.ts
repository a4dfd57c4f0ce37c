import { describe, expect, test } from 'vitest';
import { activeTheme } from '../../settings/active-theme.ts';
import { testServer } from '../../testing/server.ts';
import { smallTheme, zipOf } from '../../testing/small-theme.ts';
import { SERVICE_DATABASES } from '../../testing/stores.ts';
import { fileOf } from '../../testing/upload-file.ts';

/** Files that previews stored, until the server starts again. */
const PREVIEWED_FILES = 2;

describe.each(SERVICE_DATABASES)('changing the theme on %s', async (kind) => {
  const server = await testServer(kind, { environment: { PLINTH_STARTER: 'harbor' } });
  const { client, fetch } = await server.owner();
  const { ThemesService: themes, PagesService: pages } = client;
  const { store } = server.context;
  await themes.install({}, fileOf(await zipOf(await smallTheme()), 'cove.zip'));

  const html = async (path = '/') => (await fetch(path)).text();
  const css = async () => (await fetch('/assets/site.css')).text();
  /** Everything that pages are made of, byte for byte. */
  const documents = async () =>
    (
      await store.read
        .selectFrom('section')
        .select(['id', 'document', 'is_sticky_footer'])
        .orderBy('id')
        .execute()
    ).map((row) => ({ ...row }));
  const contents = async () => {
    const rows = await store.read
      .selectFrom('section')
      .selectAll()
      .where('kind', '=', 'content')
      .orderBy('id')
      .execute();
    return rows.map((row) => ({ ...row }));
  };
  const design = async () => {
    const { styles, presets, backgrounds, ...rest } = await client.StylesService.getSiteDesign();
    const bare = (items: readonly object[]) =>
      items
        .map((item) => ({ ...item, id: 0, revision: 0, created: '', modified: '' }))
        .map((item) => JSON.stringify(item))
        .sort();
    return {
      ...{ colors: rest.colors.colors, values: rest.values, fonts: rest.fonts },
      ...{ styles: bare(styles), presets: bare(presets), backgrounds: bare(backgrounds) },
    };
  };
  const activate = (id: string, more: object = {}) => themes.activate({ id, ...more });
  const classes = async () =>
    (await client.StylesService.getList({ count: 200 })).items.map(({ class_name }) => class_name);

  test('what has no partner is known before, and nothing changes by asking', async () => {
    const before = [await documents(), await design(), await css()];
    const { items } = await themes.getKeptParts({ id: 'cove' });
    expect(items.map(({ name }) => name)).toEqual(expect.arrayContaining(['Lead', 'Secondary']));
    expect(items.every(({ count }) => count > 0)).toBe(true);
    expect(items.map(({ name }) => name)).not.toContain('Display');
    expect([await documents(), await design(), await css()]).toEqual(before);
    expect(await activeTheme(store.read)).toBe('harbor');
  });

  test('a page is shown in a theme before anything changes', async () => {
    const before = [await documents(), await design(), await css(), await html()];
    const { items } = await pages.getList({ count: 200 });
    const page_id = items.find(({ is_home }) => is_home)?.id ?? 0;
    const { url } = await themes.preview({ id: 'cove', page_id });
    const preview = await html(url);
    for (const shown of ['Cove header', 'Cove footer', 'Know what’s', '#7a1f4b', 'Kora'])
      expect(preview).toContain(shown);
    expect(preview).not.toContain('#0b6e7f');
    const [, image] = /night\b[^}]*?(\/uploads\/[^")]+)/.exec(preview) ?? [];
    expect(image && (await fetch(image)).status).toBe(200);
    expect([await documents(), await design(), await css(), await html()]).toEqual(before);
    await expect(themes.preview({ id: 'cove', page_id: 999 })).rejects.toMatchObject({ code: 404 });
    await expect(themes.preview({ id: 'nowhere', page_id })).rejects.toMatchObject({ code: 404 });
  });

  test('pages, menus, and images stay, and get the look of the theme', async () => {
    const own = await client.StylesService.save({
      item: { name: 'Mine', type: 'text', properties: { desktop: { font_size: 33 } } },
    });
    const before = await contents();
    const menus = await client.MenusService.getList({});
    expect(await activate('cove')).toEqual({ pages: 0 });

    expect(await contents()).toEqual(before);
    expect(await client.MenusService.getList({})).toEqual(menus);
    const { items, former } = await themes.getList();
    expect(items.find(({ is_active }) => is_active)?.id).toBe('cove');
    expect(former).toMatchObject({ id: 'harbor', name: 'Harbor' });
    const home = await html();
    expect(home).toContain('Cove header');
    expect(home).toContain('Cove footer');
    expect(home).toContain('>Services<');
    const sheet = await css();
    expect(sheet).toContain('#7a1f4b');
    expect(sheet).not.toContain('#0b6e7f');
    const [font = ''] = /\/assets\/fonts\/[0-9a-f]{2}\/[0-9a-f]{32}\.woff2/.exec(sheet) ?? [];
    expect((await fetch(font)).status).toBe(200);
    expect(await classes()).toEqual(expect.arrayContaining(['whisper', 'lead', own.class_name]));
  });

  test('every style and preset of every page is defined', async () => {
    const sheet = await css();
    const { items } = await pages.getList({ count: 200 });
    for (const { full_url } of items) {
      const page = await html(new URL(full_url).pathname);
      const body = page.slice(page.indexOf('<body'));
      const used = [...body.matchAll(/moto-text_[a-z0-9-]+/g)].map(([name]) => name);
      for (const name of used) expect(sheet, full_url).toContain(`.${name}`);
    }
    expect(sheet).not.toMatch(/undefined|null|NaN/);
  });

  test('its links lead to pages of the site, and its images are in the library', async () => {
    const home = await html();
    expect(/<footer[\s\S]*<\/footer>/.exec(home)?.[0]).toContain('href="/"');
    const { items } = await client.BackgroundsService.getList({ count: 200 });
    const night = items.find(({ class_name }) => class_name === 'night');
    const { items: files } = await client.MediaService.getList({ count: 200 });
    expect(files.map(({ id }) => id)).toContain(night?.properties.image_id);
    const { length } = await store.read.selectFrom('loose_file').selectAll().execute();
    expect(length).toBe(PREVIEWED_FILES);
  });

  test('the active theme stays, and nothing happens if it is activated again', async () => {
    await expect(themes.delete({ id: 'cove' })).rejects.toMatchObject({ code: 400 });
    const before = await documents();
    expect(await activate('cove')).toEqual({ pages: 0 });
    expect(await documents()).toEqual(before);
  });
});

describe.each(SERVICE_DATABASES)('switching back on %s', async (kind) => {
  const server = await testServer(kind, { environment: { PLINTH_STARTER: 'harbor' } });
  const { client, fetch } = await server.owner();
  const { ThemesService: themes } = client;
  const { store } = server.context;
  await themes.install({}, fileOf(await zipOf(await smallTheme()), 'cove.zip'));
  const documents = () =>
    store.read
      .selectFrom('section')
      .select(['id', 'document', 'is_sticky_footer'])
      .orderBy('id')
      .execute();
  /** Rules in any order: those of records that were added again come last. */
  const css = async () => (await (await fetch('/assets/site.css')).text()).split('}').sort();

  test('leaves every document byte-equal, and every change of the owner in place', async () => {
    const { colors, revision } = await client.StylesService.getColorTheme();
    const [, ...others] = colors.main;
    await client.StylesService.setColorTheme({
      colors: { ...colors, main: ['#0a5c1f', ...others], more: ['#123456'] },
      revision,
    });
    const before = [await documents(), await css()];
    await themes.activate({ id: 'cove' });
    expect(await documents()).not.toEqual(before[0]);
    expect((await css()).join()).toContain('#123456');
    await themes.activate({ id: 'harbor', restore: true });
    expect([await documents(), await css()]).toEqual(before);
    const { items, former } = await themes.getList();
    expect(items.find(({ id }) => id === 'harbor')).toMatchObject({
      is_active: true,
      saved_at: null,
    });
    expect(former).toMatchObject({ id: 'cove' });
    expect(items.find(({ id }) => id === 'cove')?.saved_at).toEqual(expect.any(String));
  });

  test('a theme can also be activated as it was supplied', async () => {
    await themes.activate({ id: 'cove', restore: true });
    await themes.activate({ id: 'harbor' });
    expect((await client.StylesService.getColorTheme()).colors.main[0]).toBe('#0b6e7f');
  });

  test('sample pages are added as drafts that link to each other, if they are wanted', async () => {
    expect(await themes.activate({ id: 'cove', with_pages: true })).toEqual({ pages: 2 });
    const { items } = await client.PagesService.getList({ count: 200 });
    const added = items.filter(({ status }) => status === 'draft').sort((a, b) => a.id - b.id);
    expect(added.map(({ name, url }) => [name, url])).toEqual([
      ['Home', 'home-2'],
      ['Shop', 'shop'],
    ]);
    const [home, shop] = added;
    const { sections } = await client.PagesService.getDesign({ id: shop?.id ?? 0 });
    expect(JSON.stringify(sections.content)).toContain(`"page_id":${home?.id}`);
    expect(JSON.stringify(sections)).not.toContain('@');
    expect(items.filter(({ is_home }) => is_home)).toHaveLength(1);
  });

  test('a theme that fails to activate leaves the former one untouched', async () => {
    await themes.activate({ id: 'harbor', restore: true });
    const before = [await documents(), await css(), await themes.getList()];
    const row = await store.read.selectFrom('theme').selectAll().executeTakeFirstOrThrow();
    const broken = row.documents.replaceAll('"widget":"menu"', '"widget":"gone"');
    await store.writer.updateTable('theme').set({ documents: broken }).execute();
    await expect(themes.activate({ id: 'cove' })).rejects.toMatchObject({ code: 400 });
    expect([await documents(), await css(), await themes.getList()]).toEqual(before);
    await expect(themes.activate({ id: 'nowhere' })).rejects.toMatchObject({ code: 404 });
    await expect(themes.activate({ id: 'none', restore: true })).rejects.toMatchObject({
      code: 404,
    });
  });
});

test('fonts of a deleted theme stay while text styles use them', async () => {
  const server = await testServer('sqlite', { environment: { PLINTH_STARTER: 'harbor' } });
  const { client, fetch } = await server.owner();
  const { ThemesService: themes, StylesService: styles } = client;
  await themes.install({}, fileOf(await zipOf(await smallTheme()), 'cove.zip'));
  await themes.activate({ id: 'cove' });
  const properties = { desktop: { font_family: 'Kora' } };
  await styles.save({ item: { name: 'Own', type: 'text', properties } });
  await themes.activate({ id: 'harbor', restore: true });
  await themes.delete({ id: 'cove' });
  const css = await (await fetch('/assets/site.css')).text();
  const [font = ''] = /\/assets\/fonts\/[0-9a-f]{2}\/[0-9a-f]{32}\.woff2/.exec(css) ?? [];
  expect((await fetch(font)).status).toBe(200);
  const { items } = await client.FontsService.getList({ count: 200 });
  expect(items.find(({ name }) => name === 'Kora')).toMatchObject({ source: 'upload' });
});

test('a site without a theme can switch back to what it had', async () => {
  const server = await testServer('sqlite');
  const { client, fetch } = await server.owner();
  const before = await (await fetch('/')).text();
  await client.ThemesService.activate({ id: 'harbor' });
  const { former } = await client.ThemesService.getList();
  expect(former).toMatchObject({ id: 'none', name: '' });
  expect(await (await fetch('/')).text()).toContain('<header');
  await client.ThemesService.activate({ id: 'none', restore: true });
  expect(await (await fetch('/')).text()).toBe(before);
});

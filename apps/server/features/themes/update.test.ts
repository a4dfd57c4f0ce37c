import { describe, expect, test } from 'vitest';
import { sampleFont } from '../../testing/sample-font.ts';
import { testServer } from '../../testing/server.ts';
import { SMALL_THEME, smallTheme, zipOf } from '../../testing/small-theme.ts';
import { SERVICE_DATABASES } from '../../testing/stores.ts';
import { fileOf } from '../../testing/upload-file.ts';

const refused = (message: string, key: string, details: object) => ({
  ...{ code: 400, message, data: { errors: { file: [key] }, details } },
});

describe.each(SERVICE_DATABASES)('updating a theme on %s', async (kind) => {
  const server = await testServer(kind, { environment: { PLINTH_STARTER: 'harbor' } });
  const { client, fetch } = await server.owner();
  const { ThemesService: themes, StylesService: styles } = client;
  const { store, mediaFiles } = server.context;
  const install = async (change: object) =>
    themes.install({}, fileOf(await zipOf(await smallTheme({ ...change })), 'cove.zip'));
  const find = async (id: string) => (await themes.getList()).items.find((one) => one.id === id);
  const storedFiles = async () => {
    let count = 0;
    for await (const _ of mediaFiles.store.list()) count += 1;
    return count;
  };
  const documents = () =>
    store.read.selectFrom('section').select(['id', 'document']).orderBy('id').execute();
  const fontOfSite = async () => {
    const css = await (await fetch('/assets/site.css')).text();
    return /\/assets\/fonts\/[0-9a-f]{2}\/[0-9a-f]{32}\.woff2/.exec(css)?.[0] ?? '';
  };
  await install({});
  await themes.activate({ id: 'cove' });

  test('its version rises, and the settings and documents of the site stay', async () => {
    const { colors, revision } = await styles.getColorTheme();
    const [, ...others] = colors.main;
    const own = { ...colors, main: ['#0a5c1f', ...others] };
    await styles.setColorTheme({ colors: own, revision });
    const before = { files: await storedFiles(), documents: await documents() };
    const updated = await install({ version: '1.10.0', name: 'Cove II' });
    expect(updated).toMatchObject({ id: 'cove', version: '1.10.0', is_active: true });
    expect((await styles.getColorTheme()).colors).toEqual(own);
    expect(await documents()).toEqual(before.documents);
    // The archive of the version before.
    expect(await storedFiles()).toBe(before.files + 1);
    expect(await store.read.selectFrom('loose_file').selectAll().execute()).toEqual([]);
    expect((await fetch(await fontOfSite())).status).toBe(200);
  });

  test('the same version and an older one are refused, and nothing changes', async () => {
    const before = [await find('cove'), await storedFiles()];
    const name = 'Cove';
    await expect(install({ version: '1.10.0' })).rejects.toMatchObject(
      refused('MODULE.THEMES.EXISTS', 'recordFound', { name, version: '1.10.0' }),
    );
    await expect(install({ version: '1.9.0' })).rejects.toMatchObject(
      refused('MODULE.THEMES.OLDER', 'valueInvalid', {
        ...{ name, version: '1.9.0', current: '1.10.0' },
      }),
    );
    expect([await find('cove'), await storedFiles()]).toEqual(before);
  });

  test('fonts that the new version lacks stay, also in the design to switch back to', async () => {
    await themes.activate({ id: 'harbor', restore: true });
    const theme = await smallTheme({
      version: '2.0.0',
      fonts: [{ family: 'Tora', faces: [{ file: 'cove/tora-latin.woff2', weights: [400, 700] }] }],
      styles: SMALL_THEME.styles.map(({ properties: { desktop }, ...style }) => ({
        ...style,
        properties: { desktop: { ...desktop, font_family: 'Tora' } },
      })),
    });
    theme.delete('fonts/kora-latin.woff2');
    theme.delete('fonts/kora-license.txt');
    theme.set('fonts/tora-latin.woff2', await sampleFont('Tora'));
    theme.set('fonts/tora-license.txt', Buffer.from('SIL OFL 1.1'));
    await themes.install({}, fileOf(await zipOf(theme), 'cove.zip'));

    await themes.activate({ id: 'cove', restore: true });
    expect(await (await fetch('/assets/site.css')).text()).toContain('Kora');
    expect((await fetch(await fontOfSite())).status).toBe(200);
    await themes.activate({ id: 'harbor', restore: true });
    await themes.activate({ id: 'cove' });
    expect(await (await fetch('/assets/site.css')).text()).toContain('Tora');
    expect((await fetch(await fontOfSite())).status).toBe(200);
  });

  test('a preview shows the new version', async () => {
    await themes.activate({ id: 'harbor', restore: true });
    const { items } = await client.PagesService.getList({ count: 200 });
    const page_id = items.find(({ is_home }) => is_home)?.id ?? 0;
    const preview = async () =>
      (await fetch((await themes.preview({ id: 'cove', page_id })).url)).text();
    expect(await preview()).toContain('#7a1f4b');
    const { colors } = SMALL_THEME;
    const main = ['#123456', ...colors.main.slice(1)];
    await install({ version: '3.0.0', colors: { ...colors, main } });
    expect(await preview()).toContain('#123456');
  });
});

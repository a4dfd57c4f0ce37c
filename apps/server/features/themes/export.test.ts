import { writeFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { openMediaFiles } from '../../storage/files/open-files.ts';
import { unpackZip } from '../../storage/files/read-zip.ts';
import { testServer } from '../../testing/server.ts';
import { isThemeFile } from './theme-file.ts';

let now = Date.now();
const server = await testServer('sqlite', { clock: () => now });
const { client } = await server.owner();
const themes = client.ThemesService;

test('the list shows the look of each theme, and which one is active', async () => {
  const { items } = await themes.getList();
  expect(items.find(({ id }) => id === 'harbor')).toMatchObject({
    ...{ name: 'Harbor', is_active: false, is_compatible: true, is_shipped: true },
    fonts: ['Manrope', 'Inter'],
    pages: ['Home', 'Services', 'Pricing', 'About', 'Contact', 'Privacy', 'Blog'],
    previews: { desktop: '/admin/themes/harbor/previews/desktop.webp' },
  });
  const monolith = items.find(({ id }) => id === 'monolith');
  expect(monolith?.gallery).toHaveLength(6);
  expect(monolith?.gallery[1]).toEqual({
    ...{ name: 'Work', url: '/admin/themes/monolith/previews/page-work.webp' },
  });
});

test('an archive has everything of the theme but code, and its URL works for a minute', async () => {
  const { url } = await themes.export({ id: 'harbor' });
  const guest = server.browser();
  const response = await guest.fetch(url);
  expect(response.headers.get('content-type')).toBe('application/zip');
  expect(response.headers.get('content-disposition')).toMatch(/filename="harbor-[\d.]+\.zip"/);
  const { staging } = openMediaFiles({
    ...{ folder: server.context.folder.path, address: undefined, environment: {} },
  });
  const path = staging.path();
  await writeFile(path, Buffer.from(await response.arrayBuffer()));
  const limits = { files: 5000, size: 1e8, accepts: isThemeFile, ignores: () => false };
  const names = [...(await unpackZip(path, limits, staging)).keys()];
  for (const name of [
    'theme.json',
    'pages/home.json',
    'media/hero.webp',
    'fonts/inter-latin.woff2',
  ])
    expect(names).toContain(name);
  expect(names.filter((name) => name.endsWith('.ts'))).toEqual([]);

  expect((await guest.fetch(url.replace('harbor/', 'other/'))).status).toBe(404);
  now += 61_000;
  expect((await guest.fetch(url)).status).toBe(404);
});

test('a theme that does not exist has no archive', async () => {
  await expect(themes.export({ id: 'nowhere' })).rejects.toMatchObject({ code: 404 });
});

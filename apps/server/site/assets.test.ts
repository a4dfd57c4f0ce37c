import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openAppFiles } from '../storage/folders/app-files.ts';
import { afterUse } from '../testing/after-use.ts';
import { testServer } from '../testing/server.ts';
import { openClientScripts } from './client-scripts.ts';

const FOREVER = 'public, max-age=31536000, immutable';

test("a theme's fonts are cached forever and available to the preview", async () => {
  const server = await testServer('sqlite', { environment: { PLINTH_STARTER: 'harbor' } });
  const browser = server.browser();
  const home = await (await browser.fetch('/')).text();
  const preloads = [...home.matchAll(/<link rel="preload" href="([^"]+)" as="font"/g)];
  expect(preloads.length).toBeGreaterThan(0);
  for (const [, href = ''] of preloads) {
    const font = await browser.fetch(href);
    expect(font.status).toBe(200);
    expect(Object.fromEntries(font.headers)).toMatchObject({
      'content-type': 'font/woff2',
      'cache-control': FOREVER,
      'access-control-allow-origin': '*',
      'x-content-type-options': 'nosniff',
    });
    expect(Buffer.from(await font.arrayBuffer()).toString('latin1', 0, 4)).toBe('wOF2');
  }
  const nothing = ['harbor/../theme.json', 'harbor/none.woff2', 'none/inter-latin.woff2', ''];
  for (const file of nothing) {
    expect((await browser.fetch(`/assets/fonts/${file}`)).status).toBe(404);
  }
});

function builtApp() {
  const root = mkdtempSync(join(tmpdir(), 'plinth-app-'));
  afterUse(() => rmSync(root, { recursive: true }));
  const dist = join(root, 'apps/server/dist');
  mkdirSync(join(dist, 'clients'), { recursive: true });
  writeFileSync(join(root, 'package-lock.json'), '{}');
  writeFileSync(join(root, 'package.json'), '{"version":"1.0.0"}');
  writeFileSync(join(dist, 'clients.json'), '{"menu":{"file":"menu.ABC.js","bytes":4}}');
  writeFileSync(join(dist, 'clients/menu.ABC.js'), 'menu');
  writeFileSync(join(dist, 'main.mjs'), 'secret');
  return { root };
}

test('widget scripts are served only under their build names', () => {
  const { root } = builtApp();
  const clients = openClientScripts(openAppFiles(root));
  expect(clients.url('menu')).toBe('/assets/clients/menu.ABC.js');
  const script = clients.read('/assets/clients/menu.ABC.js');
  expect(script?.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': FOREVER,
    'access-control-allow-origin': '*',
  });
  expect(String(script?.body)).toBe('menu');
  expect(clients.read('/assets/clients/../main.mjs')).toBeUndefined();
});

test('a script that the build lacks is logged once, and is unknown to visitors', async () => {
  const { root } = builtApp();
  const unknown: string[] = [];
  const clients = openClientScripts(openAppFiles(root), (client) => unknown.push(client));
  const urls = ['menu', 'slider', 'slider'].map(clients.url);
  expect(unknown).toEqual(['slider']);
  expect(urls[1]).toBe('/assets/clients/slider.js');
  const server = await testServer('sqlite');
  const response = await server.browser().fetch('/assets/clients/slider.js');
  expect([response.status, await response.text()]).toEqual([
    404,
    'Unknown script. Reload the page.',
  ]);
});

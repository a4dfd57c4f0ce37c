import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { smallTheme, zipOf } from '../apps/server/testing/small-theme.ts';
import { expect, productTest as test } from './support/journey.ts';
import type { Product } from './support/product.ts';
import { Refused, RpcClient } from './support/rpc.ts';

let own: Product;
let owner: RpcClient;

test.beforeAll(async ({ product }) => {
  own = product;
  owner = await new RpcClient(own.url).signIn();
});

type Theme = { readonly id: string; readonly is_active: boolean };

const themes = async () => (await owner.call<{ items: Theme[] }>('ThemesService.getList')).items;
const remove = () => owner.call('ThemesService.delete', { id: 'cove' });
const activate = (id: string) =>
  owner.call('ThemesService.activate', { id, restore: id !== 'cove' });
const read = async (path: string) => (await fetch(own.url + path)).text();

async function install(): Promise<void> {
  const zip = new File([new Uint8Array(await zipOf(await smallTheme()))], 'cove.zip');
  await owner.upload('ThemesService.install', {}, zip);
}

/** All files of the library and of themes, and those that are being received. */
const storedFiles = () =>
  readdirSync(join(own.folder, 'uploads'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort();

/** Which parts of the site are those of the installed theme. */
async function changedParts() {
  const active = (await themes()).find(({ is_active }) => is_active)?.id;
  const [html, css] = [await read('/'), await read('/assets/site.css')];
  return {
    active: active === 'cove',
    header: html.includes('Cove header'),
    colors: css.includes('#7a1f4b') && !css.includes('#0b6e7f'),
  };
}

/** Kills the product while it works, and starts it again. */
async function killDuring(work: () => Promise<unknown>, ms: number): Promise<void> {
  const answered = work().catch((error: unknown) => {
    if (error instanceof Refused) throw error;
  });
  await new Promise((resolve) => setTimeout(resolve, ms));
  await own.kill();
  await answered;
  await own.revive();
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

const SHARES = [0.2, 0.5, 0.8];

test('a kill while a theme is installed or activated leaves all of it, or nothing', async () => {
  const before = [await read('/'), await read('/assets/site.css')];
  const files = storedFiles();
  const installing = await timeOf(install);
  await remove();
  for (const share of SHARES) {
    await killDuring(install, installing * share);
    expect([await read('/'), await read('/assets/site.css')]).toEqual(before);
    if ((await themes()).some(({ id }) => id === 'cove')) await remove();
    await expect.poll(storedFiles, { message: `killed after ${share}` }).toEqual(files);
  }

  await install();
  const activating = await timeOf(() => activate('cove'));
  await activate('harbor');
  for (const share of SHARES) {
    await killDuring(() => activate('cove'), activating * share);
    const { active, ...parts } = await changedParts();
    expect({ share, ...parts }).toEqual({ share, header: active, colors: active });
    if (active) await activate('harbor');
  }
  expect(await read('/')).toBe(before[0]);
  await activate('cove');
  expect(await changedParts()).toEqual({ active: true, header: true, colors: true });
});

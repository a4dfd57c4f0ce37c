import type { Page } from 'playwright/test';
import { expect, test, toast } from './support/journey.ts';
import type { Product } from './support/product.ts';
import { RpcClient } from './support/rpc.ts';

let owner: RpcClient;

test.beforeAll(async ({ product }) => {
  owner = await new RpcClient(product.url).signIn();
});

test.beforeEach(async () => {
  const { items } = await owner.call<{ items: { id: number }[] }>('RedirectsService.getList');
  const ids = items.map(({ id }) => id);
  if (ids.length > 0) await owner.call('RedirectsService.delete', { ids });
});

const open = (page: Page, { url }: Product) => page.goto(`${url}/admin/#!/settings/redirects/`);

const visit = async (url: string) => {
  const answer = await fetch(url, { redirect: 'manual' });
  return [answer.status, answer.headers.get('location')];
};

const add = async (page: Page, oldUrl: string, newUrl: string) => {
  await page.getByRole('button', { name: 'Add redirect' }).first().click();
  await page.getByLabel('Old URL').fill(oldUrl);
  await page.getByLabel('New URL').fill(newUrl);
  await page.getByTestId('redirect-form').getByRole('button', { name: 'Save' }).click();
};

const rows = (page: Page) => page.getByTestId('redirect-row');

test('a redirect is added, changed, moved before another one, exported, and followed by visitors', async ({
  signedIn: page,
  product,
}) => {
  await open(page, product);
  await expect(page.getByText('No redirects yet')).toBeVisible();
  await add(page, `${product.url}/trips/*`, '/services/');
  await expect(toast(page, 'Redirect saved')).toBeVisible();
  expect(await visit(`${product.url}/trips/special?from=mail`)).toEqual([
    301,
    '/services/?from=mail',
  ]);
  await add(page, '/trips/special', '/about/');
  await expect(rows(page)).toHaveCount(2);
  expect(await visit(`${product.url}/trips/special`)).toEqual([301, '/services/']);

  await page.setViewportSize({ width: 375, height: 700 });
  const name = rows(page).getByRole('button', { name: '/trips/special', exact: true });
  const box = await name.boundingBox();
  expect(Math.min(box?.height ?? 0, box?.width ?? 0)).toBeGreaterThanOrEqual(44);
  await page.setViewportSize({ width: 1280, height: 800 });
  const from = await rows(page).nth(0).getByRole('button', { name: /^Move/ }).boundingBox();
  const last = await rows(page).last().boundingBox();
  if (!from || !last) throw new Error('no rows');
  await page.mouse.move(from.x + 8, from.y + 8);
  await page.mouse.down();
  await page.mouse.move(from.x + 8, last.y + last.height, { steps: 6 });
  await expect(page.getByTestId('drop-line')).toBeVisible();
  await page.mouse.up();
  await expect(rows(page).nth(0)).toContainText('/trips/special');
  await expect.poll(() => visit(`${product.url}/trips/special`)).toEqual([301, '/about/']);

  await name.click();
  await page.getByRole('combobox', { name: 'Type' }).click();
  await page.getByRole('option', { name: '410 Gone' }).click();
  await page.getByTestId('redirect-form').getByRole('button', { name: 'Save' }).click();
  await expect(rows(page).nth(0)).toContainText('410');
  expect(await visit(`${product.url}/trips/special`)).toEqual([410, null]);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  expect((await download).suggestedFilename()).toBe('redirects.csv');
});

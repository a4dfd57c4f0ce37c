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

/** Saves redirects, from old to new URLs, in this order. */
const save = (urls: { readonly [oldUrl: string]: string }) => {
  const csv = Object.entries(urls).map((row) => row.join(','));
  return owner.call('RedirectsService.import', { csv: csv.join('\n'), apply: true });
};

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

test('a redirect is added, changed, exported, and followed by visitors', async ({
  signedIn,
  product,
}) => {
  await open(signedIn, product);
  await expect(signedIn.getByText('No redirects yet')).toBeVisible();
  await add(signedIn, `${product.url}/old-page`, '/about/');
  await expect(toast(signedIn, 'Redirect saved')).toBeVisible();
  expect(await visit(`${product.url}/old-page/?from=mail`)).toEqual([301, '/about/?from=mail']);

  await rows(signedIn).getByText('/old-page').click();
  await signedIn.getByRole('combobox', { name: 'Type' }).click();
  await signedIn.getByRole('option', { name: '410 Gone' }).click();
  await signedIn.getByTestId('redirect-form').getByRole('button', { name: 'Save' }).click();
  await expect(rows(signedIn)).toContainText('410');
  expect(await visit(`${product.url}/old-page/`)).toEqual([410, null]);

  const download = signedIn.waitForEvent('download');
  await signedIn.getByRole('button', { name: 'Export CSV' }).click();
  expect((await download).suggestedFilename()).toBe('redirects.csv');
});

test('the order is changed by keyboard and mouse, and decides which redirect applies', async ({
  signedIn,
  product,
}) => {
  await save({ '/former': '/about/', '/trips/*': '/services/', '/trips/special': '/about/' });
  await open(signedIn, product);
  const special = rows(signedIn).filter({ hasText: '/trips/special' });
  await special.getByRole('button', { name: 'Move /trips/special' }).focus();
  await signedIn.keyboard.press('ArrowUp');
  await expect(rows(signedIn).nth(1)).toContainText('/trips/special');
  await expect.poll(() => visit(`${product.url}/trips/special`)).toEqual([301, '/about/']);

  const handle = rows(signedIn).nth(0).getByRole('button', { name: /^Move/ });
  const from = await handle.boundingBox();
  const last = await rows(signedIn).last().boundingBox();
  if (!from || !last) throw new Error('no rows');
  await signedIn.mouse.move(from.x + 8, from.y + 8);
  await signedIn.mouse.down();
  await signedIn.mouse.move(from.x + 8, last.y + last.height, { steps: 6 });
  await expect(signedIn.getByTestId('drop-line')).toBeVisible();
  await signedIn.mouse.up();
  await expect(rows(signedIn).nth(0)).toContainText('/trips/special');
});

test('on a phone old URLs are large enough to tap', async ({ signedIn, product }) => {
  await signedIn.setViewportSize({ width: 375, height: 700 });
  await save({ '/menu': '/about/' });
  await open(signedIn, product);
  const box = await rows(signedIn)
    .getByRole('button', { name: '/menu', exact: true })
    .boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(44);
  expect(box?.width).toBeGreaterThanOrEqual(44);
});

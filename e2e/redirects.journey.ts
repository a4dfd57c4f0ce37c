import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

test('a redirect is added, validated, changed, and followed by visitors', async ({
  signedIn,
  product,
}) => {
  await open(signedIn, product);
  await expect(signedIn.getByText('No redirects yet')).toBeVisible();
  await add(signedIn, `${product.url}/old-page`, '/old-page');
  await expect(signedIn.getByText('This creates a redirect loop.')).toBeVisible();
  await expect(signedIn.getByLabel('Old URL')).toHaveValue('/old-page');
  await signedIn.getByLabel('New URL').fill('/about/');
  await signedIn.keyboard.press('Enter');
  await expect(toast(signedIn, 'Redirect saved')).toBeVisible();
  expect(await visit(`${product.url}/old-page/?from=mail`)).toEqual([301, '/about/?from=mail']);

  await rows(signedIn).getByText('/old-page').click();
  await signedIn.getByRole('combobox', { name: 'Type' }).click();
  await signedIn.getByRole('option', { name: '410 Gone' }).click();
  await signedIn.getByTestId('redirect-form').getByRole('button', { name: 'Save' }).click();
  await expect(rows(signedIn)).toContainText('410');
  expect(await visit(`${product.url}/old-page/`)).toEqual([410, null]);
});

test('a file is checked row by row, and imported once it has no errors', async ({
  signedIn,
  product,
}) => {
  await open(signedIn, product);
  await signedIn.getByRole('button', { name: 'Import CSV' }).click();
  const dialog = signedIn.getByRole('dialog');
  const file = join(mkdtempSync(join(tmpdir(), 'plinth-csv-')), 'redirects.csv');
  writeFileSync(file, 'From,To\r\n/shop/*,/services/\r/loop,/loop\n\n"/brochure","/about/"\n');
  await dialog.locator('input[type=file]').setInputFiles(file);
  await dialog.getByRole('button', { name: 'Check' }).click();
  await expect(dialog.getByText('1 line has an error.', { exact: false })).toBeVisible();
  await expect(dialog.getByTestId('import-rows').locator('tbody tr').first()).toContainText(
    '/loop',
  );
  const text = dialog.getByLabel('Paste or edit CSV');
  await text.fill((await text.inputValue()).replace('/loop,/loop', '/shop/special,/about/'));
  await dialog.getByRole('button', { name: 'Check' }).click();
  await dialog.getByRole('button', { name: 'Import 3 redirects' }).click();
  await expect(toast(signedIn, '3 redirects imported')).toBeVisible();
  expect(await visit(`${product.url}/shop/special`)).toEqual([301, '/services/']);
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

test('a URL is tested, visits are counted, and redirects are exported', async ({
  signedIn,
  product,
}) => {
  await save({ '/offers/*': '/services/', '/leaflet': '/about/' });
  await open(signedIn, product);
  const form = signedIn.getByTestId('redirect-test');
  await form.getByRole('textbox').fill(`${product.url}/offers/anything`);
  await signedIn.keyboard.press('Enter');
  await expect(form.getByText('Redirects to /services/ (301)')).toBeVisible();
  await form.getByRole('textbox').fill('/about/');
  await signedIn.keyboard.press('Enter');
  await expect(form.getByText('A live page uses this URL', { exact: false })).toBeVisible();
  await form.getByRole('textbox').fill('https://other.test/offers/anything');
  await signedIn.keyboard.press('Enter');
  await expect(form.getByText('This URL belongs to another site.', { exact: false })).toBeVisible();
  await expect(form.getByRole('status')).toBeEmpty();

  await visit(`${product.url}/leaflet`);
  await signedIn.reload();
  await expect(rows(signedIn).filter({ hasText: '/leaflet' }).locator('td').nth(3)).toHaveText('1');
  const download = signedIn.waitForEvent('download');
  await signedIn.getByRole('button', { name: 'Export CSV' }).click();
  expect((await download).suggestedFilename()).toBe('redirects.csv');
});

test('closing a row asks before input is lost', async ({ signedIn, product }) => {
  await save({ '/catalog': '/about/', '/flyer': '/about/' });
  await open(signedIn, product);
  const form = signedIn.getByTestId('redirect-form');
  const dialog = signedIn.getByRole('dialog');
  await rows(signedIn).getByText('/flyer').click();
  await form.getByLabel('New URL').fill('/services/');
  await rows(signedIn).getByText('/catalog').click();
  await expect(dialog).toContainText('Leave without saving?');
  await dialog.getByRole('button', { name: 'Keep editing' }).click();
  await expect(form.getByLabel('New URL')).toHaveValue('/services/');
  await signedIn.getByRole('button', { name: 'Add redirect' }).first().click();
  await dialog.getByTestId('leave-save').click();
  await expect(dialog).toBeHidden();
  await expect(form).toHaveCount(1);
  await expect(form.getByLabel('Old URL')).toHaveValue('');
  await expect(rows(signedIn).filter({ hasText: '/flyer' })).toContainText('/services/');

  await form.getByLabel('Old URL').fill('https://other.test/x');
  await form.getByLabel('New URL').fill('/about/');
  await expect(form.getByText('Enter a valid URL.')).toBeVisible();
  await expect(form.getByLabel('Old URL')).toHaveValue('https://other.test/x');
  await signedIn.keyboard.press('Escape');
  await expect(dialog).toContainText('Leave without saving?');
  await signedIn.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(form.getByLabel('New URL')).toHaveValue('/about/');
  await signedIn.keyboard.press('Escape');
  await dialog.getByTestId('leave-button').click();
  await expect(form).toHaveCount(0);
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

test('leaving asks before an unsaved redirect is lost', async ({ signedIn, product }) => {
  await open(signedIn, product);
  await signedIn.getByRole('button', { name: 'Add redirect' }).first().click();
  await signedIn.getByLabel('Old URL').fill('/unsaved');
  await signedIn.getByTestId('rail').getByText('Pages', { exact: true }).click();
  const dialog = signedIn.getByRole('dialog');
  await expect(dialog).toContainText('Leave without saving?');
  await signedIn.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(signedIn.getByLabel('Old URL')).toHaveValue('/unsaved');
});

import type { Page } from 'playwright/test';
import { deleteAtEnd } from './support/at-end.ts';
import { chooseIn } from './support/form.ts';
import { expect, test, toast } from './support/journey.ts';
import { addressOf } from './support/own-page.ts';
import { findPage } from './support/pages.ts';
import { picture } from './support/picture.ts';
import { RpcClient } from './support/rpc.ts';
import { fillSignIn } from './support/sign-in.ts';

test.use({ hasTouch: true, viewport: { width: 375, height: 740 } });

/** Expects no horizontal overflow and no fields that make phones zoom in. */
async function expectToFit(page: Page): Promise<void> {
  const { overflow, small } = await page.evaluate(() => ({
    overflow: document.documentElement.scrollWidth - innerWidth,
    small: [...document.querySelectorAll('.mantine-Button-root, .mantine-Input-input')]
      .filter((field) => field.checkVisibility() && field.getBoundingClientRect().height < 43.5)
      .map((field) => field.outerHTML.slice(0, 200)),
  }));
  expect(overflow).toBe(0);
  expect(small).toEqual([]);
}

test('signing in, publishing a page and uploading a photo work on a phone', async ({
  page,
  product,
}) => {
  const owner = await new RpcClient(product.url).signIn();
  const item = { name: 'Opening hours', status: 'draft' };
  const { id } = await owner.call<{ id: number }>('PagesService.save', { item });
  const address = await addressOf(owner, id);
  expect((await fetch(address)).status).toBe(404);

  await page.goto(`${product.url}/admin/`);
  await expect(page.getByLabel('Email')).toBeVisible();
  await expectToFit(page);
  await fillSignIn(page);

  const bar = page.getByTestId('bottom-bar');
  await bar.getByText('Pages', { exact: true }).tap();
  const row = await findPage(page, 'Opening hours');
  await expect(row).toBeVisible();
  await expectToFit(page);
  await row.getByTestId('page-menu').tap();
  await page.getByRole('menuitem', { name: 'Page settings' }).tap();
  const form = page.getByTestId('page-settings');
  await chooseIn(form, 'Status', 'Published');
  await expectToFit(page);
  await page.getByTestId('save-button').tap();
  await expect.poll(async () => (await fetch(address)).status).toBe(200);

  await bar.getByText('Media', { exact: true }).tap();
  const photo = picture('by-phone-too.jpg');
  const file = { name: photo.name, mimeType: photo.mimeType, buffer: await photo.buffer() };
  await page.locator('input[type="file"]').first().setInputFiles(file);
  await expect(page.getByTestId('media-tile').filter({ hasText: photo.name })).toBeVisible();
  await expectToFit(page);
  await expect(toast(page, 'Couldn’t')).toHaveCount(0);
  deleteAtEnd(owner, [id]);
});

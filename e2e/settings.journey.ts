import type { Page } from 'playwright/test';
import { expect, test, toast } from './support/journey.ts';
import type { Product } from './support/product.ts';

const open = async (page: Page, { url }: Product, path: string): Promise<void> => {
  await page.goto(`${url}/admin/#!${path}`);
  await expect(page.getByTestId('general-settings')).toBeVisible();
};

const flip = (page: Page, name: string) => page.getByRole('switch', { name }).click();

const save = async (page: Page): Promise<void> => {
  await page.getByTestId('save-button').click();
  await expect(toast(page, 'Settings saved')).toBeVisible();
  await expect(page.getByTestId('save-bar')).toBeHidden();
};

const asStranger = (url: string) => fetch(url, { redirect: 'manual' });

test('visitors see the under-construction switch immediately', async ({ signedIn, product }) => {
  await open(signedIn, product, '/settings/general/');
  await flip(signedIn, 'Under construction');
  await signedIn.getByLabel('Under construction message').fill('<p>Back on Monday</p>');
  expect((await asStranger(product.url)).status).toBe(200);
  await save(signedIn);
  const closed = await asStranger(product.url);
  expect(closed.status).toBe(503);
  expect(await closed.text()).toContain('Back on Monday');
  const site = await signedIn.context().newPage();
  await site.goto(product.url);
  await expect(site.locator('#section-content h1')).toBeVisible();
  await site.close();
  await flip(signedIn, 'Under construction');
  await save(signedIn);
  expect((await asStranger(product.url)).status).toBe(200);
});

test('unsaved input is asked about when the address changes or the tab reloads', async ({
  signedIn: page,
  product,
}) => {
  const form = `${product.url}/admin/#!/settings/integration/`;
  const name = page.getByLabel('Shortname');
  const question = page.getByTestId('unsaved-dialog').getByRole('dialog');
  const keepEditing = async (): Promise<void> => {
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(question).toBeHidden();
    await expect(page).toHaveURL(form);
    await expect(name).toHaveValue('harbor');
  };
  const enter = (path: string) =>
    page.evaluate((to) => {
      location.hash = `#!${to}`;
    }, path);
  await enter('/settings/general/');
  await expect(page.getByTestId('general-settings')).toBeVisible();
  await enter('/settings/integration/');
  await name.fill('harbor');

  await test.step('another address', async () => {
    await enter('/settings/mail_options/');
    await keepEditing();
  });

  await test.step('two addresses in a row', async () => {
    await enter('/settings/mail_options/');
    await expect(question).toBeVisible();
    await enter('/menus/');
    await keepEditing();
  });

  await test.step('Back to an address that was entered', async () => {
    await page.goBack();
    await keepEditing();
  });

  await test.step('discarding goes there', async () => {
    await page.goBack();
    await question.getByRole('button', { name: 'Discard' }).click();
    await expect(page.getByTestId('general-settings')).toBeVisible();
    await expect(page).toHaveURL(/#!\/settings\/general\/$/);
  });

  await test.step('a reload asks, too', async () => {
    const site = page.getByLabel('Site name');
    const stored = await site.inputValue();
    await site.fill('Another name');
    const asked = page.waitForEvent('dialog');
    const reloading = page.reload().catch(() => undefined);
    const beforeUnload = await asked;
    expect(beforeUnload.type()).toBe('beforeunload');
    await beforeUnload.accept();
    await reloading;
    await expect(site).toHaveValue(stored);
  });
});

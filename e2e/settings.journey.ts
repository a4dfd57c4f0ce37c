import type { Page } from 'playwright/test';
import { expect, test, toast } from './support/journey.ts';
import type { Product } from './support/product.ts';
import { RpcClient } from './support/rpc.ts';

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

test('a single word is no URL of a site or a profile', async ({ signedIn: page, product }) => {
  for (const [path, label] of [
    ['general', 'Site URL'],
    ['facts', 'Profile 1'],
  ] as const) {
    await page.goto(`${product.url}/admin/#!/settings/${path}/`);
    const field = page.getByRole('textbox', { name: label });
    await field.fill('bakery');
    await page.getByTestId('save-button').click();
    await expect(page.getByText('Enter a full URL, like https://example.com.')).toBeVisible();
    await expect(field).toHaveValue('bakery');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await page.getByTestId('save-bar').getByRole('button', { name: 'Discard' }).click();
  }
});

test('unsaved input stays when the address changes and the owner keeps editing', async ({
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
});

test('URLs and titles are previewed exactly', async ({ signedIn, product }) => {
  await open(signedIn, product, '/settings/general/');
  await signedIn.getByRole('button', { name: 'Advanced' }).click();
  const example = signedIn.getByTestId('address-example');
  await expect(example).toHaveText(`${product.url}/about/`);
  await flip(signedIn, 'Add .html to URLs');
  await expect(example).toHaveText(`${product.url}/about.html`);
  await save(signedIn);
  expect((await asStranger(`${product.url}/about/`)).headers.get('location')).toBe('/about.html');
  await flip(signedIn, 'Clean URLs');
  await expect(example).toHaveText(`${product.url}/?url=about`);
  await save(signedIn);
  expect((await asStranger(`${product.url}/?url=about`)).status).toBe(200);
  const owner = await new RpcClient(product.url).signIn();
  const values = { permalinks: true, suffix: '' };
  await owner.call('SettingsService.save', { group: 'general', values });
});

test('leaving asks about changes, but not if they were reverted', async ({ signedIn, product }) => {
  await open(signedIn, product, '/settings/general/');
  const name = signedIn.getByLabel('Site name');
  const stored = await name.inputValue();
  const leave = () => signedIn.getByTestId('rail').getByText('Pages', { exact: true }).click();

  await name.fill('Another name');
  await leave();
  const dialog = signedIn.getByRole('dialog');
  await expect(dialog).toContainText('Leave without saving?');
  await signedIn.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(name).toHaveValue('Another name');
  await expect(signedIn).toHaveURL(/settings\/general/);

  await name.fill(stored);
  await expect(signedIn.getByTestId('save-bar')).toBeHidden();
  await leave();
  await expect(signedIn.getByTestId('pages-list')).toBeVisible();

  await open(signedIn, product, '/settings/general/');
  await name.fill('Another name');
  const asked = signedIn.waitForEvent('dialog');
  const reloading = signedIn.reload().catch(() => undefined);
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.accept();
  await reloading;
  await expect(name).toHaveValue(stored);

  await name.fill('Another name');
  await leave();
  await signedIn.getByTestId('leave-button').click();
  await expect(signedIn.getByTestId('pages-list')).toBeVisible();
  await open(signedIn, product, '/settings/general/');
  await expect(name).toHaveValue(stored);
});

test('saving while leaving stays on the screen if it fails', async ({ signedIn, product }) => {
  await open(signedIn, product, '/settings/general/');
  const name = signedIn.getByLabel('Site name');
  const stored = await name.inputValue();
  const leave = async () => {
    await signedIn.getByTestId('rail').getByText('Pages', { exact: true }).click();
    await signedIn.getByTestId('leave-save').click();
  };
  await name.fill('');
  await leave();
  await expect(signedIn.getByRole('dialog')).toBeHidden();
  await expect(name).toBeFocused();
  await expect(signedIn).toHaveURL(/settings\/general/);

  await name.fill('Named on the way out');
  await leave();
  await expect(signedIn.getByTestId('pages-list')).toBeVisible();
  expect(await (await asStranger(product.url)).text()).toContain('Named on the way out');
  await open(signedIn, product, '/settings/general/');
  await name.fill(stored);
  await leave();
  await expect(signedIn.getByTestId('pages-list')).toBeVisible();
});

test('overwriting a setting changed elsewhere asks first', async ({ signedIn, product }) => {
  const owner = await new RpcClient(product.url).signIn();
  const change = (site_name: string) =>
    owner.call('SettingsService.save', { group: 'general', values: { site_name } });
  await open(signedIn, product, '/settings/general/');
  const name = signedIn.getByLabel('Site name');
  const stored = await name.inputValue();
  await change('Named elsewhere');
  await name.fill('Named here');
  await signedIn.getByTestId('save-button').click();
  const dialog = signedIn.getByRole('dialog');
  await expect(dialog).toContainText('Newer version found');
  expect(await (await asStranger(product.url)).text()).toContain('Named elsewhere');
  await dialog.getByRole('button', { name: 'Overwrite' }).click();
  await expect(toast(signedIn, 'Settings saved')).toBeVisible();
  expect(await (await asStranger(product.url)).text()).toContain('Named here');
  await change(stored);
});

test('integration settings are validated while typing and explain the image editor ID', async ({
  signedIn,
  product,
}) => {
  await signedIn.goto(`${product.url}/admin/#!/settings/integration/`);
  const shortname = signedIn.getByLabel('Comment service shortname');
  await shortname.fill('my_site!');
  await signedIn.getByTestId('save-button').click();
  await expect(shortname).toHaveAttribute('aria-invalid', 'true');
  await shortname.pressSequentially(' ');
  await expect(shortname).toHaveValue('my_site!');
  await shortname.fill('my-site');
  await save(signedIn);
  await signedIn.getByTestId('advanced-settings').click();
  const hint = 'Only for sites that were set up with an external image editor';
  await expect(signedIn.getByText(hint)).toBeVisible();
});

test('an out-of-range port stays as typed, and the form shows the limit', async ({
  signedIn,
  product,
}) => {
  await signedIn.goto(`${product.url}/admin/#!/settings/mail_options/`);
  await flip(signedIn, 'SMTP');
  const port = signedIn.getByLabel('Port');
  await port.fill('70000');
  await signedIn.getByTestId('save-button').click();
  await expect(port).toHaveValue('70000');
  await expect(signedIn.getByText('65535', { exact: false })).toBeVisible();
});

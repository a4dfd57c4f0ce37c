import type { Locator, Page } from 'playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { openCanvas, openDesign } from './support/editor.ts';
import { expect, test } from './support/journey.ts';
import { tabUntil } from './support/keyboard.ts';
import { asGuest, setUnderConstruction } from './support/launch.ts';
import { OWNER } from './support/product.ts';
import { RpcClient } from './support/rpc.ts';
import { knowsEditor, signIn } from './support/sign-in.ts';

async function type(page: Page, label: string, text: string): Promise<void> {
  const field = page.getByLabel(label, { exact: true });
  await expect(field).toBeVisible();
  await tabUntil(page, field);
  await page.keyboard.press('Control+a');
  await page.keyboard.type(text);
}

async function press(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  await tabUntil(page, target);
  await page.keyboard.press('Enter');
}

test('from the setup link to the launched site by keyboard', { tag: '@endurance' }, async ({
  page,
  fresh,
}) => {
  test.setTimeout(180_000);
  await page.goto(fresh.setupUrl);
  await knowsEditor(page);
  const next = page.getByTestId('setup-next');
  await press(page, next);
  await type(page, 'Your name', 'Ada Merrow');
  await type(page, 'Email', OWNER.email);
  await type(page, 'Password', OWNER.password);
  await type(page, 'Confirm password', OWNER.password);
  await press(page, next);
  await type(page, 'Site name', 'Ada’s bakery');
  await press(page, next);
  await press(page, next);
  await press(page, page.getByTestId('setup-logo-ring'));
  await press(page, next);
  await press(page, next);
  await press(page, page.getByTestId('setup-save-facts'));
  const canvas = await openCanvas(page);
  const logo = canvas.locator('#section-header').getByRole('img', { name: 'Ada’s bakery' });
  await expect(logo).toHaveAttribute('src', /\.svg$/);
  expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  const before = await asGuest(fresh.url);
  expect(before.status).toBe(503);
  expect(before.html).toContain('We’re opening soon');
  expect(before.html).not.toContain('under the paint');

  const topBar = page.getByTestId('topbar');
  await expect(topBar.getByText('Live at launch', { exact: true })).toBeVisible();
  await expect(topBar.getByTestId('launch-notice')).toBeVisible();
  await press(page, page.getByTestId('launch'));
  const dialog = page.getByRole('dialog', { name: 'Launch your site' });
  await press(page, dialog.getByRole('button', { name: 'Details: Home' }));
  await expect(dialog.getByTestId('launch-samples')).toContainText('Know what’s under the paint.');
  await expect(
    dialog
      .frameLocator('[data-testid="site-preview-desktop"] iframe:not([data-loading])')
      .locator('h1'),
  ).toHaveText('Know what’s under the paint.');
  await expect(dialog.getByTestId('risk-address_local')).toBeVisible();
  await expect(dialog.getByTestId('risk-mail_missing')).toBeVisible();
  await expectAccessible(page, '[role="dialog"]');
  await press(page, page.getByTestId('launch-now'));

  const launched = page.getByRole('dialog', { name: 'Visitors can’t open your site yet' });
  await expect(launched.getByLabel('Site URL')).toHaveValue(fresh.url);
  // The test's own computer is the only one that can open it.
  await expect(launched.getByTestId('risk-address_local')).toBeVisible();
  await expect(launched.getByTestId('launch-qr')).toBeHidden();
  await expectAccessible(page, '[role="dialog"]');
  const after = await asGuest(fresh.url);
  expect(after.status).toBe(200);
  expect(after.html).toContain('under the paint');

  await page.keyboard.press('Escape');
  await expect(launched).toBeHidden();
  await expect(page.getByTestId('launch-notice')).toBeHidden();
  await expect(topBar.getByText('Published', { exact: true })).toBeVisible();
  await expect(page.getByTestId('canvas-stage')).toBeFocused();
});

test('a launch is seen in all windows, and publishes drafts that were made ready', async ({
  page,
  context,
  product,
}) => {
  await setUnderConstruction(product.url);
  const owner = await new RpcClient(product.url).signIn();
  const draft = async (name: string) => {
    const item = { name, status: 'draft' };
    return (await owner.call<{ id: number }>('PagesService.save', { item })).id;
  };
  const [later, soon] = [await draft('Not yet'), await draft('Soon')];
  await signIn(page, product.url);
  await openDesign(page, product.url, later);
  await expect(page.getByTestId('launch-notice')).toBeVisible();
  const list = await context.newPage();
  await list.goto(`${product.url}/admin/#!/pages/`);
  await expect(list.getByTestId('launch-banner')).toBeVisible();

  const editor = await context.newPage();
  await openDesign(editor, product.url, soon);
  await expect(editor.getByTestId('status-menu')).toHaveText('Draft');
  await editor.getByTestId('launch').click();
  const preview = editor.getByTestId('site-preview-desktop').locator('iframe:not([data-loading])');
  const before = (await preview.getAttribute('src')) ?? '';
  await editor.getByRole('button', { name: 'Go live at launch: Soon' }).click();
  await expect(preview).not.toHaveAttribute('src', before);
  await editor.getByTestId('launch-now').click();
  await expect(editor.getByTestId('launched')).toBeVisible();
  await editor.keyboard.press('Escape');
  await expect(editor.getByTestId('status-menu')).toBeHidden();
  await expect(editor.getByTestId('save-button')).toHaveText('Update');

  await expect(list.getByTestId('launch-banner')).toBeHidden();
  await expect(page.getByTestId('launch-notice')).toBeHidden();
  await expect(page.getByTestId('status-menu')).toHaveText('Draft');
  expect((await asGuest(`${product.url}/soon/`)).status).toBe(200);
  expect((await asGuest(`${product.url}/not-yet/`)).status).toBe(404);
});

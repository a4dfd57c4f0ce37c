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

test('one click marks every empty field of the wizard', async ({ page, fresh }) => {
  await page.goto(fresh.setupUrl);
  const next = page.getByTestId('setup-next');
  await next.click();
  await expect(page.getByLabel('Your name')).toBeFocused();
  await next.click();
  for (const label of ['Your name', 'Email', 'Password', 'Confirm password']) {
    await expect(page.getByLabel(label, { exact: true })).toHaveAttribute('aria-invalid', 'true');
  }
});

test('from the setup link to the launched site by keyboard', async ({ page, fresh }) => {
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

test('two windows launch at once: both see the live site', async ({ page, context, product }) => {
  await setUnderConstruction(product.url);
  await signIn(page, product.url);
  const other = await context.newPage();
  await other.goto(`${product.url}/admin/#!/pages/`);
  for (const each of [page, other]) {
    await each.getByTestId('launch-banner').getByTestId('launch').click();
    await expect(each.getByTestId('launch-now')).toBeVisible();
  }
  await page.getByTestId('launch-now').click();
  await expect(page.getByTestId('launched')).toBeVisible();
  await other.getByTestId('launch-now').click();
  await expect(other.getByTestId('launched')).toBeVisible();
  await other.keyboard.press('Escape');
  await expect(other.getByTestId('launch-banner')).toBeHidden();
});

test('an editor in another tab learns of the launch, and its draft stays open', async ({
  page,
  context,
  product,
}) => {
  await setUnderConstruction(product.url);
  const owner = await new RpcClient(product.url).signIn();
  const item = { name: 'Not yet', status: 'draft' };
  const { id } = await owner.call<{ id: number }>('PagesService.save', { item });
  await signIn(page, product.url);
  await openDesign(page, product.url, id);
  await expect(page.getByTestId('launch-notice')).toBeVisible();
  const other = await context.newPage();
  await other.goto(`${product.url}/admin/#!/pages/`);
  await other.getByTestId('launch').click();
  await other.getByTestId('launch-now').click();
  await expect(other.getByTestId('launched')).toBeVisible();
  await expect(page.getByTestId('launch-notice')).toBeHidden();
  await expect(page.getByTestId('canvas-frame')).toBeVisible();
});

test('a draft made ready in the launch dialog is published in its editor, too', async ({
  page,
  product,
}) => {
  await setUnderConstruction(product.url);
  const owner = await new RpcClient(product.url).signIn();
  const item = { name: 'Soon', status: 'draft' };
  const { id } = await owner.call<{ id: number }>('PagesService.save', { item });
  await signIn(page, product.url);
  await openDesign(page, product.url, id);
  await expect(page.getByTestId('status-menu')).toHaveText('Draft');
  await page.getByTestId('launch').click();
  const preview = page.getByTestId('site-preview-desktop').locator('iframe:not([data-loading])');
  const before = (await preview.getAttribute('src')) ?? '';
  await page.getByRole('button', { name: 'Go live at launch: Soon' }).click();
  await expect(preview).not.toHaveAttribute('src', before);
  await page.getByTestId('launch-now').click();
  await expect(page.getByTestId('launched')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('status-menu')).toBeHidden();
  await expect(page.getByTestId('save-button')).toHaveText('Update');
});

test('settings changed in another window are checked again before the launch', async ({
  page,
  product,
}) => {
  await setUnderConstruction(product.url);
  await signIn(page, product.url);
  await page.getByTestId('launch').click();
  await expect(page.getByTestId('launch-now')).toBeVisible();
  const owner = await new RpcClient(product.url).signIn();
  await owner.call('SettingsService.save', { group: 'general', values: { lazy_loading: false } });
  await page.getByTestId('launch-now').click();
  await expect(page.getByRole('alert')).toContainText('changed in another window');
  await page.getByTestId('launch-now').click();
  await expect(page.getByTestId('launched')).toBeVisible();
});

test('the dashboard shows the site and ticks only what the owner did', async ({
  page,
  product,
}) => {
  await setUnderConstruction(product.url);
  await signIn(page, product.url);
  await page.goto(`${product.url}/admin/#!/dashboard/`);
  const card = page.getByTestId('site-card');
  for (const device of ['desktop', 'mobile_v']) {
    const preview = card
      .getByTestId(`site-preview-${device}`)
      .locator('iframe:not([data-loading])')
      .contentFrame();
    await expect(preview.locator('h1')).toHaveText('Know what’s under the paint.');
  }
  await expect(page.getByTestId('launch-banner')).toBeHidden();
  await expect(page.getByTestId('onboarding-card')).toContainText('0 of 6 complete');
  await expect(page.getByText('2 things to look at before you launch')).toBeVisible();
  const attention = page.getByTestId('needs-attention');
  await expect(attention.getByRole('listitem')).toContainText([
    'sample texts and images',
    'Set up email',
  ]);
  await expectAccessible(page, 'main');
  await page.getByRole('button', { name: 'Start: Launch your site' }).click();
  await page.getByTestId('launch-now').click();
  await expect(page.getByTestId('launched')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('onboarding-card')).toContainText('1 of 6 complete');
  await expect(card).toContainText('Local only');
  await card.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByTestId('launched')).toBeVisible();
});

test('each sample text opens in the editor, selected and ready to be replaced', async ({
  page,
  product,
}) => {
  await signIn(page, product.url);
  await page.goto(`${product.url}/admin/#!/dashboard/`);
  await page.getByRole('button', { name: /^Replace \d+ sample/ }).click();
  const samples = page.getByTestId('report-dialog').getByTestId('launch-samples');
  await samples.getByRole('button', { name: 'Details: Home' }).click();
  await samples.getByRole('link', { name: 'Know what’s under the paint.' }).click();
  const canvas = await openCanvas(page);
  await expect(page.getByTestId('text-toolbar')).toBeVisible();
  await page.keyboard.type('Bread, every single morning.');
  await expect(canvas.locator('h1').first()).toHaveText('Bread, every single morning.');
  await page.keyboard.press('Control+z');
  await expect(canvas.locator('h1').first()).toHaveText('Know what’s under the paint.');
});

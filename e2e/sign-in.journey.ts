import type { Page } from 'playwright/test';
import { intercept } from './support/intercept.ts';
import { expect, test } from './support/journey.ts';
import { OWNER, type Product } from './support/product.ts';
import { RpcClient } from './support/rpc.ts';
import { fillSignIn, goWithin } from './support/sign-in.ts';

let own: Product;

test.beforeAll(({ product }) => {
  own = product;
});

const admin = (path: string) => `${own.url}/admin/#!${path}`;
const atSignIn = (page: Page) => expect(page).toHaveURL(/#!\/auth\/login\/$/);
const standing = (page: Page) => expect(page.getByTestId('rail')).toBeVisible();

test('guests are redirected to sign-in and then to the requested screen', async ({ page }) => {
  await page.goto(admin('/pages/?status=draft'));
  await atSignIn(page);
  await expect(page).toHaveTitle(/^Sign in/);
  await expect(page.locator('body')).toHaveAttribute('data-state', 'app.auth.login');
  await expect(page.getByLabel('Email')).toBeFocused();
  await fillSignIn(page);
  await expect(page).toHaveURL(/#!\/pages\/\?status=draft$/);
  await expect(page.getByRole('main', { name: 'Pages' })).toBeFocused();
  await expect(page.locator('body')).toHaveAttribute('data-state', 'app.pages');
  await standing(page);
  await page.goto(admin('/auth/login/'));
  await expect(page).toHaveURL(/#!\/dashboard\/$/);
});

test('the sign-in screen explains an expired session until someone signs in', async ({ page }) => {
  await page.goto(admin('/'));
  await fillSignIn(page);
  await standing(page);
  // A call of the dashboard that noticed it first would return to the dashboard.
  await page.reload({ waitUntil: 'networkidle' });
  await page.context().clearCookies();
  await goWithin(page, '/menus/');
  await atSignIn(page);
  const expired = page.getByRole('alert').filter({ hasText: 'Your session expired' });
  await expect(expired).toBeVisible();
  await page.reload();
  await expect(expired).toBeVisible();
  await fillSignIn(page);
  await expect(page).toHaveURL(/#!\/menus\/$/);
  await goWithin(page, '/logout/');
  await atSignIn(page);
  await expect(expired).toBeHidden();
});

/** Ends all other sessions of the owner. */
async function endOtherSessions(): Promise<void> {
  const owner = await new RpcClient(own.url).signIn();
  const { items } = await owner.call<{ items: { id: number; is_current: boolean }[] }>(
    'ProfileService.getSessions',
  );
  for (const { id } of items.filter(({ is_current }) => !is_current))
    await owner.call('ProfileService.revokeSession', { id });
}

test('an upload survives an expired session', async ({ page }) => {
  await page.goto(admin('/media/'));
  await fillSignIn(page);
  await expect(page.getByTestId('upload-button')).toBeVisible();
  const dialog = page.getByRole('dialog');
  const entry = page.getByTestId('upload-entry');
  const tile = page.getByTestId('media-tile');
  let isExpiring = false;
  await intercept(page, '**/rpc', async (route) => {
    const isUpload = route.request().headers()['content-type']?.startsWith('multipart/');
    if (isUpload && isExpiring) {
      isExpiring = false;
      await endOtherSessions();
    }
    await route.continue();
  });
  const uploadExpired = async (name: string): Promise<void> => {
    isExpiring = true;
    const chooser = page.waitForEvent('filechooser');
    await page.getByTestId('upload-button').click();
    const buffer = Buffer.alloc(12 * 1024 * 1024, `Tides of ${name}\n`);
    await (await chooser).setFiles({ name, mimeType: 'text/plain', buffer });
    await expect(dialog).toBeVisible();
  };
  const confirm = async (): Promise<void> => {
    await dialog.getByLabel('Password', { exact: true }).fill(OWNER.password);
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
  };

  await test.step('signing in again sends the file', async () => {
    await uploadExpired('spring.txt');
    await confirm();
    await expect(tile.filter({ hasText: 'spring.txt' })).toBeVisible();
  });

  await test.step('without it, the file can be sent later', async () => {
    await uploadExpired('neap.txt');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(entry.filter({ hasText: 'neap.txt' })).toContainText('Your session expired');
    await entry.getByRole('button', { name: 'Retry' }).click();
    await confirm();
    await expect(tile.filter({ hasText: 'neap.txt' })).toBeVisible();
  });
});

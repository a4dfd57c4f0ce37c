import type { Browser, Page } from 'playwright/test';
import { intercept } from './support/intercept.ts';
import { expect, test, toast } from './support/journey.ts';
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

const sessionCookie = async (page: Page) => {
  const cookies = await page.context().cookies();
  return cookies.find(({ name }) => name === 'sid');
};

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

test('sign-in never returns to signing out', async ({ page }) => {
  await page.goto(admin('/logout/'));
  await atSignIn(page);
  await fillSignIn(page);
  await expect(page).toHaveURL(/#!\/dashboard\/$/);
});

test('sign-in never redirects to another site', async ({ page }) => {
  for (const path of ['//evil.test/', '/\\evil.test', '/https://evil.test/']) {
    await page.goto(admin(path));
    await page.reload();
    await atSignIn(page);
  }
  await fillSignIn(page);
  await expect(page).toHaveURL(admin('/dashboard/'));
});

test('a wrong password shows a toast for 20 s, marks the form, keeps the input, and links to a reset', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto(admin('/'));
  await fillSignIn(page, { ...OWNER, password: 'wrong horse' });
  const message = toast(page, 'Incorrect email or password');
  await expect(message).toBeVisible();
  const [email, password] = [
    page.getByLabel('Email'),
    page.getByLabel('Password', { exact: true }),
  ];
  for (const field of [email, password])
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator('.not-valid')).toHaveCount(2);
  await expect(password).toHaveAccessibleDescription(/Incorrect email or password/);
  // The toast says it; an empty balloon would say nothing.
  await expect(page.locator('.pl-balloon')).toHaveCSS('display', 'contents');
  await expect(email).toHaveValue(OWNER.email);
  await expect(password).toHaveValue('wrong horse');
  await page.clock.fastForward(18_000);
  await expect(message).toBeVisible();
  await page.clock.fastForward(3_000);
  await expect(message).toBeHidden();
  await password.press('Enter');
  await expect(message).toBeVisible();
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page).toHaveURL(/#!\/auth\/forgot\/$/);
  await expect(message).toBeHidden();

  await page.goBack();
  await fillSignIn(page, { ...OWNER, password: 'wrong horse' });
  await message.getByRole('button', { name: 'Reset password' }).click();
  await expect(page).toHaveURL(/#!\/auth\/forgot\/$/);
});

test('an unreachable server is reported, marks the form, and keeps the input', async ({
  page,
  quietConsole,
}) => {
  await page.goto(admin('/'));
  await expect(page.getByLabel('Email')).toBeVisible();
  await intercept(page, '**/rpc', (route) => route.abort());
  await fillSignIn(page);
  const message = toast(page, 'Couldn’t sign in. Try again.');
  await expect(message).toBeVisible();
  await expect(message.getByRole('button', { name: 'Reset password' })).toBeHidden();
  await expect(page.locator('.not-valid')).toHaveCount(2);
  await expect(page.getByLabel('Email')).toHaveValue(OWNER.email);
  quietConsole.splice(0);
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

test('missing fields are reported before anything is sent', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.postData() ?? ''));
  await page.goto(admin('/'));
  await page.getByLabel('Email').fill('owner@');
  await page.getByLabel('Email').blur();
  await expect(page.locator('.not-valid')).toHaveCount(1);
  await page.getByTestId('login-submit').click();
  await expect(page.locator('.not-valid')).toHaveCount(2);
  await expect(page.getByLabel('Email')).toBeFocused();
  expect(calls.filter((body) => body.includes('AuthService.login'))).toEqual([]);
});

test('“remember me” sets a 30-day cookie, and signing out deletes the session’s', async ({
  page,
}) => {
  await page.goto(admin('/'));
  await fillSignIn(page);
  await standing(page);
  expect((await sessionCookie(page))?.expires).toBe(-1);
  await page.getByTestId('user-menu').click();
  await page.getByTestId('logout').click();
  await atSignIn(page);
  expect(await sessionCookie(page)).toBeUndefined();
  await goWithin(page, '/pages/');
  await atSignIn(page);
  await page.getByLabel('Keep me signed in for 30 days').check();
  await fillSignIn(page);
  await standing(page);
  const expires = (await sessionCookie(page))?.expires ?? 0;
  expect(Math.round((expires - Date.now() / 1000) / 86_400)).toBe(30);
});

/** A separate browser without console checks. */
const otherBrowser = async (browser: Browser): Promise<Page> =>
  (await browser.newContext()).newPage();

test('after five wrong passwords sign-in is locked, even with the right one', async ({
  browser,
}) => {
  const page = await otherBrowser(browser);
  await page.goto(admin('/'));
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const answered = page.waitForResponse((response) => response.url().endsWith('/rpc'));
    await fillSignIn(page, { ...OWNER, password: `wrong ${attempt}` });
    await answered;
    await expect(toast(page, 'Incorrect email or password')).toBeVisible();
  }
  await expect(toast(page, 'Sign-in is locked for 15 minutes.')).toBeVisible();
  await fillSignIn(page);
  await expect(toast(page, 'Too many attempts. Try again in 1')).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(OWNER.password);
  await page.context().close();
});

import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Page } from 'playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/journey.ts';
import { type Product, startProduct } from './support/product.ts';
import { reachStarters } from './support/setup.ts';

const PLINTH = fileURLToPath(new URL('../scripts/plinth.mjs', import.meta.url));

let fresh: Product;

test.beforeAll(async () => {
  fresh = await startProduct({ setUp: false });
});

test.afterAll(() => fresh.stop());

/** Prints a new link for the running server, which invalidates the one before. */
async function newSetupLink(): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [PLINTH, 'owner', 'setup-link'], {
    env: { ...process.env, PLINTH_DATA: fresh.folder, PLINTH_ADDRESS: fresh.url },
  });
  return stdout.match(/http\S+/)?.[0] ?? '';
}

const continueWith = async (page: Page, link: string) => {
  await page.getByLabel('Setup link').fill(link);
  await page.getByRole('button', { name: 'Continue' }).click();
};

test('an expired link is replaced in place, and nothing has to be entered again', async ({
  page,
  browser,
}) => {
  const admin = `${fresh.url}/admin/`;
  await page.goto(admin);
  await expect(page.getByRole('heading', { name: 'This site isn’t set up yet' })).toBeVisible();
  await expect(page.getByText('npx plinth owner setup-link')).toBeVisible();
  await expectAccessible(page, 'main');
  await continueWith(page, admin);
  await expect(page.getByText(/^Paste the whole link/)).toBeVisible();
  await continueWith(page, fresh.setupUrl);

  await reachStarters(page);
  const next = page.getByTestId('setup-next');
  await page.getByTestId('starter-none').click();

  const link = await newSetupLink();
  await next.click();
  await expect(page.getByRole('heading', { name: 'Your setup link has expired' })).toBeVisible();
  await expectAccessible(page, 'main');
  await continueWith(page, fresh.setupUrl);
  await expect(page.getByText(/^This link has expired or was replaced/)).toBeVisible();
  await continueWith(page, link);
  await expect(page.getByTestId('starter-none')).toBeChecked();
  await next.click();
  await expect(page.getByTestId('setup-facts')).toBeVisible();

  await test.step('a link to a site that is set up leads to sign-in', async () => {
    const later = await (await browser.newContext()).newPage();
    await later.goto(fresh.setupUrl);
    await later.getByRole('button', { name: 'Sign in' }).click();
    await expect(later.getByTestId('login-form')).toBeVisible();
  });
});

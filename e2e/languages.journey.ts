import type { Page } from 'playwright/test';
import { expect, test, toast } from './support/journey.ts';
import { OWNER, type Product } from './support/product.ts';

declare global {
  interface Window {
    /** A mark that disappears on reload. */
    isSamePage?: boolean;
  }
}

let own: Product;

test.beforeAll(({ product }) => {
  own = product;
});

const admin = (path: string) => `${own.url}/admin/#!${path}`;
const language = (page: Page) => page.locator('html');

async function chooseLanguage(page: Page, name: string, tag: string): Promise<void> {
  await page.getByTestId('language-switch').click();
  await page.getByRole('option', { name }).click();
  await expect(language(page)).toHaveAttribute('lang', tag);
}

const chooseGerman = (page: Page) => chooseLanguage(page, 'Deutsch', 'de-DE');

async function signInGerman(page: Page, password: string): Promise<void> {
  await page.getByLabel('E-Mail-Adresse').fill(OWNER.email);
  await page.getByLabel('Passwort', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Anmelden' }).click();
}

/** Text files requested so far, by language and bundle. */
const textFiles = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => /(\w+)\.gen-[^/]+\.js$/.exec(name)?.[1] ?? []),
  );

test('the sign-in screen switches to German at once, and the panel and later visits are German', async ({
  page,
}) => {
  await page.goto(admin('/auth/login/'));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Sign in to');
  await page.evaluate(() => {
    window.isSamePage = true;
  });
  await chooseGerman(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Bei .+ anmelden$/);
  expect(await page.evaluate(() => window.isSamePage)).toBe(true);
  await signInGerman(page, 'wrong horse');
  await expect(toast(page, 'E-Mail-Adresse oder Passwort ist falsch.')).toBeVisible();

  await page.reload();
  await expect(page.getByRole('button', { name: 'Anmelden' })).toBeVisible();
  await expect(language(page)).toHaveAttribute('lang', 'de-DE');
  expect(new Set(await textFiles(page))).toEqual(new Set(['common', 'auth']));

  await signInGerman(page, OWNER.password);
  await expect(page.getByTestId('rail')).toContainText('Seiten');
  await expect(language(page)).toHaveAttribute('lang', 'de-DE');
  await page.goto(admin('/logout/'));
  await expect(page.getByRole('button', { name: 'Anmelden' })).toBeVisible();
});

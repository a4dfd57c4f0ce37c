import { expect, type Page } from 'playwright/test';
import { OWNER } from './product.ts';

/** The owner has been in the editor before, so that it does not explain itself. */
const knowsEditor = (page: Page): Promise<void> =>
  page.evaluate(() => localStorage.setItem('plinth_editor_tour', 'shown'));

/** Fills in the form of the sign-in screen and sends it. */
export async function fillSignIn(page: Page, { email, password } = OWNER): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await knowsEditor(page);
  await page.getByLabel('Password', { exact: true }).press('Enter');
}

/** Signs in, up to the list of pages. */
export async function signIn(page: Page, url: string): Promise<Page> {
  await page.goto(`${url}/admin/#!/pages/`);
  await fillSignIn(page);
  await expect(page.getByTestId('pages-list')).toBeVisible();
  return page;
}

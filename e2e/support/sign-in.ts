import { expect, type Page } from 'playwright/test';
import { OWNER } from './product.ts';

/** The owner has been in the editor before, so that it does not explain itself. */
export const knowsEditor = (page: Page): Promise<void> =>
  page.evaluate(() => localStorage.setItem('plinth_editor_tour', 'shown'));

/** Fills in the form of the sign-in screen and sends it. */
export async function fillSignIn(page: Page, { email, password } = OWNER): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await knowsEditor(page);
  await page.getByLabel('Password', { exact: true }).press('Enter');
}

/**
 * Goes to a place of the panel that is open by its address. For those that the panel replaces at once
 * by another: `goto` may wait for them in vain.
 */
export const goWithin = (page: Page, path: string): Promise<void> =>
  page.evaluate((hash) => {
    location.hash = hash;
  }, `#!${path}`);

/** Gives the browser the session of somebody who has signed in, without the screen for it. */
export async function signInAtOnce(page: Page, url: string): Promise<void> {
  const login = { method: 'AuthService.login', params: { ...OWNER, remember: false } };
  const answer = await page.request.post(`${url}/rpc`, {
    data: { jsonrpc: '2.0', id: 1, ...login },
    headers: { 'x-requested-with': 'XMLHttpRequest', origin: url },
  });
  expect(await answer.json()).toHaveProperty('result');
}

/** Signs in, up to the list of pages. */
export async function signIn(page: Page, url: string): Promise<Page> {
  await signInAtOnce(page, url);
  await page.goto(`${url}/admin/#!/pages/`);
  await knowsEditor(page);
  await expect(page.getByTestId('pages-list')).toBeVisible();
  return page;
}

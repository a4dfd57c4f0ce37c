import { expect, type Page } from 'playwright/test';
import { OWNER } from './product.ts';

/**
 * Suppresses the editor tour, and keeps the inspector open and pinned: it would cover the page with
 * every selection while a journey measures it.
 */
export const knowsEditor = (page: Page): Promise<void> =>
  page.evaluate(() => {
    localStorage.setItem('plinth_editor_tour', 'shown');
    localStorage.setItem('plinth_inspector', 'pinned');
  });

/** Lets the inspector open with a selection and close without one, as for every new user. */
export const foldsInspector = (page: Page): Promise<void> =>
  page.evaluate(() => localStorage.removeItem('plinth_inspector'));

/** Fills in and submits the sign-in form. */
export async function fillSignIn(page: Page, { email, password } = OWNER): Promise<void> {
  const field = page.getByLabel('Password', { exact: true });
  await page.getByLabel('Email').fill(email);
  await field.fill(password);
  await knowsEditor(page);
  // A form that is being sent ignores Enter.
  const form = page.locator('form').filter({ has: field });
  await expect(form.locator('button[type="submit"]')).toBeEnabled();
  await field.press('Enter');
}

/**
 * Navigates within the open panel by URL. Use it for paths that the panel redirects immediately, which
 * `goto` may wait for forever.
 */
export const goWithin = (page: Page, path: string): Promise<void> =>
  page.evaluate((hash) => {
    // After the evaluation, which a panel that reloads at once would end.
    setTimeout(() => {
      location.hash = hash;
    });
  }, `#!${path}`);

/** Signs the browser in without the sign-in screen. */
export async function signInAtOnce(page: Page, url: string): Promise<void> {
  const login = { method: 'AuthService.login', params: { ...OWNER, remember: false } };
  const answer = await page.request.post(`${url}/rpc`, {
    data: { jsonrpc: '2.0', id: 1, ...login },
    headers: { 'x-requested-with': 'XMLHttpRequest', origin: url },
  });
  expect(await answer.json()).toHaveProperty('result');
}

/** Signs in and opens the list of pages. */
export async function signIn(page: Page, url: string): Promise<Page> {
  await signInAtOnce(page, url);
  await page.goto(`${url}/admin/#!/pages/`);
  await knowsEditor(page);
  await expect(page.getByTestId('pages-list')).toBeVisible();
  return page;
}

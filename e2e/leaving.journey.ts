import type { Locator, Page } from 'playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { deleteAtEnd } from './support/at-end.ts';
import { editorIn, openCanvas, openDesign } from './support/editor.ts';
import { intercept } from './support/intercept.ts';
import { expect, test } from './support/journey.ts';
import { node, ownPage, text } from './support/own-page.ts';
import { findPage } from './support/pages.ts';
import { RpcClient } from './support/rpc.ts';
import { stopWriting, words, write as writeOn } from './support/writing.ts';

let owner: RpcClient;
let id: number;

test.beforeEach(async ({ product }) => {
  owner = await new RpcClient(product.url).signIn();
  const columns = [node('c1', 'column', [text('t1', 'As it was stored')])];
  id = await ownPage(owner, 'Leaving', [node('r1', 'row', columns)]);
});

test.afterEach(async () => {
  deleteAtEnd(owner, [id]);
});

async function write(page: Page, more: string): Promise<void> {
  await writeOn(page, 0, more);
  await stopWriting(page);
  await expect(page.getByTestId('save-state')).toContainText('Unsaved');
}

const stored = async (): Promise<string> =>
  JSON.stringify(await owner.call('PagesService.getDesign', { id }));

/** The kinds of entries in the browser's journal of the page: `node` only while work is unsaved. */
const journalKinds = (page: Page): Promise<readonly string[]> =>
  page.evaluate(
    (pageId) =>
      new Promise<readonly string[]>((resolve, reject) => {
        const opening = indexedDB.open('plinth-editor');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const keys = opening.result.transaction('journal').objectStore('journal').getAllKeys();
          keys.onerror = () => reject(keys.error);
          keys.onsuccess = () => {
            opening.result.close();
            const own = (keys.result as [number, string, string][]).filter(([of]) => of === pageId);
            resolve([...new Set(own.map(([, , kind]) => kind))].sort());
          };
        };
      }),
    id,
  );

const asked = (page: Page): Locator => page.getByTestId('unsaved-dialog').getByRole('dialog');

test('leaving with unsaved work offers to save, discard, or stay', async ({ browser, product }) => {
  const page = await editorIn(browser, product.url, id);
  await write(page, ' and kept');
  await page.getByTestId('leave-editor').click();
  await expect(asked(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(asked(page)).toBeHidden();
  await expect(page.getByTestId('leave-editor')).toBeFocused();

  await page.getByTestId('leave-editor').click();
  await asked(page).getByRole('button', { name: 'Keep editing' }).click();
  await expect(page.getByTestId('save-state')).toContainText('Unsaved');

  await page.getByTestId('leave-editor').click();
  await asked(page).getByRole('button', { name: 'Update' }).click();
  await expect(page.getByTestId('pages-list')).toBeVisible();
  expect(await stored()).toContain('As it was stored and kept');
  await page.context().close();
});

test('discarded work is not offered for restore', async ({ browser, product }) => {
  const page = await editorIn(browser, product.url, id);
  await write(page, ' and dropped');
  await expect.poll(() => journalKinds(page)).toContain('node');
  await page.getByTestId('leave-editor').click();
  await asked(page).getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByTestId('pages-list')).toBeVisible();
  const canvas = await openDesign(page, product.url, id);
  await expect(words(canvas)).toHaveText('As it was stored');
  await write(page, '.');
  await expect(page.getByTestId('restore-bar')).toBeHidden();
  expect(await stored()).not.toContain('dropped');
  await page.context().close();
});

/** Leaves the editor of a published page with changes that stay in the browser. */
async function finishLater(page: Page): Promise<void> {
  await page.getByTestId('leave-editor').click();
  await asked(page).getByRole('button', { name: 'Finish later' }).click();
  await expect(page.getByTestId('pages-list')).toBeVisible();
}

/** The note about unsaved work in the page's row of the open list. */
const leftNote = async (page: Page): Promise<Locator> =>
  (await findPage(page, 'Leaving')).getByTestId('left-work');

test('work is finished later, from the page list or the dashboard', async ({
  browser,
  product,
}) => {
  const page = await editorIn(browser, product.url, id);
  await write(page, ' for later');
  await finishLater(page);
  expect(await stored()).not.toContain('for later');
  await expect(await leftNote(page)).toContainText('Unsaved changes');
  await expectAccessible(page, '[data-testid="pages-list"]');
  await page.reload();
  await (await leftNote(page)).getByRole('button', { name: 'Continue editing' }).click();
  const canvas = await openCanvas(page);
  await expect(words(canvas)).toHaveText('As it was stored for later');
  await expect(page.getByTestId('restore-bar')).toBeHidden();
  await expect(page.getByTestId('save-state')).toContainText('Unsaved');
  await expect(page.getByTestId('undo-button')).toBeEnabled();

  // While a window edits it, no other one offers it.
  const other = await page.context().newPage();
  await other.goto(`${product.url}/admin/#!/pages/`);
  await expect(await findPage(other, 'Leaving')).toBeVisible();
  await expect(await leftNote(other)).toHaveCount(0);
  await other.close();

  await finishLater(page);
  await page.goto(`${product.url}/admin/#!/dashboard/`);
  const recent = page.getByTestId('recent-work').getByRole('listitem').first();
  await expect(recent).toContainText('Leaving');
  await expect(recent).toContainText('Unsaved changes');
  await recent.getByRole('link', { name: 'Leaving' }).click();
  await expect(words(canvas)).toHaveText('As it was stored for later');
  await expect(page.getByTestId('save-state')).toContainText('Unsaved');
  await expect(page.getByTestId('restore-bar')).toBeHidden();

  await finishLater(page);
  await openDesign(page, product.url, id);
  await page.reload();
  await expect(page.getByTestId('restore-bar')).toContainText('You left them unsaved');
  await page.context().close();
});

test('work left for later is discarded from the page list', async ({ browser, product }) => {
  const page = await editorIn(browser, product.url, id);
  await write(page, ' for nothing');
  await finishLater(page);
  const discard = (await leftNote(page)).getByRole('button', { name: 'Discard' });
  await discard.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(await leftNote(page)).toHaveCount(1);
  await discard.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  await expect(await leftNote(page)).toHaveCount(0);
  expect(await journalKinds(page)).toEqual([]);
  await page.context().close();
});

test('an unreachable server is reported once, blocks leaving, and is retried', async ({
  browser,
  product,
}) => {
  const page = await editorIn(browser, product.url, id);
  await write(page, ' far away');
  await page.context().setOffline(true);
  await page.getByTestId('leave-editor').click();
  await asked(page).getByRole('button', { name: 'Update' }).click();
  const bar = page.getByTestId('save-failed');
  await expect(bar).toContainText('You’re offline');
  await expect(asked(page)).toBeHidden();
  await expect(page.locator('[data-testid^="toast-"]')).toHaveCount(0);
  await expect(page.getByText('You’re offline')).toHaveCount(1);

  await page.context().setOffline(false);
  await expect(bar).toBeHidden();
  await expect(page.getByTestId('save-state')).toContainText('Saved');
  expect(await stored()).toContain('As it was stored far away');
  await page.context().close();
});

test('a save with a lost response causes no conflict', async ({ browser, product }) => {
  const page = await editorIn(browser, product.url, id);
  await write(page, ' twice');
  let isSent = false;
  await intercept(page, '**/rpc', async (route) => {
    if (!isSent) await route.fetch();
    isSent = true;
    await route.abort();
  });
  await page.getByTestId('save-button').click();
  await expect(page.getByTestId('save-failed')).toBeVisible();
  expect(await stored()).toContain('As it was stored twice');
  await page.unrouteAll({ behavior: 'wait' });
  await page.getByTestId('save-again').click();
  await expect(page.getByTestId('save-state')).toContainText('Saved');
  await expect(page.getByTestId('conflict-dialog').getByRole('dialog')).toBeHidden();
  await page.context().close();
});

test('the undo history of saved work survives a reload and ends with the editor', async ({
  browser,
  product,
}) => {
  const page = await editorIn(browser, product.url, id);
  await write(page, ' and more');
  await page.keyboard.press('Control+s');
  await expect(page.getByTestId('save-state')).toContainText('Saved');
  const undo = page.getByTestId('undo-button');
  await expect.poll(() => journalKinds(page)).toEqual(['head', 'step']);
  await page.reload();
  await expect(undo).toBeEnabled();
  await page.getByTestId('leave-editor').click();
  await expect(page.getByTestId('pages-list')).toBeVisible();
  await expect.poll(() => journalKinds(page)).toEqual([]);
  await openDesign(page, product.url, id);
  await expect(undo).toBeDisabled();
  await page.context().close();
});

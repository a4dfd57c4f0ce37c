import type { Locator, Page } from 'playwright/test';
import { deleteAtEnd } from './support/at-end.ts';
import { editorIn, openCanvas, openDesign } from './support/editor.ts';
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

/** The note about unsaved work in the page's row of the open list. */
const leftNote = async (page: Page): Promise<Locator> =>
  (await findPage(page, 'Leaving')).getByTestId('left-work');

async function leave(page: Page, answer: string): Promise<void> {
  await page.getByTestId('leave-editor').click();
  await asked(page).getByRole('button', { name: answer }).click();
}

test('work is saved, discarded or left for later on leaving, with its history in the browser', async ({
  browser,
  product,
}) => {
  const page = await editorIn(browser, product.url, id);
  const undo = page.getByTestId('undo-button');
  const list = page.getByTestId('pages-list');

  await test.step('an unreachable server blocks leaving, and saves once it is back', async () => {
    await write(page, ' and kept');
    await page.context().setOffline(true);
    await leave(page, 'Update');
    const bar = page.getByTestId('save-failed');
    await expect(bar).toContainText('You’re offline');
    await expect(asked(page)).toBeHidden();
    await expect(page.getByText('You’re offline')).toHaveCount(1);
    await page.context().setOffline(false);
    await expect(bar).toBeHidden();
    await expect(page.getByTestId('save-state')).toContainText('Saved');
    expect(await stored()).toContain('As it was stored and kept');
  });

  await test.step('the undo history of saved work survives a reload and ends with the editor', async () => {
    await expect.poll(() => journalKinds(page)).toEqual(['head', 'step']);
    await page.reload();
    await expect(undo).toBeEnabled();
    await page.getByTestId('leave-editor').click();
    await expect(list).toBeVisible();
    await expect.poll(() => journalKinds(page)).toEqual([]);
  });

  await test.step('discarded work is neither stored nor offered again', async () => {
    await openDesign(page, product.url, id);
    await expect(undo).toBeDisabled();
    await write(page, ' and dropped');
    await expect.poll(() => journalKinds(page)).toContain('node');
    await leave(page, 'Discard');
    await expect(list).toBeVisible();
    await expect.poll(() => journalKinds(page)).toEqual([]);
    expect(await stored()).not.toContain('dropped');
  });

  await test.step('work left for later is continued from the list of pages, in one window', async () => {
    await openDesign(page, product.url, id);
    await write(page, ' for later');
    await leave(page, 'Finish later');
    await expect(list).toBeVisible();
    expect(await stored()).not.toContain('for later');
    await page.reload();
    await (await leftNote(page)).getByRole('button', { name: 'Continue editing' }).click();
    const canvas = await openCanvas(page);
    await expect(words(canvas)).toHaveText('As it was stored and kept for later');
    await expect(page.getByTestId('restore-bar')).toBeHidden();
    await expect(page.getByTestId('save-state')).toContainText('Unsaved');
    await expect(undo).toBeEnabled();

    const other = await page.context().newPage();
    await other.goto(`${product.url}/admin/#!/pages/`);
    await expect(await findPage(other, 'Leaving')).toBeVisible();
    await expect(await leftNote(other)).toHaveCount(0);
  });
  await page.context().close();
});

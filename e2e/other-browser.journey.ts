import type { Browser, Locator, Page } from 'playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { deleteAtEnd } from './support/at-end.ts';
import { editorIn, openCanvas, openDesign } from './support/editor.ts';
import { expect, test, toast } from './support/journey.ts';
import { node, ownPage, text } from './support/own-page.ts';
import { findPage } from './support/pages.ts';
import { RpcClient } from './support/rpc.ts';
import { stopWriting, words, write as writeOn } from './support/writing.ts';

let owner: RpcClient;
let id: number;

test.beforeEach(async ({ product }) => {
  owner = await new RpcClient(product.url).signIn();
  const columns = [node('c1', 'column', [text('t1', 'First'), text('t2', 'Second')])];
  id = await ownPage(owner, 'Other browser', [node('r1', 'row', columns)]);
});

test.afterEach(() => deleteAtEnd(owner, [id]));

const stored = async (): Promise<string> =>
  JSON.stringify(await owner.call('PagesService.getDesign', { id }));

/** The unsaved work on the page that the server has, as text; null if there is none. */
const onServer = async (): Promise<string | null> => {
  const { work } = await owner.call<{ work: object | null }>('PagesService.getUnsavedWork', { id });
  return work && JSON.stringify(work);
};

async function write(page: Page, index: number, more: string): Promise<void> {
  await writeOn(page, index, more);
  await stopWriting(page);
}

const saveState = (page: Page): Locator => page.getByTestId('save-state');

const expectKept = (page: Page): Promise<void> =>
  expect(saveState(page)).toHaveText('Unsaved · backed up', { timeout: 15_000 });

const restoreBar = (page: Page): Locator => page.getByTestId('restore-bar');

const windows = async (browser: Browser, url: string) =>
  [await editorIn(browser, url, id), await editorIn(browser, url, id)] as const;

const asked = (page: Page): Locator => page.getByTestId('unsaved-dialog').getByRole('dialog');

async function leave(page: Page, answer: string): Promise<void> {
  await page.getByTestId('leave-editor').click();
  await asked(page).getByRole('button', { name: answer }).click();
  await expect(page.getByTestId('pages-list')).toBeVisible();
}

async function update(page: Page): Promise<void> {
  await page.getByTestId('save-button').click();
  await expect(saveState(page)).toContainText('Saved');
}

test('unsaved work is continued and finished in another browser', async ({ browser, product }) => {
  const first = await editorIn(browser, product.url, id);
  await write(first, 0, ' here');
  await expectKept(first);
  expect(await stored()).not.toContain('First here');
  await leave(first, 'Finish later');

  const second = await editorIn(browser, product.url, id);
  await expect(restoreBar(second)).toContainText('in another browser');
  await expectAccessible(second, '[data-testid="restore-bar"]');
  const canvas = await openCanvas(second);
  await expect(words(canvas)).toHaveText('First');
  await second.getByTestId('restore-yes').click();
  await expect(words(canvas)).toHaveText('First here');
  await expect(second.getByTestId('undo-button')).toBeEnabled();
  await write(second, 0, ' and there');
  await expectKept(second);
  await update(second);
  await expect.poll(onServer).toBeNull();
  expect(await stored()).toContain('First here and there');

  await openDesign(first, product.url, id);
  await expect(words(await openCanvas(first))).toHaveText('First here and there');
  await expect(saveState(first)).toHaveText('All changes saved');
  await expect(restoreBar(first)).toBeHidden();
  await first.getByTestId('leave-editor').click();
  const row = await findPage(first, 'Other browser');
  await expect(row.getByTestId('left-work')).toHaveCount(0);
  await first.context().close();
  await second.context().close();
});

test('work in two browsers is never overwritten, but merged when restored', async ({
  browser,
  product,
}) => {
  const [first, second] = await windows(browser, product.url);
  await write(first, 0, ' here');
  await expectKept(first);
  await write(second, 1, ' there');
  await expect(saveState(second)).toHaveText('Unsaved · only here', {
    timeout: 15_000,
  });
  expect(await onServer()).toContain('First here');
  await expect(restoreBar(second)).toContainText('in another browser');
  await second.getByTestId('restore-yes').click();
  const canvas = await openCanvas(second);
  await expect(words(canvas)).toHaveText('First here');
  await expect(words(canvas, 1)).toHaveText('Second there');
  await expectKept(second);
  expect(await onServer()).toContain('Second there');

  // The first browser doesn't know of the second one's work.
  await write(first, 0, ' too');
  await expect(restoreBar(first)).toBeVisible({ timeout: 15_000 });
  expect(await onServer()).toContain('Second there');
  await first.getByTestId('restore-no').click();
  await expectKept(first);
  expect(await onServer()).toContain('First here too');
  expect(await onServer()).not.toContain('Second there');
  await first.context().close();
  await second.context().close();
});

test('work discarded on leaving is gone on the server, too', async ({ browser, product }) => {
  const page = await editorIn(browser, product.url, id);
  await write(page, 0, ' for nothing');
  await expectKept(page);
  await leave(page, 'Discard');
  await expect.poll(onServer).toBeNull();
  await page.context().close();
});

test('work discarded in the list of pages is gone on the server, too', async ({
  browser,
  product,
}) => {
  const page = await editorIn(browser, product.url, id);
  await write(page, 0, ' in vain');
  await leave(page, 'Finish later');
  await expect.poll(onServer).toContain('in vain');
  const row = await findPage(page, 'Other browser');
  await row.getByTestId('left-work').getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  await expect(row.getByTestId('left-work')).toHaveCount(0);
  expect(await onServer()).toBeNull();
  await page.context().close();
});

test('work discarded in another browser is gone on the server, too', async ({
  browser,
  product,
}) => {
  const page = await editorIn(browser, product.url, id);
  await write(page, 0, ' at first');
  await expectKept(page);
  const other = await editorIn(browser, product.url, id);
  await other.getByTestId('restore-no').click();
  await expect(restoreBar(other)).toBeHidden();
  await expect.poll(onServer).toBeNull();
  await page.context().close();
  await other.context().close();
});

test('leaving says that the work is on the server, and loses none of it', async ({
  browser,
  product,
}) => {
  const page = await editorIn(browser, product.url, id);
  await write(page, 0, ' for later');
  await page.getByTestId('leave-editor').click();
  await expect(asked(page)).toContainText('in any browser');
  await expectAccessible(page, '[data-testid="unsaved-dialog"]');
  await asked(page).getByRole('button', { name: 'Finish later' }).click();
  await expect(page.getByTestId('pages-list')).toBeVisible();
  expect(await onServer()).toContain('for later');

  await openDesign(page, product.url, id);
  await expectKept(page);
  // Nothing is lost with this tab, so that it closes without a question.
  const questions: string[] = [];
  page.on('dialog', (dialog) => {
    questions.push(dialog.type());
    void dialog.accept();
  });
  await page.reload();
  expect(questions).toEqual([]);
  await page.getByTestId('restore-yes').click();
  await expect(words(await openCanvas(page))).toHaveText('First for later');
  await page.context().close();
});

test('leaving offline says that the work is only in this browser', async ({ browser, product }) => {
  const page = await editorIn(browser, product.url, id);
  await write(page, 1, ' offline');
  await page.context().setOffline(true);
  await expect(saveState(page)).toHaveText('Unsaved · only here', {
    timeout: 20_000,
  });
  await page.getByTestId('leave-editor').click();
  await expect(asked(page)).toContainText('stay in this browser');
  await asked(page).getByRole('button', { name: 'Keep editing' }).click();
  await page.context().setOffline(false);
  await expectKept(page);
  expect(await onServer()).toContain('Second offline');
  await expect(toast(page, 'Couldn’t')).toHaveCount(0);
  await page.context().close();
});

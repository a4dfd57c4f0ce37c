import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FrameLocator, Locator, Page } from 'playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { deleteAtEnd } from './support/at-end.ts';
import { editorIn, openCanvas, openDesign } from './support/editor.ts';
import { expect, test } from './support/journey.ts';
import { startBrowser } from './support/killed.ts';
import { node, ownPage, text } from './support/own-page.ts';
import { findPage } from './support/pages.ts';
import { OWNER, type Product } from './support/product.ts';
import { RpcClient } from './support/rpc.ts';
import { fillSignIn } from './support/sign-in.ts';
import { stopWriting, words, write } from './support/writing.ts';

let own: Product;
let owner: RpcClient;
let id: number;

test.beforeAll(({ product }) => {
  own = product;
});

test.beforeEach(async () => {
  owner = await new RpcClient(own.url).signIn();
  const columns = [node('c1', 'column', [text('t1', 'First'), text('t2', 'Second')])];
  id = await ownPage(owner, 'Unsaved work', [node('r1', 'row', columns)]);
});

test.afterEach(() => deleteAtEnd(owner, [id]));

const design = () => `${own.url}/admin/#!/pages/${id}/design/`;

/** Waits one second: only later work may be lost. */
const aSecond = (page: Page) => page.waitForTimeout(1000);

/** Makes two changes and starts a third. */
async function workUntil(page: Page): Promise<void> {
  await openDesign(page, own.url, id);
  await write(page, 0, ' one');
  await stopWriting(page);
  await write(page, 1, ' two');
  await stopWriting(page);
  await write(page, 0, ' three');
  await aSecond(page);
  await page.keyboard.type(' and a few words more');
}

/** Expects the work back, except the last second, with a complete undo history. */
async function expectBack(page: Page): Promise<void> {
  const canvas = await openCanvas(page);
  const bar = page.getByTestId('restore-bar');
  await expect(bar).toBeVisible();
  await expect(words(canvas)).toHaveText('First');
  await page.getByTestId('restore-yes').click();
  await expect(bar).toBeHidden();
  await expect(words(canvas)).toContainText('First one three');
  await expect(words(canvas, 1)).toHaveText('Second two');
  await undoAll(page, canvas);
}

async function undoAll(page: Page, canvas: FrameLocator): Promise<void> {
  await page.getByTestId('canvas-stage').focus();
  const restored = (await words(canvas).textContent()) ?? '';
  await page.keyboard.press('Control+z');
  await expect(words(canvas)).not.toHaveText(restored);
  // What was typed after the pause can be a step of its own.
  if ((await words(canvas).textContent()) === 'First one three')
    await page.keyboard.press('Control+z');
  await expect(words(canvas)).toHaveText('First one');
  await page.keyboard.press('Control+z');
  await expect(words(canvas, 1)).toHaveText('Second');
  await page.keyboard.press('Control+z');
  await expect(words(canvas)).toHaveText('First');
  await expect(page.getByTestId('undo-button')).toBeDisabled();
  await page.keyboard.press('Control+Shift+z');
  await expect(words(canvas)).toHaveText('First one');
}

test('the browser is killed in the middle of typing', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'plinth-browser-'));
  const first = await startBrowser(folder);
  const page = await first.browser.contexts()[0]?.newPage();
  if (!page) throw new Error('The browser has no window');
  await page.goto(`${own.url}/admin/#!/pages/`);
  await page.getByLabel('Keep me signed in').check();
  await fillSignIn(page);
  await expect(page.getByTestId('pages-list')).toBeVisible();
  await workUntil(page);
  await first.kill();

  const second = await startBrowser(folder);
  const again = await second.browser.contexts()[0]?.newPage();
  if (!again) throw new Error('The browser has no window');
  await again.goto(design());
  const form = again.getByLabel('Password', { exact: true });
  await expect(form.or(again.getByTestId('restore-bar')).first()).toBeVisible();
  if (await form.isVisible()) await fillSignIn(again);
  await expectBack(again);
  await second.kill();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
});

test('the server is killed in the middle of typing', async ({ browser }) => {
  const page = await editorIn(browser, own.url, id);
  await write(page, 0, ' one');
  await stopWriting(page);
  await write(page, 1, ' two');
  await own.kill();
  await page.keyboard.type(' three');
  await page.keyboard.press('Control+s');
  await expect(page.getByTestId('save-failed')).toContainText('The server doesn’t respond');
  await own.revive();
  await expect(page.getByTestId('save-state')).toContainText('Saved');
  const canvas = await openCanvas(page);
  await expect(words(canvas, 1)).toHaveText('Second two three');
  expect(await stored()).toContain('Second two three');

  await page.reload();
  const reloaded = await openCanvas(page);
  await expect(page.getByTestId('undo-button')).toBeEnabled();
  await expect(page.getByTestId('restore-bar')).toBeHidden();
  await page.getByTestId('canvas-stage').focus();
  await page.keyboard.press('Control+z');
  await expect(words(reloaded, 1)).toHaveText('Second');
  await page.keyboard.press('Control+z');
  await expect(words(reloaded)).toHaveText('First');
  await page.context().close();
});

/** Ends all other sessions. */
async function endOtherSessions(): Promise<void> {
  const { items } = await owner.call<{ items: { id: number; is_current: boolean }[] }>(
    'ProfileService.getSessions',
  );
  for (const session of items.filter(({ is_current }) => !is_current))
    await owner.call('ProfileService.revokeSession', { id: session.id });
}

test('the session ends in the middle of typing', async ({ browser }) => {
  const page = await editorIn(browser, own.url, id);
  const canvas = await openCanvas(page);
  const dialog = page.getByRole('dialog');
  await write(page, 0, ' one');

  await test.step('after signing in again, typing continues where it ended', async () => {
    await endOtherSessions();
    await page.keyboard.press('Control+s');
    await expect(dialog).toContainText('Your work is still here');
    await dialog.getByLabel('Password', { exact: true }).fill(OWNER.password);
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page.getByTestId('save-state')).toContainText('Saved');
    await page.keyboard.type(' two');
    await expect(words(canvas)).toHaveText('First one two');
  });

  await test.step('work is restored if the tab closes while it asks', async () => {
    await endOtherSessions();
    await page.keyboard.press('Control+s');
    await expect(dialog).toBeVisible();
    await aSecond(page);
    const again = await page.context().newPage();
    await page.close();
    await again.goto(design());
    await fillSignIn(again);
    const restored = await openCanvas(again);
    await again.getByTestId('restore-yes').click();
    await expect(words(restored)).toHaveText('First one two');
    await again.keyboard.press('Control+s');
    await expect(again.getByTestId('save-state')).toContainText('Saved');
    await again.context().close();
  });
});

const stored = async (): Promise<string> =>
  JSON.stringify(await owner.call('PagesService.getDesign', { id }));

/** The unsaved work on the page that the server has, as text; null if there is none. */
const onServer = async (): Promise<string | null> => {
  const { work } = await owner.call<{ work: object | null }>('PagesService.getUnsavedWork', { id });
  return work && JSON.stringify(work);
};

const saveState = (page: Page): Locator => page.getByTestId('save-state');

const expectKept = (page: Page): Promise<void> =>
  expect(saveState(page)).toHaveText('Unsaved · backed up', { timeout: 15_000 });

const restoreBar = (page: Page): Locator => page.getByTestId('restore-bar');

async function finishLater(page: Page): Promise<void> {
  const asked = page.getByTestId('unsaved-dialog').getByRole('dialog');
  await page.getByTestId('leave-editor').click();
  await expect(asked).toContainText('in any browser');
  await asked.getByRole('button', { name: 'Finish later' }).click();
  await expect(page.getByTestId('pages-list')).toBeVisible();
}

/** Writes at the end of a text, and leaves it. */
async function writeText(page: Page, index: number, more: string): Promise<void> {
  await write(page, index, more);
  await stopWriting(page);
}

test('unsaved work is finished in another browser, or discarded in the list of pages', async ({
  browser,
  product,
}) => {
  const first = await editorIn(browser, product.url, id);
  const row = () => findPage(first, 'Unsaved work');

  await test.step('it is left on the server', async () => {
    await writeText(first, 0, ' here');
    await expectKept(first);
    expect(await stored()).not.toContain('First here');
    await finishLater(first);
  });

  await test.step('another browser continues and saves it', async () => {
    const second = await editorIn(browser, product.url, id);
    const canvas = await openCanvas(second);
    await expect(restoreBar(second)).toContainText('in another browser');
    await expectAccessible(second, '[data-testid="restore-bar"]');
    await expect(words(canvas)).toHaveText('First');
    await second.getByTestId('restore-yes').click();
    await expect(words(canvas)).toHaveText('First here');
    await expect(second.getByTestId('undo-button')).toBeEnabled();
    await writeText(second, 0, ' and there');
    await second.getByTestId('save-button').click();
    await expect(saveState(second)).toContainText('Saved');
    await expect.poll(onServer).toBeNull();
    expect(await stored()).toContain('First here and there');
    await second.context().close();
  });

  await test.step('the first browser offers it no longer', async () => {
    await openDesign(first, product.url, id);
    await expect(words(await openCanvas(first))).toHaveText('First here and there');
    await expect(saveState(first)).toHaveText('All changes saved');
    await expect(restoreBar(first)).toBeHidden();
  });

  await test.step('work that is discarded in the list is deleted on the server', async () => {
    await writeText(first, 0, ' in vain');
    await finishLater(first);
    await expect.poll(onServer).toContain('in vain');
    await (await row()).getByTestId('left-work').getByRole('button', { name: 'Discard' }).click();
    await first.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
    await expect((await row()).getByTestId('left-work')).toHaveCount(0);
    expect(await onServer()).toBeNull();
  });
  await first.context().close();
});

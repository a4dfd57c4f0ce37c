import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FrameLocator, Page } from 'playwright/test';
import { deleteAtEnd } from './support/at-end.ts';
import { editorIn, openCanvas, openDesign } from './support/editor.ts';
import { expect, test } from './support/journey.ts';
import { killTab, startBrowser } from './support/killed.ts';
import { node, ownPage, text } from './support/own-page.ts';
import { OWNER, type Product } from './support/product.ts';
import { RpcClient } from './support/rpc.ts';
import { fillSignIn, signIn } from './support/sign-in.ts';
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
  id = await ownPage(owner, 'Safety', [node('r1', 'row', columns)]);
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
  // The saved part of the last words is a separate step.
  if ((await words(canvas).textContent()) !== 'First one three') {
    await page.getByTestId('canvas-stage').focus();
    await page.keyboard.press('Control+z');
    await expect(words(canvas)).toHaveText('First one three');
  }
  await undoAll(page, canvas);
}

async function undoAll(page: Page, canvas: FrameLocator): Promise<void> {
  await page.getByTestId('canvas-stage').focus();
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

test('the tab is killed in the middle of typing', async ({ browser }) => {
  const context = await browser.newContext();
  const page = await signIn(await context.newPage(), own.url);
  await workUntil(page);
  await killTab(page);
  const again = await context.newPage();
  await openDesign(again, own.url, id);
  await expectBack(again);
  await context.close();
});

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
  const stored = JSON.stringify(await owner.call('PagesService.getDesign', { id }));
  expect(stored).toContain('Second two three');

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

test('after signing in again in the editor, typing continues where it ended', async ({
  browser,
}) => {
  const page = await editorIn(browser, own.url, id);
  const canvas = await openCanvas(page);
  await write(page, 0, ' one');
  await endOtherSessions();
  await page.keyboard.press('Control+s');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Password', { exact: true }).fill(OWNER.password);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByTestId('save-state')).toContainText('Saved');
  await page.keyboard.type(' two');
  await expect(words(canvas)).toHaveText('First one two');
  await page.keyboard.press('Control+s');
  await expect(page.getByTestId('save-state')).toContainText('Saved');
  await page.context().close();
});

test('the session ends in the middle of typing', async ({ browser }) => {
  const page = await editorIn(browser, own.url, id);
  await write(page, 0, ' one');
  await endOtherSessions();
  await page.keyboard.type(' two');
  await page.keyboard.press('Control+s');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Your work is still here');
  await aSecond(page);

  await test.step('work is restored after the tab closes at this point', async () => {
    const again = await page.context().newPage();
    await page.close();
    await again.goto(design());
    await fillSignIn(again);
    const canvas = await openCanvas(again);
    await again.getByTestId('restore-yes').click();
    await expect(words(canvas)).toHaveText('First one two');
    await again.keyboard.press('Control+s');
    await expect(again.getByTestId('save-state')).toContainText('Saved');
    await again.getByTestId('undo-button').click();
    await expect(words(canvas)).toHaveText('First');
    await again.context().close();
  });
});

test('without browser storage the editor warns once and works', async ({ browser }) => {
  const page = await (await browser.newContext()).newPage();
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('denied', 'SecurityError');
    };
  });
  await signIn(page, own.url);
  await openDesign(page, own.url, id);
  await write(page, 0, ' one');
  await stopWriting(page);
  const told = page.locator('[data-testid^="toast-"]').filter({ hasText: 'can’t back up' });
  await expect(told).toHaveCount(1);
  await write(page, 1, ' two');
  await stopWriting(page);
  await page.keyboard.press('Control+s');
  await expect(page.getByTestId('save-state')).toContainText('Saved');
  await expect(told).toHaveCount(1);
  await page.context().close();
});

test('an empty section is not saved, and the editor scrolls to it and says why', async ({
  browser,
}) => {
  const page = await editorIn(browser, own.url, id);
  const canvas = await openCanvas(page);
  await words(canvas).click();
  for (const around of ['Column', 'Row']) {
    await page.keyboard.press('Escape');
    await expect(page.getByTestId('inspector')).toContainText(around);
  }
  await page.keyboard.press('Delete');
  await expect(words(canvas)).toHaveCount(0);
  await page.keyboard.press('Control+s');
  await expect(page.getByTestId('save-refused')).toContainText('This section is empty');
  const section = canvas.locator('#section-content');
  await expect(section).toBeInViewport();
  await expect(section).toHaveCSS('outline-color', 'rgb(224, 49, 49)');
  await page.keyboard.press('Control+z');
  await expect(words(canvas)).toHaveText('First');
  await expect(page.getByTestId('save-refused')).toBeHidden();
  await expect(page.getByTestId('save-state')).toHaveText('All changes saved');
  await expect(section).not.toHaveCSS('outline-color', 'rgb(224, 49, 49)');
  await page.context().close();
});

import type { Page } from 'playwright/test';
import { deleteAtEnd } from './support/at-end.ts';
import { editorIn, openCanvas } from './support/editor.ts';
import { expect, test, toast } from './support/journey.ts';
import { node, ownPage, type Tree, text, writeContent } from './support/own-page.ts';
import { RpcClient } from './support/rpc.ts';
import { stopWriting, words, write as writeOn } from './support/writing.ts';

let owner: RpcClient;
let id: number;

const content = (...texts: readonly Tree[]) => [node('r1', 'row', [node('c1', 'column', texts)])];

test.beforeEach(async ({ product }) => {
  owner = await new RpcClient(product.url).signIn();
  id = await ownPage(owner, 'Conflict', content(text('t1', 'First'), text('t2', 'Second')));
});

test.afterEach(() => deleteAtEnd(owner, [id]));

async function write(page: Page, index: number, more: string): Promise<void> {
  await writeOn(page, index, more);
  await stopWriting(page);
}

const stored = async (): Promise<string> =>
  JSON.stringify(await owner.call('PagesService.getDesign', { id }));

async function save(page: Page): Promise<void> {
  await page.getByTestId('save-button').click();
  await expect(page.getByTestId('save-state')).toContainText('Saved');
}

test('changes to different widgets in two browsers are merged automatically', async ({
  browser,
  product,
}) => {
  const first = await editorIn(browser, product.url, id);
  const second = await editorIn(browser, product.url, id);
  await write(first, 0, ' by the first');
  await write(second, 1, ' by the second');
  await save(first);
  await save(second);
  await expect(toast(second, 'Merged with changes saved elsewhere')).toBeVisible();
  await expect(second.getByTestId('conflict-dialog').getByRole('dialog')).toHaveCount(0);
  const canvas = await openCanvas(second);
  await expect(words(canvas)).toHaveText('First by the first');
  expect(await stored()).toMatch(/First by the first.*Second by the second/);

  await second.getByTestId('undo-button').click();
  await expect(words(canvas, 1)).toHaveText('Second');
  await expect(words(canvas)).toHaveText('First by the first');
  await expect(second.getByTestId('undo-button')).toBeDisabled();
  for (const page of [first, second]) await page.context().close();
});

test('conflicting text changes ask, and nothing is overwritten before the answer', async ({
  browser,
  product,
}) => {
  const page = await editorIn(browser, product.url, id);
  await write(page, 0, ' by the second');
  await write(page, 1, ' and more');
  await writeContent(owner, id, content(text('t1', 'First by the first'), text('t2', 'Second')));

  await page.getByTestId('save-button').click();
  const dialog = page.getByTestId('conflict-dialog').getByRole('dialog');
  await expect(dialog).toBeVisible();
  const header = await dialog.locator('.mantine-Modal-header').boundingBox();
  const focused = await dialog.getByTestId('conflict-text').boundingBox();
  const ring = 4;
  expect((focused?.y ?? 0) - ring).toBeGreaterThanOrEqual(
    (header?.y ?? Infinity) + (header?.height ?? 0),
  );
  const line = dialog.getByTestId('conflict-line');
  await expect(line).toHaveCount(1);
  await expect(line).toContainText('First by the second');
  await expect(line).toContainText('First by the first');
  await expect(line.locator('mark')).toHaveText(['second', 'first']);
  expect(await stored()).not.toContain('by the second');

  await dialog.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page.getByTestId('save-state')).toContainText('Unsaved');
  await expect(words(await openCanvas(page))).toHaveText('First by the second');

  await page.getByTestId('save-button').click();
  await dialog.getByText('Use theirs').click();
  await dialog.getByTestId('conflict-save').click();
  await expect(dialog).toBeHidden();
  await expect(page.getByTestId('save-state')).toContainText('Saved');
  expect(await stored()).toMatch(/First by the first.*Second and more/);
  await page.context().close();
});

test('changes to a widget deleted elsewhere are kept if the user chooses so', async ({
  browser,
  product,
}) => {
  const page = await editorIn(browser, product.url, id);
  await write(page, 0, ' still wanted');
  await writeContent(owner, id, content(text('t2', 'Second'), text('t3', 'Third')));
  await page.getByTestId('save-button').click();
  const dialog = page.getByTestId('conflict-dialog').getByRole('dialog');
  await expect(dialog.getByTestId('conflict-line')).toContainText('Deleted');
  await dialog.getByRole('button', { name: 'Keep all mine' }).click();
  await dialog.getByTestId('conflict-save').click();
  await expect(page.getByTestId('save-state')).toContainText('Saved');
  const canvas = await openCanvas(page);
  await expect(words(canvas)).toHaveText('First still wanted');
  await expect(words(canvas, 2)).toHaveText('Third');
  expect(await stored()).toContain('First still wanted');
  await page.context().close();
});

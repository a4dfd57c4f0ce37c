import type { Page } from 'playwright/test';
import { deleteAtEnd } from './support/at-end.ts';
import { editorIn, openCanvas } from './support/editor.ts';
import { expect, test, toast } from './support/journey.ts';
import { node, ownPage, type Tree, text } from './support/own-page.ts';
import { RpcClient } from './support/rpc.ts';
import { stopWriting, words, write as writeOn } from './support/writing.ts';

let owner: RpcClient;
let id: number;

const content = (...texts: readonly Tree[]) => [node('r1', 'row', [node('c1', 'column', texts)])];

test.beforeEach(async ({ product }) => {
  owner = await new RpcClient(product.url).signIn();
  id = await ownPage(owner, 'Two browsers', content(text('t1', 'First'), text('t2', 'Second')));
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

test('changes in two browsers are merged, and those to the same text ask before anything is stored', async ({
  browser,
  product,
}) => {
  const first = await editorIn(browser, product.url, id);
  const second = await editorIn(browser, product.url, id);
  const canvas = await openCanvas(second);
  const dialog = second.getByTestId('conflict-dialog').getByRole('dialog');

  await test.step('changes to different texts are merged', async () => {
    await write(first, 0, ' by the first');
    await write(second, 1, ' by the second');
    await save(first);
    await save(second);
    await expect(toast(second, 'Merged with changes saved elsewhere')).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect(words(canvas)).toHaveText('First by the first');
    expect(await stored()).toMatch(/First by the first.*Second by the second/);
  });

  await test.step('undo takes back the own change alone', async () => {
    await second.getByTestId('undo-button').click();
    await expect(words(canvas, 1)).toHaveText('Second');
    await expect(words(canvas)).toHaveText('First by the first');
    await expect(second.getByTestId('undo-button')).toBeDisabled();
    await second.getByTestId('redo-button').click();
    await expect(words(canvas, 1)).toHaveText('Second by the second');
  });

  await test.step('changes to the same text ask, and the answer decides', async () => {
    await write(first, 0, ' again');
    await write(second, 0, ' once more');
    await save(first);
    await second.getByTestId('save-button').click();
    const line = dialog.getByTestId('conflict-line');
    await expect(line).toHaveCount(1);
    await expect(line).toContainText('First by the first once more');
    await expect(line).toContainText('First by the first again');
    const header = await dialog.locator('.mantine-Modal-header').boundingBox();
    const focused = await dialog.getByTestId('conflict-text').boundingBox();
    const ring = 4;
    expect((focused?.y ?? 0) - ring).toBeGreaterThanOrEqual(
      (header?.y ?? Infinity) + (header?.height ?? 0),
    );
    await dialog.getByRole('button', { name: 'Keep editing' }).click();
    await expect(second.getByTestId('save-state')).toContainText('Unsaved');
    expect(await stored()).not.toContain('once more');
    await second.getByTestId('save-button').click();
    await dialog.getByText('Use theirs').click();
    await dialog.getByTestId('conflict-save').click();
    await expect(second.getByTestId('save-state')).toContainText('Saved');
    await expect(words(canvas)).toHaveText('First by the first again');
    expect(await stored()).not.toContain('once more');
  });
  for (const page of [first, second]) await page.context().close();
});

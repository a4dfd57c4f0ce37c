import type { Page } from 'playwright/test';
import { deleteAtEnd } from './support/at-end.ts';
import { openCanvas, openDesign } from './support/editor.ts';
import { expect, test } from './support/journey.ts';
import { node, ownPage, text, writeContent } from './support/own-page.ts';
import { RpcClient } from './support/rpc.ts';

let owner: RpcClient;
let id: number;

const row = (key: string, words: string) =>
  node(`r${key}`, 'row', [node(`c${key}`, 'column', [text(`t${key}`, words)])]);

test.beforeEach(async ({ product }) => {
  owner = await new RpcClient(product.url).signIn();
  id = await ownPage(owner, 'Versions', [
    row('1', 'One then'),
    row('2', 'Two then'),
    row('3', 'Gone'),
  ]);
  await writeContent(owner, id, [row('1', 'One now'), row('2', 'Two now'), row('4', 'New')]);
});

test.afterEach(() => deleteAtEnd(owner, [id]));

async function openVersion(page: Page, url: string, index: number): Promise<void> {
  await openDesign(page, url, id);
  await page.getByTestId('rail-history').click();
  await page.getByTestId('history-kind').getByText('Versions').click();
  await page.getByTestId('revisions').getByRole('button').nth(index).click();
  await expect(page.getByTestId('revision-view')).toBeVisible();
}

const words = async (page: Page): Promise<string[]> =>
  (await openCanvas(page)).locator('#section-content .moto-widget-text').allTextContents();

const stored = async (): Promise<string> =>
  JSON.stringify(await owner.call('PagesService.getDesign', { id }));

test('a saved version is viewed and restored in one undoable step', async ({
  signedIn: page,
  product,
}) => {
  await openVersion(page, product.url, 1);
  const list = page.getByTestId('revisions').getByRole('button');
  await expect(list.first()).toContainText('3 items added, 3 items deleted, 2 items changed');
  await expect(list.first()).toContainText('current');
  const starts = await list
    .locator('span')
    .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().left)));
  expect(new Set(starts).size).toBe(1);
  const view = page.getByTestId('revision-view');
  const frame = page.frameLocator('[data-testid="revision-frame"]');
  await expect(frame.locator('[data-node-id="t1"]')).toHaveText('One then');
  await expect(frame.locator('[data-node-id="t3"]')).toHaveText('Gone');
  const outline = (node: string) =>
    frame.locator(`[data-node-id="${node}"]`).evaluate((element) => {
      const { outlineStyle, outlineColor } = getComputedStyle(element);
      return `${outlineStyle} ${outlineColor}`;
    });
  const outlines = await Promise.all(['t1', 'r3', 'r4', 'r1'].map(outline));
  expect(new Set(outlines).size).toBe(4);
  await expect(view.getByTestId('difference-r1')).toContainText('One then ← One now');

  await page.getByTestId('restore-all').click();
  await expect(view).toBeHidden();
  await expect(page.getByTestId('save-state')).toContainText('Saved');
  expect(await words(page)).toEqual(['One then', 'Two then', 'Gone']);
  expect(await stored()).toContain('One then');
  await page.getByTestId('undo-button').click();
  await expect.poll(() => words(page)).toEqual(['One now', 'Two now', 'New']);
});

test('a single row or section is restored', async ({ signedIn: page, product }) => {
  await openVersion(page, product.url, 1);
  const view = page.getByTestId('revision-view');
  await view.getByTestId('difference-r3').getByRole('button', { name: 'Restore this' }).click();
  await expect(page.getByTestId('save-state')).toContainText('Saved');
  expect(await words(page)).toEqual(['One now', 'Two now', 'Gone', 'New']);

  await page.getByTestId('revisions').getByRole('button').nth(2).click();
  await expect(view).toBeVisible();
  await expect(page.getByTestId('revision-close')).toBeFocused();
  await page.keyboard.press('Delete');
  const frame = page.frameLocator('[data-testid="revision-frame"]');
  await expect(frame.locator('[data-node-id="t1"]')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByTestId('revision-frame')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(view).toBeHidden();
  await page.getByTestId('revisions').getByRole('button').nth(2).click();
  await view.getByTestId('take-back-content').click();
  await expect(page.getByTestId('save-state')).toContainText('Saved');
  expect(await words(page)).toEqual(['One then', 'Two then', 'Gone']);
});

import type { Locator } from 'playwright/test';
import { openDesign, openPanel } from './support/editor.ts';
import { expect, test, toast } from './support/journey.ts';
import { addressOf, node, ownPage, text, textRow } from './support/own-page.ts';
import { RpcClient } from './support/rpc.ts';

test('part of a page is saved as a block, used on another page, renamed and deleted', async ({
  signedIn: page,
  product,
}) => {
  const owner = await new RpcClient(product.url).signIn();
  const first = await ownPage(owner, 'Kept from', [textRow('t', 'Hours of the yard')]);
  const second = await ownPage(owner, 'Put on', [text('before', 'Before it')]);
  await (await openDesign(page, product.url, first)).getByText('Hours of the yard').click();
  await page.keyboard.press('Shift+F10');
  await page.getByTestId('menu-save-block').click();
  const name = page.getByTestId('dialog-name');
  await expect(name).toBeFocused();
  await name.press('Enter');
  await expect(page.getByText('Enter a name.')).toBeVisible();
  await name.fill('Hours');
  await name.press('Enter');
  await expect(toast(page, '“Hours” saved to My blocks')).toBeVisible();

  const canvas = await openDesign(page, product.url, second);
  await canvas.getByText('Before it').click();
  await openPanel(page, 'blocks', { isPinned: true });
  await page.getByTestId('block-category-user_blocks').click();
  const card = page.getByTestId('block-card');
  await expect(card.frameLocator('iframe').getByText('Hours of the yard')).toBeVisible();
  await card.getByRole('button', { name: 'Hours', exact: true }).click();
  await card.getByRole('button', { name: 'Hours', exact: true }).click();
  await expect(canvas.getByText('Hours of the yard')).toHaveCount(2);
  await page.getByTestId('save-button').click();
  await expect(page.getByTestId('save-state')).toContainText('Saved');
  const visitor = await page.request.get(await addressOf(owner, second));
  expect((await visitor.text()).match(/Hours of the yard/g)).toHaveLength(2);

  await card.getByRole('button', { name: 'More actions for Hours' }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await name.fill('Opening hours');
  await name.press('Enter');
  await card.getByRole('button', { name: 'More actions for Opening hours' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(card).toHaveCount(0);
  await expect(page.getByText('No saved blocks yet')).toBeVisible();
  const { items } = await owner.call<{ items: object[] }>('BlocksService.getList', {
    category: 'user_blocks',
  });
  expect(items).toEqual([]);
});

test('at most eight live frames show the visible own blocks', async ({
  signedIn: page,
  product,
}) => {
  const owner = await new RpcClient(product.url).signIn();
  const made: number[] = [];
  for (let index = 1; index <= 14; index += 1) {
    const document = node(`k${index}`, 'section', [textRow(`t${index}`, `Kept part ${index}`)]);
    const item = { name: `Part ${index}`, category: 'user_blocks', document };
    made.push((await owner.call<{ id: number }>('BlocksService.saveToTheme', { item })).id);
  }
  const id = await ownPage(owner, 'Many of mine', [textRow('a', 'A part')]);
  await openDesign(page, product.url, id);
  await page.keyboard.press('b');
  await page.getByTestId('block-category-user_blocks').click();
  const cards = page.getByTestId('block-card');
  await expect(cards).toHaveCount(14);
  const frames = page.getByTestId('blocks-panel').locator('iframe');
  await expect(frames).toHaveCount(6);
  const wordsOf = (card: Locator) => card.frameLocator('iframe').getByText(/Kept part/);
  for (const card of [cards.first(), cards.last(), cards.first()]) {
    // Cards change their height once their block is rendered, and may move the last one out of view.
    await expect(async () => {
      await card.scrollIntoViewIfNeeded();
      await expect(wordsOf(card)).toBeVisible({ timeout: 3000 });
    }).toPass({ timeout: 30_000 });
    expect(await frames.count()).toBe(6);
  }
  await expect(cards.locator('.pl-block-outline')).toHaveText(Array(8).fill(/^Part \d+$/));
  for (const block of made) await owner.call('BlocksService.deleteFromTheme', { id: block });
});

import type { Locator, Page } from 'playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { openEditor, openPanel, widget } from './support/editor.ts';
import { expect, test } from './support/journey.ts';
import { press, tabTo } from './support/keyboard.ts';
import { node, ownPage, text } from './support/own-page.ts';
import { RpcClient } from './support/rpc.ts';

const answer = (id: string, title: string, words: string) =>
  node(id, 'accordion_item', [text(`${id}-text`, words)], { title });

const faq = node('faq', 'accordion', [
  answer('hours', 'When are you open?', 'From nine to five.'),
  answer('place', 'Where are you?', 'At the quay.'),
  answer('price', 'What does it cost?', 'Less than you think.'),
]);

async function pageWith(url: string, name: string, inside: readonly ReturnType<typeof node>[]) {
  const owner = await new RpcClient(url).signIn();
  const column = node('column', 'column', [text('first', 'Questions'), ...inside]);
  const id = await ownPage(owner, name, [node('row', 'row', [column])]);
  const { full_url } = await owner.call<{ full_url: string }>('PagesService.get', { id });
  return { id, address: new URL(full_url, url).href };
}

const isOpen = (item: Locator) => item.evaluate((details) => details.hasAttribute('open'));
const titles = (page: Page) => page.locator('.pl-item-title');

async function saved(page: Page): Promise<void> {
  await page.keyboard.press('Control+s');
  await expect(page.getByTestId('save-state')).toContainText('Saved');
}

test('by mouse, items are added, edited on the page, reordered, hidden and duplicated', async ({
  signedIn: page,
  product,
}) => {
  const { id, address } = await pageWith(product.url, 'Questions by hand', [faq]);
  const canvas = await openEditor(page, product.url, id);
  await widget(canvas, 'hours').locator('summary').click();
  expect(await isOpen(widget(canvas, 'hours'))).toBe(true);
  await expect(page.getByTestId('item-count')).toHaveText('3 of 50');

  await test.step('selecting in the list shows the item on the page', async () => {
    await page.getByTestId('item-2').click();
    await expect(canvas.getByText('Less than you think.')).toBeVisible();
    expect(await isOpen(widget(canvas, 'hours'))).toBe(false);
  });
  await test.step('a title is edited on the page, including spaces', async () => {
    await widget(canvas, 'price').locator('.moto-accordion-title').dblclick();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('What is the price?');
    await page.keyboard.press('Enter');
    await expect(titles(page).nth(2)).toHaveText('What is the price?');
    await expect(canvas.getByText('Less than you think.')).toBeVisible();
  });
  await test.step('an answer is written after its title', async () => {
    await widget(canvas, 'price').locator('.moto-accordion-title').dblclick();
    await expect(canvas.getByRole('textbox')).toHaveText('What is the price?');
    await widget(canvas, 'price-text').dblclick();
    await expect(page.getByTestId('text-toolbar')).toBeVisible();
    await page.keyboard.press('End');
    await page.keyboard.type(' Ask.');
    await expect(widget(canvas, 'price-text')).toHaveText('Less than you think. Ask.');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+z');
    await expect(widget(canvas, 'price-text')).toHaveText('Less than you think.');
  });
  await test.step('a title that is too long stops at its limit', async () => {
    await widget(canvas, 'price').locator('.moto-accordion-title').dblclick();
    await page.keyboard.press('Control+a');
    await page.keyboard.insertText('x'.repeat(300));
    await page.keyboard.type('y');
    await expect(titles(page).nth(2)).toHaveText('x'.repeat(255));
    await page.keyboard.press('Control+a');
    await page.keyboard.type('What is the price?');
    await page.keyboard.press('Enter');
    await expect(titles(page).nth(2)).toHaveText('What is the price?');
  });
  await test.step('the last row is dragged to the top', async () => {
    const grip = await page.locator('.pl-item-grip').nth(2).boundingBox();
    const top = await page.locator('.pl-item-grip').nth(0).boundingBox();
    if (!grip || !top) throw new Error('The list has no grips');
    await page.mouse.move(grip.x + 10, grip.y + 10);
    await page.mouse.down();
    await page.mouse.move(top.x + 10, top.y - 2, { steps: 8 });
    await page.mouse.up();
    await expect(titles(page)).toHaveText([
      'What is the price?',
      'When are you open?',
      'Where are you?',
    ]);
  });
  await test.step('a duplicate, a hidden, and a new item', async () => {
    await page.getByRole('button', { name: 'Duplicate Where are you?' }).click();
    await expect(page.getByTestId('item-count')).toHaveText('4 of 50');
    await page.getByRole('button', { name: 'Hide When are you open?' }).click();
    await page.getByTestId('add-item').click();
    await expect(titles(page)).toHaveCount(5);
    await expect(canvas.locator('.moto-accordion-title').last()).toHaveText('Title');
  });
  await saved(page);
  await page.goto(address);
  await expect(page.locator('summary:visible')).toHaveText([
    'What is the price?',
    'Where are you?',
    'Where are you?',
    'Title',
  ]);
});

test('by keyboard, it is added by a synonym, and an item is moved and renamed', async ({
  signedIn: page,
  product,
}) => {
  const { id } = await pageWith(product.url, 'Questions by keys', []);
  const canvas = await openEditor(page, product.url, id);
  await openPanel(page, 'add');
  await page.getByTestId('add-search').fill('faq');
  await tabTo(page, 'tile-accordion');
  await press(page, 'Enter');
  await expect(canvas.locator('summary')).toHaveCount(3);
  await expect(canvas.locator('details[open] summary')).toHaveText('First question');
  await tabTo(page, 'item-move-0');
  await press(page, 'ArrowDown');
  await expect(canvas.locator('summary')).toHaveText([
    'Second question',
    'First question',
    'Third question',
  ]);
  await page.keyboard.press('Control+z');
  await expect(canvas.locator('summary').first()).toHaveText('First question');
  await expectAccessible(page, '[data-testid="inspector"]');
});

test('it keeps its last item, and says why', async ({ signedIn: page, product }) => {
  const one = node('faq', 'accordion', [answer('when', 'When?', 'At noon.')]);
  const { id } = await pageWith(product.url, 'One question', [one]);
  const canvas = await openEditor(page, product.url, id);
  await canvas.locator('summary').click();
  const remove = page.getByTestId('item-delete-0');
  await expect(remove).toHaveAccessibleName('“When?” is the only item. Add another to delete it.');
  await expect(remove).toHaveAttribute('aria-disabled', 'true');
  await page.getByTestId('add-item').click();
  await page.getByRole('button', { name: 'Delete When?' }).click();
  await expect(canvas.locator('summary')).toHaveText(['Title']);
});

test('in a linked column, it is above the link', async ({ page, product }) => {
  const owner = await new RpcClient(product.url).signIn();
  const link = { action: 'home_page' };
  const target = node('go', 'text', [], { html: '<p>Before <a href="#words">words</a></p>' });
  const column = node('column', 'column', [target, text('words', 'Plain words'), faq], {
    link,
    link_label: 'Start',
  });
  const id = await ownPage(owner, 'Linked questions', [node('row', 'row', [column])]);
  const { full_url } = await owner.call<{ full_url: string }>('PagesService.get', { id });
  await page.goto(new URL(full_url, product.url).href);
  await page.locator('summary').nth(1).click();
  await expect(page.getByText('At the quay.')).toBeVisible();
  await page.getByRole('link', { name: 'words' }).click();
  await expect(page).toHaveURL(/#words$/);
  await page.getByText('Plain words').click({ force: true });
  await expect(page).toHaveURL(`${product.url}/`);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });
  test('visitors expand and collapse items by mouse and keyboard', async ({ page, product }) => {
    const { address } = await pageWith(product.url, 'Questions of visitors', [faq]);
    await page.goto(address);
    const items = page.locator('details');
    await items.nth(0).locator('summary').click();
    await expect(page.getByText('From nine to five.')).toBeVisible();
    await items.nth(1).locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('At the quay.')).toBeVisible();
    await expect(page.getByText('From nine to five.')).toBeHidden();
    await expect(page.locator('script[src]')).toHaveCount(0);
  });
});

import type { Page } from 'playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { chooseImages } from './support/choose-images.ts';
import { openDesign, widget, writeIn } from './support/editor.ts';
import { expect, test } from './support/journey.ts';
import { addressOf, node, pageOfFile, writeContent } from './support/own-page.ts';
import { saveDesign } from './support/widget-page.ts';

const HTML = '<p>Our prices</p><p>Call us for more.</p><p></p>';

/** Rules about whole pages. */
const NOT_OF_PARTS = ['page-has-heading-one', 'region'];

const own = pageOfFile('Text with more', [node('words', 'text', [], { html: HTML })]);

async function openText(page: Page, url: string, html = HTML) {
  await writeContent(own.owner, own.id, [node('words', 'text', [], { html })]);
  await page.goto('about:blank');
  const canvas = await openDesign(page, url, own.id);
  const words = widget(canvas, 'words');
  await writeIn(page, words.locator('p').first());
  await page.keyboard.press('Home');
  return words;
}

/** Opens a menu of the toolbar by keys. */
async function openMenu(page: Page, name: string, opened = `${name}-menu`): Promise<void> {
  const button = page.getByTestId(name);
  await page.keyboard.press('Alt+F10');
  await expect(page.getByTestId('text-toolbar').locator('button:focus')).toHaveCount(1);
  for (let step = 0; step < 20; step++) {
    if (await button.evaluate((each) => each === document.activeElement)) break;
    await page.keyboard.press('ArrowRight');
  }
  await page.keyboard.press('Enter');
  await expect(page.getByTestId(opened)).toBeVisible();
}

/** Chooses an item of the open menu by keys. */
async function choose(page: Page, item: string): Promise<void> {
  const wanted = page.getByTestId(item);
  for (let step = 0; step < 30; step++) {
    if (await wanted.evaluate((each) => each === document.activeElement)) break;
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
}

test('an image floats in the text, with its own alt text, for visitors too', async ({
  signedIn: page,
  product,
}) => {
  const words = await openText(page, product.url);
  const image = words.locator('img.moto-image-left, img.moto-image-right');
  await openMenu(page, 'text-insert');
  await choose(page, 'insert-image');
  await chooseImages(page, 0);
  await expect(image).toHaveClass('moto-image-left');
  await openMenu(page, 'text-image', 'text-image-form');
  await expectAccessible(page, '[data-testid="text-image-form"]', NOT_OF_PARTS);
  await page.getByTestId('image-alt').focus();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('radio', { name: 'Float left' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(image).toHaveClass('moto-image-right');
  await page.keyboard.press('Tab');
  await page.keyboard.type('The quay');
  await page.keyboard.press('Escape');
  await expect(image).toHaveAttribute('alt', 'The quay');
  await expect(page.getByTestId('text-image-form')).toBeHidden();
  await page.keyboard.type('See: ');
  await expect(words.locator('p').first()).toHaveText('See: Our prices');

  await test.step('undo takes back one change at a time', async () => {
    for (const expected of [
      { alt: 'The quay', side: 'right', words: 'Our prices' },
      { alt: '', side: 'right', words: 'Our prices' },
      { alt: '', side: 'left', words: 'Our prices' },
    ]) {
      await page.keyboard.press('Control+z');
      await expect(words.locator('p').first()).toHaveText(expected.words);
      await expect(image).toHaveClass(`moto-image-${expected.side}`);
      await expect(image).toHaveAttribute('alt', expected.alt);
    }
    await page.keyboard.press('Control+z');
    await expect(image).toHaveCount(0);
    for (let step = 0; step < 3; step++) await page.keyboard.press('Control+Shift+z');
    await expect(image).toHaveAttribute('alt', 'The quay');
  });

  await page.keyboard.press('Escape');
  await saveDesign(page);
  const shown = await words.innerHTML();
  await page.goto(await addressOf(own.owner, own.id));
  const published = page.locator('#section-content .moto-widget-text');
  expect(await published.innerHTML()).toBe(shown);
  await expect(published.getByAltText('The quay')).toHaveCSS('float', 'right');
});

test('a table with a header row, an anchor, and an icon', async ({ signedIn: page, product }) => {
  const words = await openText(page, product.url);
  await openMenu(page, 'text-insert');
  await choose(page, 'insert-anchor');
  const name = page.getByTestId('anchor-name');
  await expect(name).toHaveValue('our-prices');
  await expectAccessible(page, '[role="dialog"]', NOT_OF_PARTS);
  await name.fill('9 lives');
  await page.keyboard.press('Enter');
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await name.fill('prices');
  await page.keyboard.press('Enter');
  await expect(name).toBeHidden();
  await expect(words.locator('p').first().locator('a#prices')).toHaveCount(1);

  await page.keyboard.press('Control+End');
  await page.keyboard.type('/');
  await expect(page.getByTestId('quick-insert-search')).toBeFocused();
  await page.keyboard.type('table');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Item');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Price');
  await expect(words.locator('th')).toHaveText(['Item', 'Price', '']);
  await expect(words.locator('td')).toHaveCount(6);

  await page.keyboard.press('Control+Home');
  await openMenu(page, 'text-insert');
  await choose(page, 'insert-icon');
  const search = page.getByTestId('search-icons');
  await expect(search).toBeFocused();
  await expectAccessible(page, '[role="dialog"]', NOT_OF_PARTS);
  await page.keyboard.type('sailboat');
  await page.keyboard.press('Enter');
  await expect(search).toBeHidden();
  await expect(words.locator('svg.moto-icon path')).toHaveAttribute('d', /^M/);
  const drawing = await words.locator('svg.moto-icon path').getAttribute('d');

  await page.keyboard.press('Escape');
  await saveDesign(page);
  await page.goto(`${await addressOf(own.owner, own.id)}#prices`);
  const published = page.locator('#section-content .moto-widget-text');
  await expect(published.locator('#prices')).toBeAttached();
  await expect(published.locator('svg path')).toHaveAttribute('d', drawing ?? '');
  await expect(published.getByRole('columnheader', { name: 'Item' })).toBeVisible();
});

test('the HTML source is cleaned as it is typed, and one undo takes all of it back', async ({
  signedIn: page,
  product,
}) => {
  const words = await openText(page, product.url);
  await openMenu(page, 'text-more');
  await choose(page, 'text-source-open');
  const source = page.getByTestId('text-source');
  await expect(source).toHaveValue('<p>Our prices</p>\n<p>Call us for more.</p>\n<p></p>');
  const typed =
    '<h2 class="moto-align-center" onclick="go()">Prices</h2>\n<p>Low & <b>fair</b>.</p>\n<script>go()</script>';
  await source.fill('<h2>Prices</h2>');
  await source.fill(typed);
  await expect(page.getByTestId('text-source-removed')).toContainText('<h2 onclick>, <script>');
  await expect(words.locator('h2')).toHaveClass('moto-align-center');
  await expect(words).toHaveText('PricesLow & fair.');
  await expect(source).toHaveValue(typed);
  await expectAccessible(page, '[role="dialog"]', NOT_OF_PARTS);
  await page.keyboard.press('Escape');
  await expect(source).toBeHidden();
  await page.keyboard.press('Control+z');
  await expect(words.locator('p')).toHaveText(['Our prices', 'Call us for more.', '']);
  await page.keyboard.press('Control+Shift+z');
  await expect(words).toHaveText('PricesLow & fair.');
  await page.keyboard.press('Escape');
  await saveDesign(page);
  await page.goto(await addressOf(own.owner, own.id));
  await expect(page.locator('#section-content .moto-widget-text')).toHaveText('PricesLow & fair.');
});

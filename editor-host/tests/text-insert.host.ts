import type { Page } from 'playwright/test';

import { widget, writeIn } from '../../e2e/support/editor.ts';
import { saveNow } from '../../e2e/support/nested-page.ts';
import { node } from '../../e2e/support/own-page.ts';
import { expectAccessible } from '../accessible.ts';
import { hostPage, withPorts } from '../open-host.ts';
import { expect, test } from '../test.ts';

const HTML = '<p>Our prices</p><p>Call us for more.</p><p></p>';

/** Rules about whole pages. */
const NOT_OF_PARTS = ['page-has-heading-one', 'region'];

const own = hostPage([node('words', 'text', [], { html: HTML })]);

/** The text as it was saved. */
const savedHtml = (page: Page) =>
  withPorts(page, ({ saving }) => saving.stored().sections.content?.children[0]?.properties.html);

async function openText(page: Page) {
  const canvas = await own.open(page);
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

test('an image floats in the text, with its own alt text', { tag: '@modes' }, async ({ page }) => {
  const words = await openText(page);
  const image = words.locator('img.moto-image-left, img.moto-image-right');
  await withPorts(page, ({ media }) => media.choose(7));
  await openMenu(page, 'text-insert');
  await choose(page, 'insert-image');
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
  await saveNow(page);
  await expect(image).toHaveCSS('float', 'right');
  expect(await savedHtml(page)).toBe(
    '<p><img data-media="7" alt="The quay" class="moto-image-right">Our prices</p>' +
      '<p>Call us for more.</p><p></p>',
  );
});

test('a table with a header row, an anchor, and an icon', { tag: '@modes' }, async ({ page }) => {
  const words = await openText(page);
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
  await page.keyboard.press('Escape');
  await saveNow(page);
  const html = await savedHtml(page);
  expect(html).toContain('<img data-icon="sailboat"');
  expect(html).toContain('<a id="prices"></a>');
  expect(html).toContain('<tr><th>Item</th>');
});

test('the HTML source is cleaned as it is typed, and one undo takes all of it back', {
  tag: '@modes',
}, async ({ page }) => {
  const words = await openText(page);
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
  await saveNow(page);
  expect(await savedHtml(page)).toBe(
    '<h2 class="moto-align-center">Prices</h2><p>Low &amp; <strong>fair</strong>.</p>',
  );
});

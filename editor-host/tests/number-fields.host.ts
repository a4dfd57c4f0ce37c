import type { Page } from 'playwright/test';
import { showTab, widget } from '../../e2e/support/editor.ts';
import { node, text } from '../../e2e/support/own-page.ts';
import { openHost } from '../open-host.ts';
import { expect, test } from '../test.ts';

/** Wide enough for the page at full size beside the inspector. */
const WINDOW = { width: 1600, height: 900 };

const CONTENT = [
  node('r', 'row', [node('c', 'column', [text('words', 'Words'), node('go', 'button')])]),
];

const openEditor = (page: Page) => openHost(page, { content: CONTENT, viewport: WINDOW });

test('Control+Z in a number or an empty search undoes the change on the page', async ({ page }) => {
  const canvas = await openEditor(page);
  await widget(canvas, 'go').click();
  await showTab(page, 'Design');
  const radius = page.getByTestId('control-border.radius').getByRole('textbox');
  await expect(radius).toHaveValue(/\d/);
  const before = await radius.inputValue();
  await radius.focus();
  await page.keyboard.press('Shift+ArrowUp');
  await expect(radius).toHaveValue(`${Number.parseInt(before, 10) + 10} px`);
  await page.keyboard.press('Control+z');
  await expect(radius).toHaveValue(before);
  await page.keyboard.press('Control+Shift+z');
  await expect(radius).not.toHaveValue(before);
  const search = page.getByTestId('search-controls');
  await search.fill('corner');
  await search.fill('');
  await page.keyboard.press('Control+z');
  await expect(radius).toHaveValue(before);
  // A search with words undoes those.
  await page.keyboard.press('Control+Shift+z');
  await page.keyboard.type('corn');
  await page.keyboard.press('Control+z');
  await expect(radius).not.toHaveValue(before);
});

test('a number that is not allowed is not shown on another device', async ({ page }) => {
  const canvas = await openEditor(page);
  await widget(canvas, 'words').click();
  await showTab(page, 'Design');
  const size = page.getByTestId('text-font-size-normal');
  const before = await size.inputValue();
  await size.click();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('2');
  await expect(size).toHaveValue('2 px');
  await page.getByTestId('device-mobile-v').click();
  await expect(size).not.toHaveValue('2 px');
  expect(before).toMatch(/px$/);
});

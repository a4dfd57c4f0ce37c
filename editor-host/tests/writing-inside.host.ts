import type { Locator, Page } from 'playwright/test';
import { holdFrames } from '../../e2e/support/busy-computer.ts';
import { widget, writeIn } from '../../e2e/support/editor.ts';
import { node, text } from '../../e2e/support/own-page.ts';
import { pointAt } from '../../e2e/support/writing.ts';
import { openHost } from '../open-host.ts';
import { expect, test } from '../test.ts';

/** Opens the text “Old tune” for editing. */
async function openWords(page: Page): Promise<Locator> {
  const canvas = await openHost(page, { content: [text('words', 'Old tune')] });
  const words = widget(canvas, 'words');
  await writeIn(page, words.locator('p'));
  return words;
}

test('a key right after the caret has moved acts where the caret is', async ({ page }) => {
  const words = await openWords(page);
  await words.evaluate((element) => {
    const view = element.ownerDocument.defaultView as Window & typeof globalThis;
    view.getSelection()?.collapse(element.querySelector('p'), 1);
    const init = { key: 'Enter', code: 'Enter', keyCode: 13, bubbles: true, cancelable: true };
    element.dispatchEvent(new view.KeyboardEvent('keydown', init));
  });
  await page.keyboard.type('New');
  await expect(words.locator('p')).toHaveText(['Old tune', 'New']);
});

test('a key that moves the caret to the start acts right after the focus has returned', async ({
  page,
}) => {
  const words = await openWords(page);
  await words.evaluate((element: HTMLElement) => {
    const page = element.ownerDocument;
    const view = page.defaultView as Window & typeof globalThis;
    element.blur();
    element.focus();
    const init = { key: 'Home', code: 'Home', keyCode: 36, bubbles: true, cancelable: true };
    element.dispatchEvent(new view.KeyboardEvent('keydown', init));
    view.getSelection()?.collapse(element.querySelector('p')?.firstChild ?? null, 0);
    page.dispatchEvent(new view.Event('selectionchange'));
  });
  await page.keyboard.type('New: ');
  await expect(words).toHaveText('New: Old tune');
});

test('the toolbar leaves the lines around the selection visible, and shows styles in their look', async ({
  page,
}) => {
  const line = 'A long line that says what a surveyor looks for in an old hull. ';
  const canvas = await openHost(page, {
    content: [node('long', 'text', [], { html: `<p>${line.repeat(40)}</p>`.repeat(3) })],
    viewport: { width: 1600, height: 900 },
  });
  const paragraph = widget(canvas, 'long').locator('p').nth(1);
  const at = await pointAt(paragraph, line.length * 20);
  await page.mouse.click(at.x, at.y);
  await page.mouse.click(at.x, at.y);
  const bar = page.getByTestId('text-toolbar');
  /** The gap in px between the toolbar and the selected line. */
  const gap = async () => {
    const box = await bar.boundingBox();
    if (!box) return Number.NaN;
    return box.y < at.y ? at.y - 10 - (box.y + box.height) : box.y - (at.y + 10);
  };
  const lineHeight = 24;
  await expect(bar).toBeVisible();
  await expect.poll(gap).toBeGreaterThan(lineHeight);
  await page.keyboard.press('Home');
  await page.keyboard.press('Shift+End');
  await expect.poll(gap).toBeGreaterThan(lineHeight);

  await page.getByTestId('text-style').click();
  const size = (style: string) =>
    page
      .getByTestId(`style-${style}`)
      .locator('[style*="font-size"]')
      .evaluate((name) => Number.parseFloat(getComputedStyle(name).fontSize));
  expect(await size('heading-1')).toBeGreaterThan(await size('heading-2'));
  expect(await size('heading-2')).toBeGreaterThan(await size('normal'));
  await page.getByTestId('style-heading-2').click();
  await expect(widget(canvas, 'long').locator('h2')).toHaveCount(1);
  await page.getByTestId('text-more').click();
  await page.getByRole('menuitemradio', { name: 'Heading 3' }).click();
  await expect(widget(canvas, 'long').locator('h3')).toHaveClass('moto-text_heading-2');
  await page.keyboard.type('Typed after the menu');
  await expect(widget(canvas, 'long').locator('h3')).toContainText('Typed after the menu');
});

test('a slash in an empty paragraph inserts a widget there, and splits the text', async ({
  page,
}) => {
  const html = '<p>Before it</p><p></p><p>After it</p>';
  const canvas = await openHost(page, { content: [node('split', 'text', [], { html })] });
  const order = () =>
    canvas
      .locator('#section-content > [data-node-id]')
      .evaluateAll((all) => all.map((each) => each.textContent || each.className.split(' ')[1]));
  const words = widget(canvas, 'split');
  const insert = page.getByTestId('quick-insert');
  const first = await pointAt(words.locator('p').first(), 3);
  await page.mouse.dblclick(first.x, first.y);
  await expect(page.getByTestId('text-toolbar')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('/');
  await expect(page.getByTestId('quick-insert-search')).toBeFocused();
  await expect(insert.getByTestId('pick-add-divider')).toBeVisible();
  const distance = async () => {
    const [list, gap] = [await insert.boundingBox(), await words.locator('p').nth(1).boundingBox()];
    return Math.abs((list?.y ?? 0) - ((gap?.y ?? 0) + (gap?.height ?? 0)));
  };
  await expect.poll(distance).toBeLessThan(30);
  await expect(page.getByTestId('inspector')).toBeVisible();
  await expect.poll(distance).toBeLessThan(30);
  const release = await holdFrames(page);
  await page.keyboard.press('Escape');
  await page.keyboard.type('/ a slash');
  await release();
  await expect(words).toHaveText('Before it/ a slashAfter it');

  await page.keyboard.press('Enter');
  await page.keyboard.press('/');
  await expect(page.getByTestId('quick-insert-search')).toBeFocused();
  await page.keyboard.type('divid');
  await page.keyboard.press('Enter');
  await expect.poll(order).toEqual(['Before it/ a slash', 'moto-widget-divider', 'After it']);
  await page.keyboard.press('Control+z');
  await expect.poll(order).toEqual(['Before it/ a slashAfter it']);
});

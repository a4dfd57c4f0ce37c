import type { Locator, Page } from 'playwright/test';
import { centre, childrenOf, widget } from '../../e2e/support/editor.ts';
import { nestedContent } from '../../e2e/support/nested-page.ts';
import { openHost } from '../open-host.ts';
import { expect, test } from '../test.ts';

test.use({ viewport: { width: 1280, height: 1400 }, hasTouch: true });

const open = (page: Page) => openHost(page, { content: nestedContent().children });

/** Taps the page and waits for the click, which the browser sends later. */
async function tap(
  page: Page,
  inPage: Locator,
  { x, y }: { readonly x: number; readonly y: number },
): Promise<void> {
  const awaited = await inPage.evaluateHandle(({ ownerDocument }) => {
    const click = new Promise<void>((resolve) => {
      const done = () => resolve();
      ownerDocument.addEventListener('click', done, { once: true, capture: true });
    });
    return { click };
  });
  await page.touchscreen.tap(x, y);
  await awaited.evaluate(({ click }) => click);
}

test('a long press drags, an immediate swipe scrolls', async ({ page }) => {
  const canvas = await open(page);
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y }],
    });
  const empty = widget(canvas, 'n-empty');
  const from = await centre(widget(canvas, 'n-loose'));
  const to = await centre(empty);
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  await touch('touchStart', from.x, from.y);
  await expect(page.getByTestId('drag-chip')).toBeVisible();
  await touch('touchMove', middle.x, middle.y);
  await touch('touchMove', to.x, to.y);
  await expect(page.getByTestId('drop-pill')).toContainText('Column 2');
  await touch('touchEnd');
  await expect.poll(() => childrenOf(empty)).toEqual(['n-loose']);
  // Last, because right after a touch scroll, browsers send touches that can't be canceled.
  const there = await centre(widget(canvas, 'n-loose'));
  await touch('touchStart', there.x, there.y);
  await touch('touchMove', from.x, from.y);
  await expect(page.getByTestId('drag-chip')).toBeHidden();
  await touch('touchEnd');
  expect(await childrenOf(empty)).toEqual(['n-loose']);
});

test('taps on a selected text write where they land, and a long press opens the menu', async ({
  page,
}) => {
  const canvas = await open(page);
  const text = widget(canvas, 'n-loose');
  const { x, y } = await centre(text);
  // In the words: beyond their end, two quick taps select the line break.
  const words = { x: ((await text.boundingBox())?.x ?? 0) + 20, y };
  const menu = page.getByTestId('context-menu');
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await expect(page.getByTestId('drag-chip')).toBeVisible();
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(menu).toBeVisible();
  await expect(page.getByTestId('undo-button')).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();

  await expect(page.getByTestId('element-toolbar')).toBeVisible();
  await tap(page, text, words);
  await expect(page.getByTestId('text-toolbar')).toBeVisible();
  await tap(page, text, words);
  // The second of three lines.
  await page.keyboard.press('Home');
  await page.keyboard.type('We ');
  await expect(text).toHaveText('n-looseWe n-loosen-loose');
  await expect(menu).toBeHidden();
});

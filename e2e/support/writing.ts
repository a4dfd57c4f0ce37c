import { expect, type FrameLocator, type Locator, type Page } from 'playwright/test';
import { openCanvas, writeIn } from './editor.ts';

/** A text of the content by index. */
export const words = (canvas: FrameLocator, index = 0): Locator =>
  canvas.locator('#section-content .moto-widget-text').nth(index);

/** All texts of the content in order. */
export const allWords = (canvas: FrameLocator): Promise<string[]> =>
  canvas.locator('#section-content .moto-widget-text').allTextContents();

/** Types at the end of a text. */
export async function write(page: Page, index: number, more: string): Promise<void> {
  await writeIn(page, words(await openCanvas(page), index));
  await page.keyboard.press('Control+End');
  await page.keyboard.type(more);
}

/** Leaves the edited text. */
export async function stopWriting(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('text-toolbar')).toBeHidden();
}

/** Selects all of the text that is being written, and opens the form for its link. */
export async function openLinkForm(page: Page): Promise<void> {
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+k');
}

/** Where the text has a character's left edge, in px of the window. */
export async function pointAt(words: Locator, offset: number): Promise<{ x: number; y: number }> {
  await words.scrollIntoViewIfNeeded();
  const at = await words.evaluate((element, start) => {
    const page = element.ownerDocument;
    const letters = page.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() as Text;
    const range = page.createRange();
    range.setStart(letters, start);
    const { left, top, height } = range.getBoundingClientRect();
    const own = element.getBoundingClientRect();
    return { x: (left - own.left) / own.width, y: (top + height / 2 - own.top) / own.height };
  }, offset);
  const box = await words.boundingBox();
  if (!box) throw new Error('The text is not shown');
  return { x: box.x + box.width * at.x, y: box.y + box.height * at.y };
}

import { expect, type FrameLocator, type Locator, type Page } from 'playwright/test';
import { openCanvas, writeIn } from './editor.ts';

/** A text of the content by its place. */
export const words = (canvas: FrameLocator, index = 0): Locator =>
  canvas.locator('#section-content .moto-widget-text').nth(index);

/** All texts of the content, from the first to the last. */
export const allWords = (canvas: FrameLocator): Promise<string[]> =>
  canvas.locator('#section-content .moto-widget-text').allTextContents();

/** Begins to write at the end of a text, and goes on. */
export async function write(page: Page, index: number, more: string): Promise<void> {
  await writeIn(page, words(await openCanvas(page), index));
  await page.keyboard.press('Control+End');
  await page.keyboard.type(more);
}

/** Leaves the text that is written in. */
export async function stopWriting(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('text-toolbar')).toBeHidden();
}

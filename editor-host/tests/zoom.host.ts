import type { Locator, Page } from 'playwright/test';
import { node, text } from '../../e2e/support/own-page.ts';
import { openHost } from '../open-host.ts';
import { expect, test } from '../test.ts';

const box = async (locator: Locator) => {
  const found = await locator.boundingBox();
  if (!found) throw new Error('Nothing is shown there');
  return found;
};

/** The width of an outline, which is moved inside where it would touch the left edge of the stage. */
const OUTLINE_WIDTH = 3;

/** Distance in px between the selection outline and where it belongs. */
async function gap(page: Page, selected: Locator): Promise<number> {
  const outline = await box(page.getByTestId('selected-outline'));
  const element = await box(selected);
  const edge = (await box(page.getByTestId('canvas-stage'))).x;
  const left = Math.abs(element.x - edge) < OUTLINE_WIDTH ? edge + OUTLINE_WIDTH : element.x;
  return Math.max(
    Math.abs(outline.x - left),
    Math.abs(outline.x + outline.width - (element.x + element.width)),
    ...(['y', 'height'] as const).map((side) => Math.abs(outline[side] - element[side])),
  );
}

test('the page is shown at any zoom, and the selection stays outlined', async ({ page }) => {
  const column = (id: string, words: string) => node(`c${id}`, 'column', [text(id, words)]);
  const canvas = await openHost(page, {
    content: [node('r', 'row', [column('a', 'On the left'), column('b', 'On the right')])],
  });
  const words = canvas.getByText('On the right');
  const selected = canvas.locator('[data-node-id="cb"]');
  await words.click();
  // A single key on a selected text would write.
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('breadcrumbs')).not.toHaveText(/Text$/);
  // Drawn outside the selected widget, so it doesn't cover text.
  await expect(page.getByTestId('selected-outline')).not.toHaveCSS('box-shadow', /inset/);
  const readout = page.getByTestId('zoom-menu');
  for (const [keys, percent] of [
    ['Shift+Digit0', '100%'],
    ['z', '50%'],
    ['-', '25%'],
    ['+', '50%'],
  ] as const) {
    await page.keyboard.press(keys);
    await expect(readout).toContainText(percent);
    await expect.poll(() => gap(page, selected)).toBeLessThan(2);
  }
  await readout.click();
  await page.getByRole('menuitem', { name: '200%' }).click();
  await expect(readout).toContainText('200%');
  await selected.scrollIntoViewIfNeeded();
  await expect.poll(() => gap(page, selected)).toBeLessThan(2);
  await readout.click();
  await page.getByRole('menuitem', { name: 'Fit to screen' }).click();
  await expect.poll(() => gap(page, selected)).toBeLessThan(2);
  const fitting = await readout.textContent();
  await page.keyboard.press('z');
  await expect(readout).toContainText('50%');
  for (let level = 0; level < 5; level++) await page.keyboard.press('Escape');
  await expect(readout).toHaveText(fitting ?? '');
});

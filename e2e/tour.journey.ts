import type { Page } from 'playwright/test';
import { openCanvas } from './support/editor.ts';
import { expect, test } from './support/journey.ts';
import { press, tabTo } from './support/keyboard.ts';
import { foldsInspector } from './support/sign-in.ts';

const STEPS = ['inspector', 'rail-add', 'device-switch', 'save-button'];

/** Parts of the editor that no card covers. */
const TOOLS = ['topbar', 'rail-add', 'breadcrumbs'];

/** Whether the card covers a part of the editor. */
const covers = (page: Page, target: string) =>
  page.evaluate((id) => {
    const boxOf = (name: string) =>
      document.querySelector(`[data-testid="${name}"]`)?.getBoundingClientRect();
    const [card, part] = [boxOf('tour'), boxOf(id)];
    if (!card || !part) return 'nothing is shown';
    const isApart =
      card.left >= part.right ||
      card.right <= part.left ||
      card.top >= part.bottom ||
      card.bottom <= part.top;
    return isApart ? 'apart' : 'covered';
  }, target);

test('the editor tour runs once, is skippable, and can be restarted', async ({
  signedIn: page,
  product,
}) => {
  await foldsInspector(page);
  await page.evaluate(() => localStorage.removeItem('plinth_editor_tour'));
  await page.goto(`${product.url}/admin/#!/pages/1/design/`);
  const canvas = await openCanvas(page);
  const tour = page.getByTestId('tour');
  await expect(tour).toContainText('1 of 4');
  // The page is usable immediately.
  await canvas.locator('#section-content h1').click();
  await expect(page.getByTestId('selected-outline')).toBeVisible();
  const ring = page.locator('.pl-tour-ring');
  await expect(ring).toBeVisible();
  // Doing what a card says shows the next one.
  await expect(tour).toContainText('2 of 4');
  await page.getByTestId('rail-blocks').click();
  await expect(tour).toContainText('3 of 4');
  await expect(page.getByTestId('inspector')).toBeHidden();
  await page.getByTestId('rail-blocks').click();
  await expect(ring).toBeVisible();
  for (let step = 2; step > 0; step -= 1) await tour.getByRole('button', { name: 'Back' }).click();
  for (const [index, part] of STEPS.entries()) {
    await expect(tour).toContainText(`${index + 1} of 4`);
    for (const each of [part, ...TOOLS]) {
      await expect.poll(() => covers(page, each), { message: each }).toBe('apart');
    }
    // The last card has no skip button.
    await expect(page.getByTestId('tour-skip')).toHaveCount(index === STEPS.length - 1 ? 0 : 1);
    await page.getByTestId('tour-next').click();
  }
  await expect(tour).toHaveCount(0);
  await page.reload();
  await openCanvas(page);
  await expect(tour).toHaveCount(0);

  // Started, navigated, and closed by keyboard.
  await page.keyboard.press('Control+k');
  await expect(page.getByTestId('palette-search')).toBeFocused();
  await page.keyboard.type('tour');
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('tour-next')).toBeFocused();
  await press(page, 'Enter');
  await expect(tour).toContainText('2 of 4');
  await tabTo(page, 'tour-skip', 'Shift+Tab');
  await tabTo(page, 'rail-add');
  await page.getByTestId('tour-next').focus();
  await page.keyboard.press('Escape');
  await expect(tour).toHaveCount(0);

  await page.keyboard.press('Control+k');
  await expect(page.getByTestId('palette-search')).toBeFocused();
  await page.keyboard.type('tour');
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('tour-next')).toBeFocused();
  await page.getByTestId('canvas-stage').focus();
  await page.keyboard.press('Escape');
  await expect(tour).toHaveCount(0);

  await page.goto(`${product.url}/admin/#!/help/`);
  await page.getByRole('button', { name: 'Replay editor tour' }).click();
  await expect(page).toHaveURL(/#!\/pages\//);
  await page.goto(`${product.url}/admin/#!/pages/1/design/`);
  await openCanvas(page);
  await page.getByTestId('tour-skip').click();
  await expect(tour).toHaveCount(0);
});

test('on a phone the tour cards don’t cover their targets', async ({ signedIn: page, product }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.evaluate(() => localStorage.removeItem('plinth_editor_tour'));
  await page.goto(`${product.url}/admin/#!/pages/1/design/`);
  await openCanvas(page);
  const tour = page.getByTestId('tour');
  for (const [index, part] of ['rail-options', 'rail-add', 'save-button'].entries()) {
    await expect(tour).toContainText(`${index + 1} of 3`);
    await expect.poll(() => covers(page, part)).toBe('apart');
    await page.getByTestId('tour-next').click();
  }
  await expect(tour).toHaveCount(0);
});

import type { Page } from 'playwright/test';
import { press, runCommand, tabTo } from '../../e2e/support/keyboard.ts';
import { node } from '../../e2e/support/own-page.ts';
import { openHost, withPorts } from '../open-host.ts';
import { expect, test } from '../test.ts';

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

const open = (page: Page, viewport = { width: 1280, height: 720 }) =>
  openHost(page, {
    content: [node('title', 'text', [], { html: '<h1>Title</h1>' })],
    ...{ isFirstVisit: true, foldsInspector: true, viewport },
  });

test('what a card of the tour says leads to the next one, and no card covers what it is about', async ({
  page,
}) => {
  const canvas = await open(page);
  const tour = page.getByTestId('tour');
  await expect(tour).toContainText('1 of 4');
  expect(await withPorts(page, ({ user }) => user.calls)).toEqual([['markTourShown']]);
  // The page is usable immediately.
  await canvas.locator('h1').click();
  await expect(page.getByTestId('selected-outline')).toBeVisible();
  const ring = page.locator('.pl-tour-ring');
  await expect(ring).toBeVisible();
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
});

test('the tour is started, navigated, and closed by keyboard', async ({ page }) => {
  await open(page);
  const tour = page.getByTestId('tour');
  await page.getByTestId('tour-skip').click();
  await expect(tour).toHaveCount(0);
  await runCommand(page, 'tour');
  await expect(page.getByTestId('tour-next')).toBeFocused();
  await press(page, 'Enter');
  await expect(tour).toContainText('2 of 4');
  await tabTo(page, 'tour-skip', 'Shift+Tab');
  await tabTo(page, 'rail-add');
  await page.getByTestId('tour-next').focus();
  await page.keyboard.press('Escape');
  await expect(tour).toHaveCount(0);

  await runCommand(page, 'tour');
  await expect(page.getByTestId('tour-next')).toBeFocused();
  await page.getByTestId('canvas-stage').focus();
  await page.keyboard.press('Escape');
  await expect(tour).toHaveCount(0);
});

test('on a phone the tour cards don’t cover their targets', async ({ page }) => {
  await open(page, { width: 375, height: 800 });
  const tour = page.getByTestId('tour');
  for (const [index, part] of ['rail-options', 'rail-add', 'save-button'].entries()) {
    await expect(tour).toContainText(`${index + 1} of 3`);
    await expect.poll(() => covers(page, part)).toBe('apart');
    await page.getByTestId('tour-next').click();
  }
  await expect(tour).toHaveCount(0);
});

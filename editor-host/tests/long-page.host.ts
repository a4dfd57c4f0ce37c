import type { FrameLocator, Page } from 'playwright/test';
import { centre, drag, openPanel, widget, writeIn } from '../../e2e/support/editor.ts';
import { layer, openLayers } from '../../e2e/support/layers.ts';
import { LONG } from '../../e2e/support/long-page.ts';
import { hostPage } from '../open-host.ts';
import { expect, test } from '../test.ts';

const long = hostPage(LONG);

const LAST = 'r59c1t6';

/** Whether the browser renders a widget. */
const isDrawn = (canvas: FrameLocator, id: string) =>
  widget(canvas, id).evaluate((element) =>
    element.checkVisibility({ contentVisibilityAuto: true }),
  );

const isSelected = async (page: Page, id: string) =>
  (await layer(page, id).getAttribute('aria-selected')) === 'true';

test('selecting a layer scrolls to the last widget of a long page', async ({ page }) => {
  const canvas = await long.open(page);
  await openLayers(page);
  await layer(page, 'r0').click();
  await page.keyboard.press('End');
  const tree = page.getByTestId('layers-tree');
  await expect(tree.getByRole('treeitem', { selected: true })).not.toHaveAttribute(
    'data-layer',
    'r0',
  );
  for (let step = 0; step < 20 && !(await isSelected(page, 'r59')); step++)
    await page.keyboard.press('ArrowUp');
  await expect(widget(canvas, 'r59')).toBeInViewport();
  await expect.poll(() => isDrawn(canvas, LAST)).toBe(true);
  await expect(page.getByTestId('selected-outline')).toBeVisible();
});

const IN_THE_MIDDLE = 'r40c0t3';

/**
 * Scrolls until the widget stays centered, because content gets its size when it first becomes
 * visible.
 */
const goTo = (canvas: FrameLocator, id: string) =>
  expect
    .poll(() =>
      widget(canvas, id).evaluate(async (element) => {
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { top } = element.getBoundingClientRect();
        for (let frames = 6; frames > 0; frames--) await new Promise(requestAnimationFrame);
        return Math.abs(element.getBoundingClientRect().top - top);
      }),
    )
    .toBeLessThan(5);

/** Scrolls until the page stays at its top: undo scrolls to its change over several frames. */
const goToTop = (canvas: FrameLocator) =>
  expect
    .poll(() =>
      canvas.locator('html').evaluate(async (root) => {
        root.scrollTo({ top: 0, behavior: 'instant' });
        for (let frames = 6; frames > 0; frames--) await new Promise(requestAnimationFrame);
        return root.scrollTop;
      }),
    )
    .toBe(0);

test('undo, redo and history steps scroll to their change', async ({ page }) => {
  const canvas = await long.open(page);
  const there = widget(canvas, IN_THE_MIDDLE);
  const fromTop = async (key: string) => {
    await goToTop(canvas);
    await expect(there).not.toBeInViewport();
    await page.getByTestId('canvas-stage').focus();
    await page.keyboard.press(key);
    await expect(there).toBeInViewport();
  };
  await test.step('after adding without a selection', async () => {
    await goTo(canvas, IN_THE_MIDDLE);
    await openPanel(page, 'add');
    await drag(page, await centre(page.getByTestId('tile-button')), await centre(there));
    await page.getByTestId('canvas-stage').focus();
    await fromTop('Control+z');
  });
  await test.step('with a selection', async () => {
    await there.click();
    await page.keyboard.press('Alt+ArrowUp');
    await fromTop('Control+z');
    await fromTop('Control+Shift+z');
  });
  await test.step('from the list of steps', async () => {
    await goToTop(canvas);
    await page.getByTestId('rail-history').click();
    await page.getByTestId('history-panel').getByRole('button').last().click();
    await expect(there).toBeInViewport();
  });
});

test('switching the device keeps the scroll position at the same content', async ({ page }) => {
  const canvas = await long.open(page);
  await goTo(canvas, IN_THE_MIDDLE);
  for (const key of ['4', '1']) {
    await page.getByTestId('canvas-stage').focus();
    const width = await canvas.locator('html').evaluate(() => innerWidth);
    await page.keyboard.press(key);
    await expect.poll(() => canvas.locator('html').evaluate(() => innerWidth)).not.toBe(width);
    await expect(widget(canvas, IN_THE_MIDDLE)).toBeInViewport();
  }
});

test('typing in a text that is scrolled away scrolls to it', async ({ page }) => {
  const canvas = await long.open(page);
  await goTo(canvas, IN_THE_MIDDLE);
  await writeIn(page, widget(canvas, IN_THE_MIDDLE));
  await goToTop(canvas);
  await expect(widget(canvas, IN_THE_MIDDLE)).not.toBeInViewport();
  await page.keyboard.type('More');
  await expect(widget(canvas, IN_THE_MIDDLE)).toBeInViewport();
  /** The scroll position, once it has been the same for a while. */
  const scrolled = () =>
    canvas.locator('html').evaluate(async () => {
      for (let last = -1, frames = 0; frames < 12; frames += 1) {
        await new Promise(requestAnimationFrame);
        if (scrollY !== last) frames = 0;
        last = scrollY;
      }
      return scrollY;
    });
  const before = await scrolled();
  await page.keyboard.press('Alt+ArrowUp');
  expect(await scrolled()).toBe(before);
});

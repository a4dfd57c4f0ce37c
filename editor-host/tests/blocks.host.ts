import type { Page } from 'playwright/test';
import { expectAccessible } from '../../e2e/support/accessible.ts';
import { openPanel } from '../../e2e/support/editor.ts';
import { node, textRow } from '../../e2e/support/own-page.ts';
import { openEmptyPage, openGallery } from '../block-gallery.ts';
import { expect, test } from '../test.ts';

test('the gallery lists the blocks of a section, searches all categories, and loads images late', async ({
  page,
}) => {
  await openGallery(page);
  const panel = page.getByTestId('blocks-panel');
  await openPanel(page, 'blocks');
  await expect(panel.getByTestId('block-card').first()).toBeVisible();
  const pictures = panel.locator('.pl-block-picture img');
  await expect(pictures).toHaveCount(21);
  await expect(panel.locator('.pl-block-picture img:not([loading="lazy"])')).toHaveCount(0);
  await expect(panel.getByTestId('block-wide')).toHaveCount(0);
  await panel.getByTestId('blocks-section').getByText('Site header').click();
  await expect(panel.getByTestId('block-wide')).toBeVisible();
  await expect(panel.getByTestId('block-crew')).toHaveCount(0);
  await panel.getByTestId('blocks-section').getByText('This page').click();

  const search = panel.getByTestId('blocks-search');
  await panel.getByTestId('block-category-counters').click();
  await search.fill('crew');
  await expect(panel.getByTestId('block-crew')).toBeVisible();
  await expect(panel.getByTestId('block-category-all')).toHaveAttribute('aria-pressed', 'true');
  await search.fill('xylophone');
  await panel.getByTestId('blocks-clear').click();
  await expect(search).toBeFocused();
  await panel.getByTestId('block-card').last().scrollIntoViewIfNeeded();
  await expect(search).toBeInViewport();
  await search.fill('stats');
  await panel.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(search).toBeFocused();
  await expect(search).toHaveValue('');

  // On a phone the categories are one row.
  await page.setViewportSize({ width: 375, height: 740 });
  const chips = panel.locator('.pl-block-chip');
  const tops = () =>
    chips.evaluateAll((all) => all.map((chip) => chip.getBoundingClientRect().top));
  await expect.poll(async () => new Set(await tops()).size).toBe(1);
});

test('blocks go to the chosen place, one undo step each, and a pinned gallery stays', async ({
  page,
}) => {
  const canvas = await openGallery(page);
  const panel = page.getByTestId('blocks-panel');
  const words = canvas.locator('#section-content .moto-widget-text');
  await openPanel(page, 'blocks', { isPinned: true });
  await page.getByTestId('insert-bar-1').click();
  await expect(page.getByTestId('insert-bar-1')).toHaveAttribute('aria-pressed', 'true');
  await panel.getByTestId('block-stats-3').click();
  await expect(page.getByTestId('announcer')).toContainText('Block “Stats row 3” added');
  await expect(words).toHaveText(['First part', 'Stats 3', 'Second part']);
  await expect(panel).toBeVisible();
  await panel.getByTestId('block-crew').focus();
  await page.keyboard.press('Enter');
  await expect(words).toHaveText(['First part', 'Stats 3', 'Meet the crew', 'Second part']);
  const ids = await canvas
    .locator('[data-node-id]')
    .evaluateAll((all) => all.map((element) => element.getAttribute('data-node-id')));
  expect(new Set(ids).size).toBe(ids.length);
  await canvas.locator('body').press('Control+z');
  await expect(words).toHaveCount(3);
  await canvas.locator('body').press('Control+z');
  await expect(words).toHaveCount(2);
});

test('a site header replaces the current one, or is added below it', async ({ page }) => {
  const canvas = await openGallery(page);
  const panel = page.getByTestId('blocks-panel');
  await openPanel(page, 'blocks', { isPinned: true });
  await panel.getByTestId('blocks-section').getByText('Site header').click();
  const words = canvas.locator('#section-header .moto-widget-text');
  await expect(page.getByTestId('block-place')).toContainText('Select a block to replace');
  await panel.getByTestId('block-wide').click();
  await expect(page.getByTestId('announcer')).toContainText('Replaced with “Wide header”');
  await expect(words).toHaveText(['Wide']);
  await panel.getByTestId('block-keep').check();
  await panel.getByTestId('block-named').click();
  await expect(words).toHaveText(['Wide', 'Lindwood Joinery']);
  await canvas.locator('body').press('Control+z');
  await canvas.locator('body').press('Control+z');
  await expect(words).toHaveText(['Harbor']);
});

test('the gallery leaves the page in view at 60 % or more, and the scale is restored', async ({
  page,
}) => {
  const canvas = await openGallery(page);
  const zoom = page.getByTestId('zoom-menu');
  const before = await zoom.textContent();
  await canvas.getByText('First part').click();
  await expect(page.getByTestId('inspector')).toBeVisible();
  await openPanel(page, 'blocks');
  await expect(page.getByTestId('blocks-panel')).toBeVisible();
  await expectPageBesidePanel(page);
  await page.getByTestId('device-mobile-v').click();
  await expectPageBesidePanel(page);
  await page.getByTestId('device-desktop').click();
  await page.getByTestId('rail-blocks').click();
  await expect(zoom).toHaveText(before ?? '');
});

/** The whole width of the page is between the panel and the right edge of the stage. */
async function expectPageBesidePanel(page: Page): Promise<void> {
  await expect(async () => {
    const boxes = ['side-panel', 'canvas-frame', 'canvas-stage'].map((each) =>
      page.getByTestId(each).boundingBox(),
    );
    const [panel, frame, stage] = await Promise.all(boxes);
    if (!panel || !frame || !stage) throw new Error('The panel or the page is missing');
    expect(frame.x).toBeGreaterThanOrEqual(panel.x + panel.width - 1);
    expect(frame.x + frame.width).toBeLessThanOrEqual(stage.x + stage.width + 1);
  }).toPass();
}

test('the next place is marked, in view or at the edge', async ({ page }) => {
  const parts = Array.from({ length: 90 }, (_, index) =>
    node(`b${index}`, 'block', [textRow(`t${index}`, `Part ${index + 1}`)], {
      layer_name: `P${index + 1}`,
    }),
  );
  await openGallery(page, parts);
  await openPanel(page, 'blocks', { isPinned: true });
  const next = page.getByTestId('insert-bar-90');
  await expect(next).toHaveText('Next block goes below');
  await expect(next).toBeInViewport();
  await expect(page.getByTestId('block-place')).toHaveText('Select a block to add it below “P90”');
  await next.click();
  await expect(next).toHaveText('Next block goes here');
  await page.getByTestId('insert-bar-88').click();
  await expect(page.getByTestId('block-place')).toHaveText('Select a block to add it below “P88”');
  await expect(page.getByTestId('insert-bar-88')).toHaveText('Next block goes here');
});

test('an empty page offers three heroes and the ways to everything else, by keyboard as well', async ({
  page,
}) => {
  const canvas = await openEmptyPage(page);
  const start = page.getByTestId('empty-page');
  const heroes = start.getByRole('button', { name: /^Start with/ });
  await expect(heroes).toHaveCount(3);
  await expect(page.getByTestId('placeholder-empty')).toHaveCount(0);
  await expectAccessible(page, '[data-testid="empty-page"]');

  // All of it is within the page's own content, at every width.
  for (const width of [768, 375, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expect
      .poll(async () => {
        const more = await start.getByTestId('empty-page-widget').boundingBox();
        const room = await start.boundingBox();
        return more && room ? room.y + room.height - (more.y + more.height) : -1;
      })
      .toBeGreaterThanOrEqual(0);
  }
  for (const [way, panel] of [
    ['widget', 'add'],
    ['blocks', 'blocks'],
  ] as const) {
    await start.getByTestId(`empty-page-${way}`).click();
    await expect(page.getByTestId(`${panel}-panel`)).toBeVisible();
    await page.getByTestId(`rail-${panel}`).click();
  }
  await heroes.first().focus();
  await page.keyboard.press('Enter');
  await expect(canvas.locator('#section-content .moto-widget-block')).toHaveCount(1);
  await expect(start).toHaveCount(0);
  await expect(page.getByTestId('canvas-stage')).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(heroes).toHaveCount(3);
});

import type { Page } from 'playwright/test';
import { openDesign, openPanel } from './support/editor.ts';
import { expect, test } from './support/journey.ts';
import { node, ownPage, textRow } from './support/own-page.ts';
import { RpcClient } from './support/rpc.ts';

test('the gallery lists allowed blocks and stays open if pinned', async ({
  signedIn: page,
  product,
}) => {
  const owner = await new RpcClient(product.url).signIn();
  const id = await ownPage(owner, 'Gallery', [
    textRow('a', 'First part'),
    textRow('b', 'Second part'),
  ]);
  const canvas = await openDesign(page, product.url, id);
  const panel = page.getByTestId('blocks-panel');
  await openPanel(page, 'blocks', { isPinned: true });
  await expect(panel.getByTestId('block-card').first()).toBeVisible();

  // Images load lazily, so each is scrolled into view.
  const pictures = panel.locator('.pl-block-picture img');
  await expect(panel.locator('.pl-block-picture img:not([loading="lazy"])')).toHaveCount(0);
  const count = await pictures.count();
  expect(count).toBeGreaterThanOrEqual(24);
  const loaded = await pictures.evaluateAll(
    (all) => all.filter((picture) => (picture as HTMLImageElement).naturalWidth > 0).length,
  );
  expect(loaded).toBeLessThan(count);

  // Header blocks are offered only for the header.
  await expect(panel.getByTestId('block-hdr-classic')).toHaveCount(0);
  await panel.getByTestId('blocks-section').getByText('Site header').click();
  await expect(panel.getByTestId('block-category-headers')).toHaveText(/^Site headers/);
  await expect(panel.getByTestId('block-hdr-classic')).toBeVisible();
  await expect(panel.getByTestId('block-team-4')).toHaveCount(0);
  await panel.getByTestId('blocks-section').getByText('This page').click();
  await expect(panel.getByTestId('block-category-headers')).toHaveText(/^Hero/);

  // A search covers all categories and clears the chosen one.
  const search = panel.getByTestId('blocks-search');
  await panel.getByTestId('block-category-contacts').click();
  await search.fill('opening hours');
  await expect(panel.getByTestId('block-cta-call')).toBeVisible();
  await expect(panel.getByTestId('block-con-cards')).toBeVisible();
  await expect(panel.getByTestId('block-category-all')).toHaveAttribute('aria-pressed', 'true');
  await search.fill('xylophone');
  await panel.getByTestId('blocks-clear').click();
  await expect(search).toBeFocused();
  await panel.getByTestId('block-card').last().scrollIntoViewIfNeeded();
  await expect(search).toBeInViewport();
  await search.fill('staff');
  await panel.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(search).toBeFocused();
  await expect(search).toHaveValue('');

  await page.getByTestId('insert-bar-1').click();
  await expect(page.getByTestId('insert-bar-1')).toHaveAttribute('aria-pressed', 'true');
  await panel.getByTestId('blocks-search').fill('stats row');
  await panel.getByTestId('block-cnt-row4').click();
  await expect(page.getByTestId('announcer')).toContainText('Block “Stats row” added');
  const words = canvas.locator('#section-content .moto-widget-text');
  await expect(words).toHaveCount(6);
  await expect(words.nth(1)).toContainText('projects completed');
  await expect(panel).toBeVisible();

  await panel.getByTestId('blocks-search').fill('team cards');
  await panel.getByTestId('block-team-3').focus();
  await page.keyboard.press('Enter');
  await expect(canvas.getByText('Meet the team')).toBeVisible();
  await expect(canvas.locator('#section-content img')).toHaveCount(3);
  const ids = await canvas
    .locator('[data-node-id]')
    .evaluateAll((all) => all.map((element) => element.getAttribute('data-node-id')));
  expect(new Set(ids).size).toBe(ids.length);
  await expect(words.last()).toContainText('Second part');

  // One undo step each.
  await canvas.locator('body').press('Control+z');
  await expect(canvas.getByText('Meet the team')).toHaveCount(0);
  await canvas.locator('body').press('Control+z');
  await expect(words).toHaveCount(2);
});

test('a site header replaces the current one, with the site’s logo, or is added below it', async ({
  signedIn: page,
  product,
}) => {
  const owner = await new RpcClient(product.url).signIn();
  const id = await ownPage(owner, 'Headers', [textRow('a', 'First part')]);
  const canvas = await openDesign(page, product.url, id);
  const panel = page.getByTestId('blocks-panel');
  await openPanel(page, 'blocks', { isPinned: true });
  await panel.getByTestId('blocks-section').getByText('Site header').click();
  const menus = canvas.locator('header nav');
  const logos = canvas.locator('header .moto-logo');
  await expect(menus).toHaveCount(1);
  await expect(page.getByTestId('block-place')).toContainText('Select a block to replace');
  await panel.getByTestId('block-hdr-centered').click();
  await expect(page.getByTestId('announcer')).toContainText('Replaced with “Centered header”');
  await expect(menus).toHaveCount(1);
  await expect(logos).toHaveCount(1);
  await panel.getByTestId('block-keep').check();
  await panel.getByTestId('block-hdr-classic').click();
  await expect(menus).toHaveCount(2);
  await canvas.locator('body').press('Control+z');
  await canvas.locator('body').press('Control+z');
  await expect(menus).toHaveCount(1);
});

test('the gallery leaves the page in view while a widget is selected', async ({
  signedIn: page,
  product,
}) => {
  const owner = await new RpcClient(product.url).signIn();
  const id = await ownPage(owner, 'In view', [textRow('a', 'First part')]);
  await page.setViewportSize({ width: 1280, height: 800 });
  const canvas = await openDesign(page, product.url, id);
  await canvas.getByText('First part').click();
  await expect(page.getByTestId('inspector')).toBeVisible();
  await openPanel(page, 'blocks');
  await expect(page.getByTestId('blocks-panel')).toBeVisible();
  await expectPageBesidePanel(page);
  await page.getByTestId('device-mobile-v').click();
  await expectPageBesidePanel(page);
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
  }).toPass({ timeout: 5000 });
}

test('the next place is marked, in view or at the edge', async ({ signedIn: page, product }) => {
  const owner = await new RpcClient(product.url).signIn();
  const parts = Array.from({ length: 90 }, (_, index) =>
    node(`b${index}`, 'block', [textRow(`t${index}`, `Part ${index + 1}`)], {
      layer_name: `P${index + 1}`,
    }),
  );
  await openDesign(page, product.url, await ownPage(owner, 'Marked', parts));
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

test('the page is next to the gallery, not below 60 %, and restored afterwards', async ({
  signedIn: page,
  product,
}) => {
  const owner = await new RpcClient(product.url).signIn();
  await openDesign(page, product.url, await ownPage(owner, 'Zoomed', [textRow('a', 'A part')]));
  const zoom = page.getByTestId('zoom-menu');
  const before = await zoom.textContent();
  await page.keyboard.press('b');
  await expect(zoom).toContainText('· 60%');
  await page.getByTestId('rail-blocks').click();
  await expect(zoom).toHaveText(before ?? '');
});

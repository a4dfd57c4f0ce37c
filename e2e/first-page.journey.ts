import type { FrameLocator, Locator, Page } from 'playwright/test';
import sharp from 'sharp';
import { expectAccessibleIn, LIGHT } from './support/accessible.ts';
import { centre, openCanvas, openPanel } from './support/editor.ts';
import { chooseValue } from './support/form.ts';
import { expect, test } from './support/journey.ts';
import { picture } from './support/picture.ts';
import { OWNER, type Product, startProduct } from './support/product.ts';

const LOGO_COLOR = '#8a1c4a';
const LOGO = sharp({ create: { width: 200, height: 60, channels: 3, background: LOGO_COLOR } })
  .png()
  .toBuffer();

let fresh: Product;

test.beforeAll(async () => {
  fresh = await startProduct({ setUp: false });
});

test.afterAll(async () => {
  await fresh.stop();
});

/** Uploads a logo and takes its color as the site's. */
async function addLogo(page: Page): Promise<void> {
  const file = page.getByTestId('setup-facts').locator('input[type="file"]');
  await file.setInputFiles({
    name: 'a.png',
    mimeType: 'image/png',
    buffer: Buffer.from('no image'),
  });
  await expect(page.getByText('This file type isn’t supported')).toBeVisible();
  await file.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: await LOGO });
  const colors = page.getByRole('group', { name: 'From your logo' });
  await colors.getByRole('button', { name: 'Dark red' }).click();
  await expect(page.getByLabel('Main color')).toHaveValue(LOGO_COLOR);
  await page.getByLabel('Main color').fill('#ffe600');
  await expect(page.getByText('Buttons in this color are hard to see.')).toBeVisible();
  await page.getByRole('button', { name: 'Use this color' }).click();
  await expect(page.getByText('Buttons in this color are hard to see.')).toHaveCount(0);
  await colors.getByRole('button', { name: 'Dark red' }).click();
}

async function setUp(page: Page): Promise<void> {
  await page.goto(fresh.setupUrl);
  const next = page.getByTestId('setup-next');
  await next.click();
  await page.getByLabel('Your name').fill('Ada Merrow');
  await page.setViewportSize({ width: 1280, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(800);
  await page.getByLabel('Email').fill(OWNER.email);
  await page.getByLabel('Password', { exact: true }).fill(OWNER.password);
  await page.getByLabel('Confirm password').fill(OWNER.password);
  await next.click();
  await page.getByLabel('Site name').fill('Merrow & Lind');
  await next.click();
  await page.getByTestId('starter-harbor').click();
  await next.click();
  await addLogo(page);
  await page.reload();
  await expect(page.getByLabel('Main color')).toHaveValue(LOGO_COLOR);
  await next.click();
  await page.getByLabel('Phone').fill('call me');
  await next.click();
  await expect(page.getByLabel('Phone')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Phone').fill('+1 202 555 0177');
  await next.click();
  await page.getByTestId('setup-save-facts').click();
  await expect(page).toHaveURL(/pages\/\d+\/design/, { timeout: 60_000 });
}

/** Drops a tile on the canvas, where the page is once the panel is out of the way. */
async function dropTile(
  page: Page,
  widget: string,
  target: () => Promise<{ x: number; y: number }>,
): Promise<void> {
  await openPanel(page, 'add');
  const tile = await centre(page.getByTestId(`tile-${widget}`));
  await page.mouse.move(tile.x, tile.y);
  await page.mouse.down();
  await page.mouse.move(tile.x + 60, tile.y, { steps: 4 });
  await expect(page.getByTestId('side-panel')).toHaveAttribute('data-away');
  const { x, y } = await target();
  await page.mouse.move(x, y, { steps: 6 });
  const line = page.getByTestId('drop-indicator');
  await expect(line).toBeVisible();
  await page.mouse.up();
  await expect(line).toBeHidden();
}

/** The middle of an element's lower edge, `px` above it. */
async function lowerEdge(element: Locator, px: number): Promise<{ x: number; y: number }> {
  const box = await element.boundingBox();
  if (!box) throw new Error('It is not shown');
  return { x: box.x + box.width / 2, y: box.y + box.height - px };
}

const selected = (page: Page) => page.getByTestId('inspector').locator('.pl-inspector-head');

async function newRow(page: Page, canvas: FrameLocator): Promise<FrameLocator> {
  const block = canvas.locator('#section-content > .moto-widget-block').first();
  // To its lower edge, away from the edges of the stage, where dragging scrolls.
  await block.evaluate((element) => {
    const top = element.getBoundingClientRect().bottom - window.innerHeight / 2;
    window.scrollBy({ top, behavior: 'instant' });
  });
  await dropTile(page, 'row', () => lowerEdge(block, 1));
  await expect(selected(page)).toBeVisible();
  await expect(selected(page)).toHaveText('Row');
  return canvas;
}

test('from the setup link to a published page', async ({ page, browser }) => {
  test.setTimeout(240_000);
  expect(fresh.setupUrl).toContain('/admin/#!/setup/');
  await setUp(page);
  const canvas = await openCanvas(page);
  await page.getByTestId('tour-skip').click();
  const rows = canvas.locator('#section-content .moto-widget-row');
  const before = await rows.count();
  await newRow(page, canvas);
  await expect(rows).toHaveCount(before + 1);
  const row = canvas.locator('#section-content > .moto-widget-row').first();
  const columns = row.locator('.moto-widget-column');
  await row.scrollIntoViewIfNeeded();

  await test.step('a heading, edited on the page', async () => {
    await dropTile(page, 'text', () => centre(columns.nth(0)));
    const text = columns.nth(0).locator('.moto-widget-text');
    await text.dblclick();
    await expect(page.getByTestId('text-toolbar')).toBeVisible();
    await page.keyboard.type('Every plank, every bolt');
    await page.getByTestId('text-style').click();
    await page.getByTestId('style-heading-2').click();
    await expect(text.locator('h2')).toHaveText('Every plank, every bolt');
    await page.keyboard.press('Escape');
  });

  await test.step('an image uploaded just before', async () => {
    await dropTile(page, 'image', () => centre(columns.nth(1)));
    await page.getByTestId('placeholder-image').getByRole('button').click();
    const file = picture('hull.jpg');
    await page
      .getByTestId('media-picker')
      .locator('input[type="file"]')
      .setInputFiles({ name: file.name, mimeType: file.mimeType, buffer: await file.buffer() });
    await page.getByTestId('pick').click({ timeout: 30_000 });
    // Its overlay captures the pointer until it has faded.
    await expect(page.getByTestId('media-picker').getByRole('dialog')).toBeHidden();
    await expect(columns.nth(1).locator('img')).toBeVisible();
  });

  await test.step('a button that links to another page', async () => {
    const heading = columns.nth(0).locator('.moto-widget-text');
    await dropTile(page, 'button', () => lowerEdge(heading, 2));
    await page.getByTestId('control-label').getByRole('textbox').fill('Our services');
    await chooseValue(page.getByTestId('link-action'), 'page');
    await page.getByTestId('link-page').click();
    await page.getByRole('option', { name: 'Services' }).click();
    await expect(columns.nth(0).locator('.moto-widget-button a')).toHaveText('Our services');
  });

  await test.step('spacing on tablets only', async () => {
    await page.getByTestId('breadcrumbs').getByRole('button', { name: 'Row' }).click();
    await page.getByTestId('device-tablet').click();
    await expect(page.getByTestId('device-pill')).toBeVisible();
    await page.getByTestId('inspector').getByText('Design', { exact: true }).click();
    await chooseValue(page.getByTestId('spacing-top'), 'large');
    await page.getByTestId('device-desktop').click();
  });

  await test.step('a text in the shared header', async () => {
    const call = canvas.locator('#section-header .moto-widget-button').first();
    // The settings lie over it until nothing is selected.
    await page.getByTestId('canvas-stage').focus();
    const inspector = page.getByTestId('inspector');
    for (let up = 0; up < 8 && (await inspector.isVisible()); up += 1)
      await page.keyboard.press('Escape');
    await expect(inspector).toBeHidden();
    await call.dblclick();
    await page.keyboard.type('Book today');
    await page.keyboard.press('Enter');
    await expect(page.getByTestId('shared-note')).toBeVisible();
  });

  await test.step('the page is saved automatically before the launch', async () => {
    await expect(page.getByTestId('save-state')).toContainText('Saved');
  });

  await test.step('visitors see nothing before the launch', async () => {
    expect((await fetch(fresh.url)).status).toBe(503);
    await page.getByTestId('launch').click();
    await expect(page.getByTestId('risk-mail_missing')).toBeVisible();
    await expectAccessibleIn(LIGHT, page, { part: '[role="dialog"]' });
    await page.getByTestId('launch-now').click();
    await expect(page.getByTestId('launched')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByTestId('launch-notice')).toBeHidden();
  });

  await test.step('visitors see it on two pages', async () => {
    const stranger = await (
      await browser.newContext({ viewport: { width: 1280, height: 900 } })
    ).newPage();
    await stranger.goto(fresh.url);
    await expect(stranger.getByRole('heading', { name: 'Every plank, every bolt' })).toBeVisible();
    await expect(stranger.getByRole('link', { name: 'Our services' })).toHaveAttribute(
      'href',
      /services/,
    );
    await expect(stranger.locator('#section-content > .moto-widget-row img')).toBeVisible();
    const padding = () =>
      stranger
        .locator('#section-content > .moto-widget-row')
        .first()
        .evaluate((element) => Number.parseFloat(getComputedStyle(element).paddingTop));
    const desktop = await padding();
    await stranger.setViewportSize({ width: 768, height: 900 });
    expect(await padding()).toBeGreaterThan(desktop);
    await stranger.setViewportSize({ width: 1280, height: 900 });
    await stranger.getByRole('link', { name: 'Our services' }).click();
    await expect(stranger.locator('#section-header')).toContainText('Book today');
    await stranger.context().close();
  });
});

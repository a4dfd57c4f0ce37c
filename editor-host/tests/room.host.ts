import type { Page } from 'playwright/test';
import { runCommand } from '../../e2e/support/keyboard.ts';
import { openLayers } from '../../e2e/support/layers.ts';
import { openHost } from '../open-host.ts';
import { starterPage } from '../starter.ts';
import { expect, test } from '../test.ts';

const WINDOW = { width: 1280, height: 800 };

/** Opens the editor as for new users, with a page of more than one screen. */
const open = (page: Page) =>
  openHost(page, { ...starterPage('home'), viewport: WINDOW, foldsInspector: true });

const reload = (page: Page) =>
  openHost(page, { ...starterPage('home'), viewport: WINDOW, keepsStorage: true });

/** Pins the inspector once it, which is drawn after the canvas, shows the selection. */
const pinInspector = async (page: Page, selection: string) => {
  const inspector = page.getByTestId('inspector');
  await expect(inspector.getByRole('heading', { level: 2 })).toHaveText(selection);
  await inspector.getByTestId('pin-panel').click();
};

test('with nothing selected the page has at least 70 % of the window, without being scaled below 60 %', async ({
  page,
}) => {
  const canvas = await open(page);
  const frame = page.getByTestId('canvas-frame');
  const share = async () => ((await frame.boundingBox())?.width ?? 0) / 1280;
  const zoom = async () =>
    Number(/(\d+)%/.exec(await page.getByTestId('zoom-menu').innerText())?.[1]);
  await expect(page.getByTestId('inspector')).toBeHidden();
  expect(await share()).toBeGreaterThanOrEqual(0.7);

  await test.step('the inspector opens for a selection and folds without one', async () => {
    const before = await share();
    await canvas.locator('#section-content h1').click();
    await expect(page.getByTestId('inspector')).toBeVisible();
    await expect(page.getByTestId('selected-outline')).toBeVisible();
    for (let up = 0; up < 8; up += 1) await page.keyboard.press('Escape');
    await expect(page.getByTestId('inspector')).toBeHidden();
    await expect.poll(share).toBe(before);
  });

  await test.step('a panel floats over the page and closes after adding', async () => {
    const before = await frame.boundingBox();
    await page.getByTestId('rail-add').click();
    await expect(page.getByTestId('tile-spacer')).toBeVisible();
    expect((await frame.boundingBox())?.width).toBe(before?.width);
    await page.getByTestId('tile-spacer').click();
    await expect(page.getByTestId('side-panel')).toBeHidden();
    await page.keyboard.press('Control+z');
  });

  await test.step('a panel about the whole page is next to it, unless the user lets it float', async () => {
    const whole = await frame.boundingBox();
    await page.getByTestId('rail-theme').click();
    const panel = page.getByTestId('side-panel');
    const edge = async () => {
      const { x, width } = (await panel.boundingBox()) ?? { x: Number.NaN, width: 0 };
      return x + width;
    };
    const left = async () => (await frame.boundingBox())?.x;
    await expect.poll(left).toBe(await edge());
    expect(await zoom()).toBeGreaterThanOrEqual(60);
    await panel.getByTestId('pin-panel').click();
    await expect.poll(left).toBe(whole?.x);
    await panel.getByTestId('pin-panel').click();
    await expect.poll(left).toBe(await edge());
    const beside = await frame.boundingBox();
    await page.getByTestId('rail-add').click();
    await expect(page.getByTestId('tile-spacer')).toBeVisible();
    expect(await frame.boundingBox()).toEqual(beside);
    await page.getByTestId('sheet-close').click();
    await expect.poll(() => frame.boundingBox()).toEqual(whole);
  });

  await test.step('pinned panels stay, also after a reload', async () => {
    await page.getByTestId('rail-add').click();
    await page.getByTestId('side-panel').getByTestId('pin-panel').click();
    const spacers = canvas.locator('.moto-widget-spacer');
    const before = await spacers.count();
    await page.getByTestId('tile-spacer').click();
    await expect(spacers).toHaveCount(before + 1);
    await expect(page.getByTestId('side-panel')).toBeVisible();
    await pinInspector(page, 'Spacer');
    await page.keyboard.press('Control+z');
    await expect(spacers).toHaveCount(before);
    await expect.poll(zoom).toBeGreaterThanOrEqual(60);
    await reload(page);
    await expect(page.getByTestId('side-panel')).toBeVisible();
    await expect(page.getByTestId('inspector')).toBeVisible();
    await page.getByTestId('inspector-close').click();
    await expect(page.getByTestId('inspector')).toBeHidden();
    await page.getByTestId('side-panel').getByTestId('pin-panel').click();
    await page.getByTestId('sheet-close').click();
    await canvas.locator('#section-content h1').click();
    await expect(page.getByTestId('selected-outline')).toBeVisible();
    await expect(page.getByTestId('inspector')).toBeHidden();
    await page.getByTestId('inspector-switch').click();
    await expect(page.getByTestId('inspector')).toBeVisible();
  });
});

test('a selection at the right moves out from under the inspector, and the page keeps its scale', async ({
  page,
}) => {
  const canvas = await open(page);
  const frame = page.getByTestId('canvas-frame');
  const width = async () => (await frame.boundingBox())?.width;
  const before = await frame.boundingBox();
  const button = canvas.locator('#section-header .moto-widget-button').first();
  await button.click();
  const inspector = page.getByTestId('inspector');
  await expect(inspector).toBeVisible();
  const end = async () => {
    const { x, width } = (await button.boundingBox()) ?? { x: Number.NaN, width: 0 };
    return x + width;
  };
  const edge = (await inspector.boundingBox())?.x ?? 0;
  await expect.poll(end).toBeLessThan(edge);
  expect(await width()).toBe(before?.width);
  for (let up = 0; up < 8; up += 1) await page.keyboard.press('Escape');
  await expect(inspector).toBeHidden();
  await expect.poll(() => frame.boundingBox()).toEqual(before);

  await button.click();
  await pinInspector(page, 'Button');
  await expect.poll(width).toBeLessThan(before?.width ?? 0);
  await expect.poll(end).toBeLessThan(edge);

  // The layers are next to the page.
  await openLayers(page);
  await expect(page.getByTestId('zoom-menu')).toContainText('60%');
  await expect.poll(end).toBeLessThan(edge);
});

test('what lies below the inspector is reached by scrolling sideways, and by a drag', async ({
  page,
}) => {
  const canvas = await open(page);
  const left = async () => (await page.getByTestId('canvas-frame').boundingBox())?.x ?? 0;
  const heading = canvas.locator('#section-content h1');
  await expect(heading).toBeVisible();
  const before = await left();
  await heading.click();
  const inspector = page.getByTestId('inspector');
  await expect(inspector).toBeVisible();
  const moved = () => left().then((at) => before - at);
  // The page scrolls this far only once the inspector is fully open.
  const scrolled = async () => {
    await page.mouse.wheel(2000, 0);
    return moved();
  };
  await expect.poll(scrolled).toBe((await inspector.boundingBox())?.width);
  await page.mouse.wheel(-2000, 0);
  await expect.poll(moved).toBe(0);

  await page.getByTestId('drag-handle').hover();
  await page.mouse.down();
  await page.mouse.move(900, 300, { steps: 4 });
  await page.mouse.move(1100, 400, { steps: 4 });
  await expect(inspector).toHaveCSS('opacity', '0');
  await expect(page.locator('.pl-drop-line')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(inspector).toHaveCSS('opacity', '1');
});

test('a page that is moved aside stays there when something further down is selected', async ({
  page,
}) => {
  const canvas = await open(page);
  await canvas.locator('#section-content h1').click();
  await pinInspector(page, 'Text');
  await openLayers(page);
  await page.getByTestId('side-panel').getByTestId('pin-panel').click();
  const left = async () =>
    Math.round((await page.getByTestId('canvas-frame').boundingBox())?.x ?? 0);
  const end = await page
    .getByTestId('side-panel')
    .evaluate((panel) => Math.round(panel.getBoundingClientRect().right));
  await page.locator('[data-layer]', { hasText: 'Stats' }).click();
  await expect.poll(left).toBe(end);
  await page.locator('[data-layer]', { hasText: 'Call to action' }).click();
  const selected = canvas.locator('#section-content > [data-node-id]').last();
  await expect(selected).toBeInViewport();
  await expect.poll(left).toBe(end);
  await expect.poll(async () => (await selected.boundingBox())?.x).toBeCloseTo(end, 0);
});

test('a floating panel next to the inspector leaves the page its scale and covers no selection', async ({
  page,
}) => {
  const canvas = await open(page);
  const frame = page.getByTestId('canvas-frame');
  const edges = async () => {
    const { x = 0, width = 0 } = (await frame.boundingBox()) ?? {};
    return { left: Math.round(x), width: Math.round(width) };
  };
  const edge = (part: string, side: 'left' | 'right') =>
    page.getByTestId(part).evaluate((element, at) => element.getBoundingClientRect()[at], side);
  const heading = canvas.locator('#section-content h1');
  await expect(heading).toBeVisible();
  const before = await edges();
  await heading.click();
  await expect(page.getByTestId('inspector')).toBeVisible();
  expect(await edges()).toEqual(before);
  await page.getByTestId('rail-media').click();
  await expect(page.getByTestId('side-panel')).toBeVisible();
  const end = await edge('side-panel', 'right');
  await expect.poll(async () => (await heading.boundingBox())?.x).toBeGreaterThanOrEqual(end);
  expect((await edges()).width).toBe(before.width);
  // Both would leave half of the page.
  await expect(page.getByTestId('inspector')).toBeHidden();
  await page.getByTestId('rail-media').click();
  await expect(page.getByTestId('inspector')).toBeVisible();
  await page.getByTestId('rail-media').click();

  await page.setViewportSize({ width: 768, height: 1024 });
  await expect.poll(edges).toEqual({ left: 0, width: 768 });
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect.poll(async () => (await edges()).width).toBe(before.width);
  await page.getByTestId('rail-media').click();
  await expect.poll(edges).toEqual(before);
  await page.setViewportSize({ width: 768, height: 1024 });
  await expect.poll(edges).toEqual({ left: 0, width: 768 });
});

test('settings take the place of the gallery when they are asked for', async ({ page }) => {
  const canvas = await open(page);
  const settings = page.getByTestId('inspector-switch');
  await page.getByTestId('rail-blocks').click();
  await expect(page.getByTestId('side-panel')).toBeVisible();
  await canvas.locator('#section-content h1').click();
  await expect(page.getByTestId('selected-outline')).toBeVisible();
  await expect(settings).toHaveAttribute('aria-pressed', 'false');
  await settings.click();
  await expect(page.getByTestId('inspector')).toBeVisible();
  await expect(settings).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByTestId('side-panel')).toHaveCount(0);
});

test('nothing in the top bar moves while the page is edited, scaled, and saved', async ({
  page,
}) => {
  const canvas = await open(page);
  const places = () =>
    page
      .getByTestId('topbar')
      .locator('button')
      .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().left)));
  const before = await places();
  await canvas.locator('#section-content h1').click();
  await expect(page.getByTestId('inspector')).toBeVisible();
  expect(await places()).toEqual(before);
  await page.keyboard.press('Control+d');
  await expect(page.getByTestId('save-state')).toContainText('Unsaved');
  expect(await places()).toEqual(before);
  await page.keyboard.press('Control+s');
  await expect(page.getByTestId('save-state')).toContainText('Saved');
  expect(await places()).toEqual(before);
  await runCommand(page, 'overview');
  await expect(page.getByTestId('zoom-menu')).toContainText('50%');
  expect(await places()).toEqual(before);
  const visible = () => page.getByTestId('topbar').locator('button:visible').count();
  const buttons = await visible();
  await page.getByTestId('side-by-side-switch').click();
  await expect.poll(visible).toBe(buttons - 1);
  expect(await places()).toEqual(before);
});

test('the rail has labels, until the user hides them, and stays visible beside a palette', async ({
  page,
}) => {
  await openHost(page, { content: [], viewport: WINDOW });
  const label = page.getByTestId('rail-layers').getByText('Layers');
  await expect(label).toBeVisible();
  await page.getByTestId('rail-labels').click();
  await expect(label).toBeHidden();
  await openHost(page, { content: [], viewport: WINDOW, keepsStorage: true });
  const button = page.getByTestId('rail-theme');
  await expect(button).toBeVisible();
  await expect(label).toBeHidden();
  await button.hover();
  const tip = page.locator('.mantine-Tooltip-tooltip');
  await expect(tip).toHaveText('Theme');
  // Beside the rail, so that it covers no other button.
  const [at, of] = [await tip.boundingBox(), await button.boundingBox()];
  expect(at?.x).toBeGreaterThanOrEqual((of?.x ?? 0) + (of?.width ?? 0));
  await page.getByTestId('rail-labels').click();
  await expect(label).toBeVisible();

  await button.click();
  const panel = page.getByTestId('side-panel');
  await panel.getByText('Heading 2', { exact: true }).first().click();
  const color = panel.locator('.pl-color-button').first();
  await color.click();
  const palette = await page.locator('.pl-color-dropdown').boundingBox();
  const rail = await page.locator('.pl-editor-rail').boundingBox();
  expect(palette?.x ?? 0).toBeGreaterThanOrEqual((rail?.x ?? 0) + (rail?.width ?? 0));
});

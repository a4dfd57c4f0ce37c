import type { FrameLocator, Page } from 'playwright/test';
import { centre, openPanel } from '../../e2e/support/editor.ts';
import { tabTo } from '../../e2e/support/keyboard.ts';
import { node, text } from '../../e2e/support/own-page.ts';
import { openHost, withPorts } from '../open-host.ts';
import { expect, test, toast } from '../test.ts';

const looks = { label: 'Call us', text_color: 'color3', border: { width: 2, color: 'color1' } };

/** Opens a page with two texts, a button, and an empty column. */
const open = (page: Page) => {
  const full = node('full', 'column', [
    text('first', 'The first text'),
    text('second', 'The second text'),
    node('call', 'button', [], looks),
  ]);
  const space = node('space', 'spacer', [], { height: { desktop: 80 } });
  const content = [space, node('row', 'row', [full, node('empty', 'column')])];
  return openHost(page, { content });
};

const kinds = (canvas: FrameLocator) =>
  canvas
    .locator('#section-content .moto-widget-column')
    .first()
    .locator('[data-node-id]')
    .evaluateAll((all) =>
      all.map(
        (element) =>
          /moto-widget-([a-z-]+)/.exec(element.className.replace('moto-widget ', ''))?.[1],
      ),
    );

async function choose(page: Page, search: string): Promise<void> {
  await expect(page.getByTestId('quick-insert-search')).toBeFocused();
  await page.keyboard.type(search);
  await page.keyboard.press('Enter');
}

test('the plus between two widgets inserts a third', async ({ page }) => {
  const canvas = await open(page);
  const first = canvas.getByText('The first text');
  const after = page.getByTestId('hover-insert-after').first();
  await expect(after).toBeHidden();
  const box = await first.boundingBox();
  if (!box) throw new Error('The text is not shown');
  // The plus is prominent only near the widget's edge.
  await first.hover({ position: { x: 4, y: 1 } });
  await expect(page.getByTestId('hover-insert-before').first()).toHaveAttribute('data-near', '');
  await first.hover({ position: { x: 4, y: box.height - 1 } });
  await expect(after).toHaveAttribute('data-near', '');
  await expect(after).toHaveCSS('opacity', '1');
  await after.hover();
  await after.click();
  await choose(page, 'line');
  await expect.poll(() => kinds(canvas)).toEqual(['text', 'divider', 'text', 'button']);
  await canvas.locator('body').press('Control+z');
  await expect.poll(() => kinds(canvas)).toEqual(['text', 'text', 'button']);
});

test('the plus of the selected widget is reachable by keyboard', async ({ page }) => {
  const canvas = await open(page);
  await canvas.getByText('The second text').click();
  await tabTo(page, 'insert-before');
  await page.keyboard.press('Enter');
  await choose(page, 'line');
  await expect.poll(() => kinds(canvas)).toEqual(['text', 'divider', 'text', 'button']);
});

test('tiles, the insert list, and the palette show where they add', async ({ page }) => {
  const canvas = await open(page);
  const line = page.getByTestId('drop-indicator');
  const said = page.getByTestId('add-place');
  const below = 'Adds below text “The first text”';
  await canvas.getByText('The first text').click();
  await openPanel(page, 'add');
  await page.getByTestId('tile-divider').hover();
  await expect(line).toHaveAttribute('data-place', /:1$/);
  await expect(said).toHaveText(below);
  await page.getByTestId('add-search').hover();
  await expect(line).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(line).toHaveAttribute('data-place', /:1$/);

  await page.keyboard.press('Control+k');
  await page.getByTestId('palette-search').fill('divider');
  await expect(line).toHaveAttribute('data-place', /:1$/);
  await expect(said).toHaveText(below);
  await page.keyboard.press('Escape');

  // The column takes it at its end.
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await page.getByTestId('quick-insert-search').fill('divider');
  await expect(line).toHaveAttribute('data-place', /:3$/);
  await expect(said).toHaveText('Adds below button “Call us”');
  await page.keyboard.press('Escape');
  await expect(line).toBeHidden();
});

test('an empty column shows a placeholder and accepts a widget', async ({ page }) => {
  const canvas = await open(page);
  const place = page
    .getByTestId('placeholder-empty')
    .getByRole('button', { name: 'Add', exact: true });
  const button = await centre(place);
  await place.click();
  const menu = await page.getByTestId('quick-insert').boundingBox();
  expect(menu?.x).toBeLessThan(button.x);
  expect((menu?.x ?? 0) + (menu?.width ?? 0)).toBeGreaterThan(button.x);
  expect(Math.abs((menu?.y ?? 0) - button.y)).toBeLessThan(40);
  await choose(page, 'spacer');
  await expect(
    canvas.locator('#section-content .moto-widget-column').nth(1).locator('.moto-widget-spacer'),
  ).toHaveCount(1);
  await expect(place).toHaveCount(0);
});

test('a widget’s style is saved as a preset from the page', async ({ page }) => {
  const canvas = await open(page);
  await canvas.getByText('The first text').click();
  await page.keyboard.press('Shift+F10');
  await expect(page.getByTestId('menu-save-preset')).toContainText('No style changes to save');
  await page.keyboard.press('Escape');

  const call = canvas.locator('#section-content .moto-widget-button');
  await call.click();
  await page.keyboard.press('Shift+F10');
  await page.getByTestId('menu-save-preset').click();
  const name = page.getByTestId('dialog-name');
  await expect(name).toBeFocused();
  await name.fill('Outlined call');
  await name.press('Enter');
  await expect(toast(page, 'Preset “Outlined call” added')).toBeVisible();
  await expect(call).toHaveClass(/moto-preset-outlined-call/);
  await expect(call.locator('a')).toHaveCSS('border-top-width', '2px');
  await page.getByTestId('save-button').click();
  await expect(page.getByTestId('save-state')).toContainText('Saved');
  const created = await withPorts(page, ({ saving }) =>
    saving.sent.at(-1)?.design?.presets.map(({ name }) => name),
  );
  expect(created).toEqual(['Outlined call']);
});

test('the first widget that a search finds is added by Enter', async ({ page }) => {
  const canvas = await open(page);
  await openPanel(page, 'add');
  const search = page.getByTestId('add-search');
  const tiles = page.getByTestId('add-panel').locator('[data-testid^="tile-"]');
  await search.fill('Bild');
  await expect(tiles.first()).toHaveAttribute('data-testid', 'tile-image');
  await search.fill('nothing is called that');
  await expect(tiles).toHaveCount(0);
  await search.press('Enter');
  await expect(page.getByTestId('suggested-html_embed')).toBeVisible();
  await expect(page.getByTestId('browse-blocks')).toBeVisible();
  await search.fill('divider');
  await search.press('Enter');
  await expect(canvas.locator('#section-content .moto-widget-divider')).toHaveCount(1);
});

test('a new row asks for its columns on the page, by click or keys', async ({ page }) => {
  const canvas = await open(page);
  await openPanel(page, 'add');
  await page.getByTestId('tile-row').click();
  const choice = page.getByTestId('row-layouts');
  const columns = canvas.locator('#section-content .moto-widget-row').last();
  await expect(choice).toBeVisible();
  await choice.getByRole('button', { name: 'Columns 4 + 4 + 4' }).click();
  await expect(columns.locator('.moto-widget-column')).toHaveCount(3);
  const last = choice.getByRole('button', { name: 'Columns 12', exact: true });
  await last.focus();
  await page.keyboard.press('Enter');
  await expect(columns.locator('.moto-widget-column')).toHaveCount(1);
  await page.getByTestId('canvas-stage').focus();
  await page.keyboard.press('Escape');
  await expect(choice).toBeHidden();
});

import { centre, openPanel } from '../../e2e/support/editor.ts';
import { runCommand } from '../../e2e/support/keyboard.ts';
import { node, text } from '../../e2e/support/own-page.ts';
import { hostPage } from '../open-host.ts';
import { expect, test } from '../test.ts';

const own = hostPage([
  node('p1', 'row', [node('p2', 'column', [text('p3', 'First'), text('p4', 'Second')])]),
]);

test('the palette finds commands, widgets, and pages, recent ones first', async ({ page }) => {
  const canvas = await own.open(page);
  const texts = canvas.locator('#section-content .moto-widget-text');
  const palette = page.getByTestId('palette').getByRole('dialog');
  await texts.first().click();

  await test.step('a command on the selection by a few letters', async () => {
    await page.keyboard.press('Control+k');
    await expect(page.getByTestId('palette-search')).toBeFocused();
    await expect(palette.getByText('Selection')).toBeVisible();
    await expect(palette.locator('.pl-pick-heading', { hasText: 'Content' })).toBeVisible();
    await page.keyboard.type('dupl');
    await expect(page.getByTestId('pick-duplicate')).toContainText('Ctrl+D');
    await page.keyboard.press('Enter');
    await expect(palette).toBeHidden();
    await expect(texts).toHaveCount(3);
  });

  await test.step('a widget by a synonym in another language', async () => {
    await expect(page.getByTestId('palette-button')).toContainText('Search');
    await page.getByTestId('palette-button').click();
    await expect(page.getByTestId('palette-search')).toBeFocused();
    const top = async () => (await page.getByTestId('palette-search').boundingBox())?.y;
    const before = await top();
    await page.keyboard.type('odstęp');
    await expect(palette.getByRole('option').first()).toHaveText('Spacer');
    expect(await top()).toBe(before);
    await page.keyboard.press('Enter');
    await expect(canvas.locator('#section-content .moto-widget-spacer')).toHaveCount(1);
  });

  await test.step('the most recent first, and keys reach the page again', async () => {
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await expect(texts).toHaveCount(2);
    await page.keyboard.press('Control+k');
    await expect(palette.getByRole('option').first()).toContainText('Spacer');
    await page.keyboard.press('Escape');
    await expect(palette).toBeHidden();
  });

  await test.step('disabled commands say why and do nothing', async () => {
    await page.keyboard.press('Control+k');
    await expect(page.getByTestId('palette-search')).toBeFocused();
    await page.keyboard.type('replace image');
    await expect(page.getByTestId('pick-replace-picture')).toContainText('Images only');
    await page.keyboard.press('Enter');
    await expect(palette).toBeVisible();
    await page.keyboard.press('Escape');
  });
});

test('the shortcut sheet opens by its shortcut and is searchable', async ({ page }) => {
  const canvas = await own.open(page);
  await canvas.locator('#section-content .moto-widget-text').first().click();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('?');
  const sheet = page.getByTestId('shortcut-sheet').getByRole('dialog');
  await expect(sheet.getByText('Insert widget…', { exact: true })).toBeVisible();
  await page.getByTestId('shortcut-search').fill('undo');
  await expect(sheet.getByRole('definition')).toHaveCount(1);
  await expect(sheet).toContainText('Ctrl+Z');
  await sheet.getByTestId('single-keys').uncheck();
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('shortcut-sheet')).toHaveCount(0);
  await page.keyboard.press('?');
  await runCommand(page, 'shortcuts');
  await expect(sheet.getByTestId('single-keys')).not.toBeChecked();
  await sheet.getByTestId('single-keys').check();
  await page.keyboard.press('Escape');
  await page.keyboard.press('l');
  await expect(page.getByTestId('rail-layers')).toHaveAttribute('aria-pressed', 'true');
});

test('the palette button’s label isn’t clipped on a narrow desktop', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 740 });
  await own.open(page);
  const label = page.getByTestId('palette-button').locator('.mantine-Button-label');
  await expect(label).toHaveText(/^Search/);
  expect(await label.evaluate((words) => words.scrollWidth - words.clientWidth)).toBe(0);
});

test('quick insert adds a widget after the selection', async ({ page }) => {
  const canvas = await own.open(page);
  await canvas.locator('#section-content .moto-widget-text').first().click();
  await runCommand(page, 'quick-insert');
  await expect(page.getByTestId('quick-insert-search')).toBeFocused();
  await page.keyboard.type('line');
  await page.keyboard.press('Enter');
  const kinds = canvas.locator('#section-content .moto-widget-column [data-node-id]');
  await expect(kinds.nth(1)).toHaveClass(/moto-widget-divider/);
});

test('the plus before the selection adds a widget before it', async ({ page }) => {
  const canvas = await own.open(page);
  await canvas.locator('#section-content .moto-widget-text').first().click();
  const plus = page.getByTestId('insert-before');
  const { x, y } = await centre(plus);
  await page.mouse.move(x + 30, y);
  await plus.click();
  await expect(
    page.getByTestId('quick-insert').getByPlaceholder('Search widgets and blocks'),
  ).toBeFocused();
  await page.keyboard.type('spacer');
  await page.keyboard.press('Enter');
  const kinds = canvas.locator('#section-content .moto-widget-column [data-node-id]');
  await expect(kinds.first()).toHaveClass(/moto-widget-spacer/);
});

test('panels toggle, and F6 cycles through the regions', async ({ page }) => {
  const canvas = await own.open(page);
  await openPanel(page, 'add');
  await canvas.locator('#section-content .moto-widget-text').first().click();
  await page.keyboard.press('Control+.');
  await expect(page.getByTestId('inspector')).toBeHidden();
  await page.keyboard.press('Control+.');
  // The inspector's controls load later, and F6 skips regions without focusable elements.
  await expect(page.getByTestId('search-controls')).toBeVisible();
  const regions = ['inspector', 'breadcrumbs', 'topbar', 'rail-add', 'side-panel', 'canvas-stage'];
  for (const region of regions) {
    await page.keyboard.press('F6');
    const focused = page.getByTestId(region).and(page.locator(':focus, :has(:focus)'));
    await expect(focused, region).toHaveCount(1);
  }
});

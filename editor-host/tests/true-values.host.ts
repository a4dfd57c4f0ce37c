import type { Page } from 'playwright/test';
import { centre, showTab, widget } from '../../e2e/support/editor.ts';
import { node, text } from '../../e2e/support/own-page.ts';
import { openHost } from '../open-host.ts';
import { expect, test } from '../test.ts';

/** Wide enough for the page at full size beside the inspector. */
const WINDOW = { width: 1600, height: 900 };

const CONTENT = [
  node('r', 'row', [
    node(
      'left',
      'column',
      [
        text('words', 'Words'),
        node('plain', 'button', [], { label: 'Plain' }),
        node('styled', 'button', [], { label: 'Styled', preset: 'secondary' }),
        // A warning about missing alt text would appear during a test and shift the settings.
        node('pic', 'image', [], { image_id: 1, is_decorative: true }),
        node('space', 'spacer', [], { height: 40 }),
      ],
      { width: 6 },
    ),
    node('right', 'column', [node('note', 'button', [], { label: 'Note', align: 'right' })], {
      width: 6,
    }),
  ]),
];

const openEditor = (page: Page) => openHost(page, { content: CONTENT, viewport: WINDOW });

const control = (page: Page, path: string) => page.getByTestId(`control-${path}`);
const field = (page: Page, path: string) =>
  control(page, path).locator('input:not([type=hidden])').last();
const undo = (page: Page) => page.getByTestId('undo-button');

test('a field shows the value in effect in gray, and tells where it comes from', async ({
  page,
}) => {
  const canvas = await openEditor(page);
  await widget(canvas, 'styled').click();
  await showTab(page, 'Design');
  await expect(field(page, 'padding_x')).toHaveValue(/^\d+ px$/);
  await expect(field(page, 'border.width')).toHaveValue(/^\d+ px$/);
  await expect(control(page, 'border.width')).toHaveAttribute('data-origin', 'preset');
  await expect(control(page, 'border.radius')).toHaveAttribute('data-origin', 'theme');
  await expect(field(page, 'border.radius')).toHaveValue(/^\d+ px$/);
  await expect(field(page, 'font_weight')).toHaveValue('Semibold');
  await expect(page.getByTestId('inspector')).not.toContainText('Auto');

  // It moves what is below it.
  await expect(page.getByTestId('contrast-badge')).toBeVisible();
  await page.getByTestId('origin-border.width').hover();
  await expect(page.getByRole('tooltip')).toHaveText('From preset “Secondary”');
  await control(page, 'is_inline').getByRole('switch').focus();
  await page.keyboard.press('Tab');
  await expect(page.getByTestId('origin-padding_x')).toBeFocused();
  await expect(page.getByRole('tooltip')).toHaveText('Widget default');

  const muted = await field(page, 'padding_x').evaluate((each) => getComputedStyle(each).color);
  await field(page, 'padding_x').fill('40');
  await expect(control(page, 'padding_x')).toHaveAttribute('data-origin', 'here');
  await expect(field(page, 'padding_x')).not.toHaveCSS('color', muted);
  await control(page, 'padding_x')
    .getByRole('button', { name: /^Reset/ })
    .click();
  await expect(field(page, 'padding_x')).not.toHaveValue('40 px');
  await expect(field(page, 'padding_x')).toHaveValue(/^\d+ px$/);

  await expect(control(page, 'align').getByRole('radio', { name: 'Left' })).toBeChecked();
  await expect(control(page, 'background_color')).toContainText('Transparent');
  await widget(canvas, 'note').click();
  await expect(control(page, 'background_color')).toContainText('Primary');

  const animation = field(page, 'animation.name');
  await animation.press('ArrowDown');
  await page.getByRole('option', { name: 'Fade in', exact: true }).click();
  await expect(animation).toHaveValue('Fade in');
  await animation.press('Control+z');
  await expect(animation).toHaveValue('None');
});

test('an unset opacity is 100 %, and dragging its slider is one undo step', async ({ page }) => {
  const canvas = await openEditor(page);
  await widget(canvas, 'pic').click();
  await showTab(page, 'Design');
  await expect(field(page, 'opacity')).toHaveValue('100 %');
  await expect(page.getByTestId('preset-uses')).toBeVisible();
  const image = widget(canvas, 'pic').locator('img');
  const from = await centre(control(page, 'opacity').getByRole('slider'));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  for (const by of [20, 50, 80]) {
    await page.mouse.move(from.x - by, from.y, { steps: 4 });
    await expect(field(page, 'opacity')).not.toHaveValue('100 %');
    await expect(image).not.toHaveCSS('opacity', '1');
  }
  // The badge of the preset's changes, shown by now, moves nothing.
  expect(await centre(control(page, 'opacity').getByRole('slider'))).toMatchObject({ y: from.y });
  await page.mouse.up();
  await expect(undo(page)).toBeEnabled();
  await page.getByTestId('rail-history').click();
  await expect(page.getByTestId('history-panel')).toContainText(/Opacity: Default → \d+ %/);
  await undo(page).click();
  await expect(undo(page)).toBeDisabled();
  await expect(image).toHaveCSS('opacity', '1');
  await expect(field(page, 'opacity')).toHaveValue('100 %');
});

test('spacing and columns move on the page while dragged, as one step that Escape cancels', async ({
  page,
}) => {
  const canvas = await openEditor(page);
  await widget(canvas, 'note').click();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  // The page changes its scale when the settings open.
  await expect(page.getByTestId('inspector')).toBeVisible();
  const divider = page.getByTestId('column-divider');
  const left = widget(canvas, 'left');
  const row = await widget(canvas, 'r').boundingBox();
  const width = async () => Math.round((await left.boundingBox())?.width ?? 0);
  const step = (row?.width ?? 0) / 12;
  const start = await width();
  const from = await centre(divider);
  const press = async () => {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x - step * 2, from.y, { steps: 6 });
    await expect.poll(width).toBeLessThan(start - step);
    expect(await page.evaluate(() => String(getSelection()))).toBe('');
  };
  await press();
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect.poll(width).toBe(start);
  await expect(undo(page)).toBeDisabled();
  await press();
  await page.mouse.move(from.x - step * 3, from.y, { steps: 6 });
  await page.mouse.up();
  await undo(page).click();
  await expect.poll(width).toBe(start);
  await expect(undo(page)).toBeDisabled();

  const grip = page.getByTestId('spacing-grip-bottom');
  const padding = () =>
    widget(canvas, 'r').evaluate((each) => Number.parseFloat(getComputedStyle(each).paddingBottom));
  expect(await padding()).toBe(0);
  await grip.hover({ force: true });
  const at = await centre(grip);
  await page.mouse.down();
  await page.mouse.move(at.x, at.y + 60, { steps: 8 });
  await expect.poll(padding).toBeGreaterThan(20);
  await page.mouse.up();
  await undo(page).click();
  await expect.poll(padding).toBe(0);
  await expect(undo(page)).toBeDisabled();
});

test('images and spacers are resized on the page, as one step that Escape cancels', async ({
  page,
}) => {
  const canvas = await openEditor(page);
  const picture = widget(canvas, 'pic').locator('picture');
  const handle = page.getByTestId('resize-handle');
  const width = async () => Math.round((await picture.boundingBox())?.width ?? 0);
  await picture.click();
  await expect(page.getByTestId('inspector')).toBeVisible();
  const start = await width();
  const press = async () => {
    const from = await centre(handle);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x - 100, from.y, { steps: 6 });
    // The stored width is a whole number of px of the page, which is scaled.
    await expect.poll(async () => Math.abs((await width()) - start + 100)).toBeLessThan(2);
  };
  await press();
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect.poll(width).toBe(start);
  await expect(undo(page)).toBeDisabled();
  // It fills its column.
  const edge = await centre(handle);
  await page.mouse.move(edge.x, edge.y);
  await page.mouse.down();
  await page.mouse.move(edge.x + 60, edge.y, { steps: 6 });
  await page.mouse.up();
  await expect(undo(page)).toBeDisabled();
  await press();
  await page.mouse.up();
  await expect(page.getByTestId('element-toolbar')).toBeVisible();
  const [image, bar] = await Promise.all([picture.boundingBox(), handle.boundingBox()]);
  expect(Math.abs((bar?.x ?? 0) - (image?.x ?? 0) - (image?.width ?? 0))).toBeLessThan(1);
  await undo(page).click();
  await expect.poll(width).toBe(start);
  const corner = await centre(page.getByTestId('resize-handle-extra').first());
  await page.mouse.move(corner.x, corner.y);
  await page.mouse.down();
  await page.mouse.move(corner.x - 100, corner.y, { steps: 6 });
  await expect.poll(async () => Math.abs((await width()) - start + 100)).toBeLessThan(2);
  await page.mouse.up();
  await showTab(page, 'Design');
  await expect(control(page, 'max_width').locator('input').first()).toHaveValue(/^\d+/);
  const dragged = await width();
  await handle.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(width).toBeGreaterThan(dragged);
  await handle.dblclick();
  await expect.poll(width).toBe(start);
  await undo(page).click();
  await undo(page).click();
  await undo(page).click();
  await expect(undo(page)).toBeDisabled();

  const height = () =>
    widget(canvas, 'space').evaluate((each) => Number.parseFloat(getComputedStyle(each).height));
  await page.keyboard.press('Escape');
  await widget(canvas, 'space').click();
  const from = await centre(handle);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, from.y + 50, { steps: 6 });
  await expect.poll(height).toBeGreaterThan(80);
  await page.mouse.up();
  await undo(page).click();
  await expect.poll(height).toBe(40);
  await expect(undo(page)).toBeDisabled();
});

test('a color is picked by field, hue, and opacity with keys, and its contrast is announced', async ({
  page,
}) => {
  const canvas = await openEditor(page);
  await widget(canvas, 'plain').click();
  await showTab(page, 'Design');
  const label = widget(canvas, 'plain').locator('.moto-button');
  const open = () => control(page, 'text_color').getByRole('button', { name: /^Text color:/ });
  await expect(open()).toContainText('Text on primary');
  await open().click();
  const palette = page.getByTestId('color-palette');
  const contrast = page.getByTestId('picked-contrast');
  await expect(contrast).toHaveAttribute('data-grade', /^AA/);
  const color = () => label.evaluate((each) => getComputedStyle(each).color);
  let before = await color();
  for (const [name, key] of [
    ['Saturation and brightness', 'ArrowDown'],
    ['Saturation and brightness', 'ArrowRight'],
    ['Hue', 'ArrowRight'],
    ['Opacity', 'ArrowLeft'],
  ] as const) {
    const slider = palette.getByRole('slider', { name });
    await slider.focus();
    await slider.press(key);
    await expect.poll(color).not.toBe(before);
    before = await color();
  }
  await expect(contrast).toHaveText(/\d\.\d:1/);
  await page.getByTestId('swatch-accent').hover();
  await expect(page.getByTestId('color-token')).toContainText(/^#/);
  await page.getByTestId('swatch-primary').click();
  await expect(contrast).toHaveAttribute('data-grade', 'FAIL');
  await page.keyboard.press('Escape');
  await expect(palette).toBeHidden();
  await expect(open()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('color-token')).toHaveText('Linked to Primary');

  // Written as RGB, which is remembered.
  await palette.getByTestId('color-format').getByText('RGB').click();
  for (const [name, value] of [
    ['Red', '10'],
    ['Green', '20'],
    ['Blue', '30'],
  ] as const)
    await palette.getByRole('textbox', { name }).fill(value);
  await expect.poll(color).toBe('rgb(10, 20, 30)');
  await page.keyboard.press('Escape');
  await open().click();
  await expect(palette.getByRole('textbox', { name: 'Blue' })).toHaveValue('30');
  await palette.getByTestId('color-format').getByText('Hex').click();
  await expect(palette.getByTestId('color-hex')).toHaveValue('#0a141e');

  // One drag is one step.
  await page.keyboard.press('Escape');
  await expect(palette).toBeHidden();
  const note = widget(canvas, 'note').locator('.moto-button');
  const initial = await note.evaluate((each) => getComputedStyle(each).color);
  await widget(canvas, 'note').click();
  await expect(open()).toContainText('Text on primary');
  await open().click();
  const area = await palette
    .getByRole('slider', { name: 'Saturation and brightness' })
    .boundingBox();
  if (!area) throw new Error('No color field');
  await page.mouse.move(area.x + 10, area.y + 10);
  await page.mouse.down();
  await page.mouse.move(area.x + area.width / 2, area.y + area.height / 2, { steps: 8 });
  await page.mouse.up();
  await expect(note).not.toHaveCSS('color', initial);
  await page.keyboard.press('Escape');
  await undo(page).click();
  await expect(note).toHaveCSS('color', initial);
});

test('values in effect and mixed values are shown for more than twenty widgets', async ({
  page,
}) => {
  const button = (at: number) =>
    node(`b${at}`, 'button', [], {
      label: 'Go',
      is_inline: true,
      ...(at === 29 && { size: 'large' }),
    });
  const buttons = Array.from({ length: 30 }, (_, at) => button(at));
  const canvas = await openHost(page, { content: buttons, viewport: WINDOW });
  await widget(canvas, 'b0').click();
  await page.keyboard.press('Control+a');
  await showTab(page, 'Design');
  await widget(canvas, 'b29').click({ modifiers: ['Shift'] });
  await expect(page.getByTestId('inspector')).toContainText('29');
  await expect(field(page, 'padding_x')).toHaveValue(/^\d+ px$/);
  await expect(field(page, 'border.radius')).toHaveValue(/^\d+ px$/);
  await widget(canvas, 'b29').click({ modifiers: ['Shift'] });
  await expect(control(page, 'size')).toContainText('Mixed');
  await expect(field(page, 'border.radius')).toHaveValue(/^\d+ px$/);
});

import type { FrameLocator, Page } from 'playwright/test';
import { showTab, updatePreset, widget } from '../../e2e/support/editor.ts';
import { chooseValue, storedIn } from '../../e2e/support/form.ts';
import { node } from '../../e2e/support/own-page.ts';
import { openHost, withPorts } from '../open-host.ts';
import { expect, test } from '../test.ts';

const CONTENT = [
  node('r', 'row', [
    node('c', 'column', [
      node('words', 'text', [], {
        html: '<p class="moto-text_quote">One</p><p class="moto-text_quote">Two</p>',
      }),
      node('one', 'button', [], { label: 'One', text_color: 'color1_1', background_color: 'bg' }),
      node('two', 'button', [], { label: 'Two' }),
    ]),
  ]),
];

const BAND = node('band', 'row', [node('b', 'column', [node('gap', 'spacer')])], {
  background: { image_id: 1 },
});

/** Wide enough for the page at full size beside the inspector. */
const openEditor = (page: Page, { usesElsewhere = 0 } = {}) =>
  openHost(page, {
    content: [...CONTENT, BAND],
    viewport: { width: 1600, height: 900 },
    usesElsewhere,
  });

const face = (canvas: FrameLocator, node: string) =>
  widget(canvas, node).locator('.moto-link, a, span').first();

test('a main color that is changed recolors everything linked to it, and is saved with the page', async ({
  page,
}) => {
  const canvas = await openEditor(page);
  await widget(canvas, 'two').click();
  await showTab(page, 'Design');
  await page.getByTestId('control-background_color').getByRole('button').nth(1).click();
  await page.getByTestId('swatch-color1').click();
  await expect(page.getByTestId('color-token')).toHaveText('Linked to Primary');
  await page.getByTestId('edit-theme-colors').click();
  const field = page.getByTestId('theme-colors').getByLabel('Primary', { exact: true });
  await field.fill('#7a1fa2');
  await expect(face(canvas, 'two')).toHaveCSS('background-color', 'rgb(122, 31, 162)');
  await page.getByTestId('reset-theme-colors').click();
  await expect(face(canvas, 'two')).not.toHaveCSS('background-color', 'rgb(122, 31, 162)');

  await field.fill('#7a1fa2');
  await page.getByTestId('close-theme-colors').click();
  await expect(page.getByTestId('theme-colors')).toBeHidden();
  await expect(page.getByTestId('edit-theme-colors')).toBeFocused();
  await expect(face(canvas, 'two')).toHaveCSS('background-color', 'rgb(122, 31, 162)');
  await page.getByTestId('preset-reset').click();
  await page.keyboard.press('Control+s');
  await expect(page.getByTestId('save-state')).toContainText('Saved');
  const saved = await withPorts(page, ({ saving }) => saving.sent.at(-1)?.design?.colors?.main[0]);
  expect(saved).toBe('#7a1fa2');
});

test('low contrast is reported, with the closest readable color as a fix', async ({ page }) => {
  const canvas = await openEditor(page);
  await widget(canvas, 'one').click();
  await showTab(page, 'Design');
  const badge = page.getByTestId('contrast-badge');
  await expect(badge).toHaveAttribute('data-grade', 'FAIL');
  await expect(page.getByTestId('contrast-repair')).toHaveText('Use “Theme muted text”');
  await page.getByTestId('contrast-repair').click();
  await expect(badge).toHaveAttribute('data-grade', /^AA/);
  await page.getByTestId('undo-button').click();
  await expect(badge).toHaveAttribute('data-grade', 'FAIL');
});

test('changes to a preset are listed, and can be applied to all widgets or reset', async ({
  page,
}) => {
  const canvas = await openEditor(page);
  await widget(canvas, 'two').click();
  await showTab(page, 'Design');
  await expect(page.getByTestId('preset-modified')).toBeHidden();
  await expect(page.getByTestId('preset-more')).toBeHidden();
  await page.getByTestId('preset-duplicate').click();
  await expect(page.getByTestId('preset-select')).toHaveValue(/2$/);
  const presetClass = /moto-preset-(?!default)/;
  await expect(widget(canvas, 'two')).toHaveClass(presetClass);
  const radius = page.getByTestId('control-border.radius').getByRole('textbox');
  await radius.fill('17');
  await expect(page.getByTestId('preset-modified')).toHaveText('1 setting differs');
  await page.getByTestId('preset-reset').click();
  await expect(page.getByTestId('preset-modified')).toBeHidden();
  await expect(face(canvas, 'two')).not.toHaveCSS('border-top-left-radius', '17px');
  await expect(radius).not.toHaveValue(/^17/);

  await radius.fill('17');
  await updatePreset(page);
  await expect(page.getByTestId('preset-modified')).toBeHidden();
  await expect(face(canvas, 'two')).toHaveCSS('border-top-left-radius', '17px');
  await widget(canvas, 'one').click({ modifiers: ['Control'] });
  await expect(page.getByTestId('preset-select')).toHaveValue('');
  await expect(page.getByTestId('preset-select')).toHaveAttribute('placeholder', 'Mixed');
  await widget(canvas, 'one').click();
  await expect(page.getByTestId('preset-modified')).toBeVisible();
  await page.getByTestId('preset-reset').click();
  await page.getByTestId('preset-select').click();
  await page.getByRole('option', { name: /2$/ }).click();
  await expect(face(canvas, 'one')).toHaveCSS('border-top-left-radius', '17px');
});

test('a preset of the theme is updated everywhere, and gets its original back', async ({
  page,
}) => {
  const canvas = await openEditor(page);
  await widget(canvas, 'two').click();
  await showTab(page, 'Design');
  await expect(page.getByTestId('preset-reset-original')).toBeHidden();
  const before = await face(canvas, 'one').evaluate(
    (element) => getComputedStyle(element).borderTopLeftRadius,
  );
  await page.getByTestId('control-border.radius').getByRole('textbox').fill('17');
  await updatePreset(page);
  for (const name of ['one', 'two'])
    await expect(face(canvas, name)).toHaveCSS('border-top-left-radius', '17px');
  await page.getByTestId('save-button').click();
  await expect(page.getByTestId('save-state')).toContainText('Saved');
  await expect(face(canvas, 'one')).toHaveCSS('border-top-left-radius', '17px');
  await page.getByTestId('preset-reset-original').click();
  await expect(face(canvas, 'two')).toHaveCSS('border-top-left-radius', before);
  await expect(page.getByTestId('preset-reset-original')).toBeHidden();
  await page.getByTestId('save-button').click();
  await expect(page.getByTestId('save-state')).toContainText('Saved');
});

test('a preset that many widgets use is updated after a question', async ({ page }) => {
  const canvas = await openEditor(page, { usesElsewhere: 9 });
  await widget(canvas, 'two').click();
  await page.getByTestId('breadcrumbs').getByText('Row', { exact: true }).click();
  await showTab(page, 'Design');
  await page.getByTestId('control-border.radius').getByRole('textbox').fill('17');
  await expect(page.getByTestId('preset-modified')).toHaveText('1 setting differs');
  await updatePreset(page, { confirms: false });
  const question = page.getByRole('dialog');
  await expect(question).toContainText(/Change 1\d places with “Plain”\?/);
  await expect(question).toContainText('They are on 10 pages of your site');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByTestId('preset-modified')).toBeVisible();
});

test('a text style shows its number of uses and changes all of them', async ({ page }) => {
  const canvas = await openEditor(page, { usesElsewhere: 3 });
  await widget(canvas, 'words').click();
  await showTab(page, 'Design');
  await page.getByTestId('edit-style-quote').click();
  await expect(page.getByTestId('style-uses')).toHaveText('Used in 5 places');
  await page.getByTestId('style-font_size').fill('41');
  await expect(page.getByTestId('style-edited')).toBeVisible();
  for (const place of [0, 1])
    await expect(canvas.locator('.moto-text_quote').nth(place)).toHaveCSS('font-size', '41px');
  await page.getByTestId('style-editor').getByRole('button', { name: 'Reset' }).click();
  await expect(canvas.locator('.moto-text_quote').first()).not.toHaveCSS('font-size', '41px');
  await page.getByTestId('style-font_size').fill('41');
  await page.getByTestId('save-button').click();
  await expect(page.getByTestId('style-edited')).toBeHidden();
  await expect(canvas.locator('.moto-text_quote').first()).toHaveCSS('font-size', '41px');
  const saved = await withPorts(page, ({ saving }) => saving.sent.at(-1)?.design?.text_styles);
  expect(saved).toMatchObject([{ class_name: 'quote' }]);
  expect(JSON.stringify(saved)).toContain('41');
});

test('a background has a grid position or focal point, scrolls or is fixed, or is a style of the site', async ({
  page,
}) => {
  const canvas = await openEditor(page);
  await widget(canvas, 'gap').click();
  await page.getByTestId('breadcrumbs').getByRole('button', { name: 'Row' }).click();
  await showTab(page, 'Design');
  const image = widget(canvas, 'band').locator('.moto-background-layer img').first();
  await expect(storedIn(page.getByTestId('background-kind'))).toHaveValue('image');
  await expect(page.getByTestId('position-focus')).toHaveAttribute('aria-pressed', 'true');
  await page.getByTestId('position-right-top').click();
  await expect(image).toHaveCSS('object-position', '100% 0%');
  await page.getByTestId('position-focus').click();
  await expect(image).not.toHaveCSS('object-position', '100% 0%');
  await page.getByRole('switch', { name: 'Parallax' }).click();
  const layer = widget(canvas, 'band').locator('.moto-background-layer');
  await expect(layer).toHaveClass(/moto-background-parallax/);
  await page.getByRole('switch', { name: 'Fixed while scrolling' }).click();
  await expect(layer).toHaveClass(/moto-background-fixed/);
  await expect(layer).not.toHaveClass(/moto-background-parallax/);

  await chooseValue(page.getByTestId('background-kind'), 'preset');
  await expect(layer).toBeVisible();
  await page.getByTestId('background-style-mist').click();
  await expect(widget(canvas, 'band')).toHaveClass(/moto-background_mist/);
  await expect(layer).toHaveCount(0);
  await chooseValue(page.getByTestId('background-kind'), 'gradient');
  await expect(widget(canvas, 'band')).toHaveCSS('background-image', /linear-gradient/);
  await chooseValue(page.getByTestId('background-kind'), 'color');
  await expect(widget(canvas, 'band')).toHaveCSS('background-image', 'none');
  await expect(widget(canvas, 'band')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await page.getByTestId('undo-button').click();
  await expect(widget(canvas, 'band')).toHaveCSS('background-image', /linear-gradient/);
  await expect(storedIn(page.getByTestId('background-kind'))).toHaveValue('gradient');
  await chooseValue(page.getByTestId('background-kind'), 'image');
  await expect(page.getByTestId('inspector').getByTestId('choose-picture')).toBeVisible();
  await expect(widget(canvas, 'band')).toHaveCSS('background-image', /linear-gradient/);
  await chooseValue(page.getByTestId('background-kind'), 'none');
  await expect(widget(canvas, 'band')).toHaveCSS('background-image', 'none');
});

test('tabs and search are sticky, and another widget’s settings start at the top', async ({
  page,
}) => {
  const canvas = await openEditor(page);
  await page.setViewportSize({ width: 1280, height: 700 });
  const inspector = page.getByTestId('inspector');
  const scrolled = () => inspector.evaluate(({ scrollTop }) => scrollTop);
  await widget(canvas, 'one').click();
  await showTab(page, 'Design');
  await page.getByTestId('control-visibility').scrollIntoViewIfNeeded();
  await expect.poll(scrolled).toBeGreaterThan(400);
  await expect(page.getByTestId('search-controls')).toBeInViewport({ ratio: 1 });
  await showTab(page, 'Content');
  await expect(page.getByTestId('control-label')).toBeInViewport();
  await showTab(page, 'Design');
  await page.getByTestId('control-visibility').scrollIntoViewIfNeeded();
  await widget(canvas, 'words').click();
  await expect.poll(scrolled).toBe(0);
});

import type { Locator, Page } from 'playwright/test';
import { centre, showTab, widget } from '../../e2e/support/editor.ts';
import { runCommand } from '../../e2e/support/keyboard.ts';
import { saveNow } from '../../e2e/support/nested-page.ts';
import { node, type Tree, text } from '../../e2e/support/own-page.ts';
import { openHost, withPorts } from '../open-host.ts';
import { expect, test } from '../test.ts';

/** Wide enough for the page at full size beside the inspector. */
const WINDOW = { width: 1600, height: 900 };

const CONTENT = [
  node('r', 'row', [
    node('c', 'column', [
      text('words', 'By options'),
      node('one', 'button', [], { label: 'One', align: { desktop: 'left' } }),
      node('two', 'button', [], { label: 'Two', align: { desktop: 'right' } }),
    ]),
  ]),
];

const openEditor = (page: Page, content: readonly Tree[] = CONTENT) =>
  openHost(page, { content, viewport: WINDOW });

/** What was saved. */
const stored = (page: Page) =>
  withPorts(page, ({ saving }) => JSON.stringify(saving.stored().sections));

test('the search finds settings in both tabs, and collapsed groups stay collapsed', async ({
  page,
}) => {
  const canvas = await openEditor(page);
  await widget(canvas, 'one').click();
  await page.getByTestId('search-controls').fill('corner');
  await expect(page.getByTestId('control-border.radius')).toBeVisible();
  await page.getByTestId('search-controls').fill('');
  await showTab(page, 'Design');
  const border = page.getByTestId('group-border').getByRole('button').first();
  await border.click();
  await expect(border).toHaveAttribute('aria-expanded', 'false');
  await openEditor(page);
  await widget(canvas, 'two').click();
  await showTab(page, 'Design');
  await expect(border).toHaveAttribute('aria-expanded', 'false');
});

test('several widgets show shared settings, and Mixed where they differ', async ({ page }) => {
  const canvas = await openEditor(page);
  await widget(canvas, 'one').click();
  await widget(canvas, 'two').click({ modifiers: ['Control'] });
  await expect(page.getByTestId('control-label')).toContainText('Mixed');
  await showTab(page, 'Design');
  const align = page.getByTestId('control-align');
  await expect(align).toContainText('Mixed');
  await align.locator('label', { hasText: 'Center' }).click();
  await expect(align).not.toContainText('Mixed');
  await expect(widget(canvas, 'one')).toHaveClass(/moto-align-center/);
  await expect(widget(canvas, 'two')).toHaveClass(/moto-align-center/);

  await widget(canvas, 'words').click({ modifiers: ['Control'] });
  await expect(page.getByTestId('control-align')).toBeVisible();
  await expect(page.getByTestId('control-text_color')).toBeHidden();
  const top = page.getByTestId('control-spacing').getByTestId('spacing-top');
  await top.click();
  await expect(page.getByRole('option', { name: /^Medium · \d+ px$/ })).toBeVisible();
  await page.getByRole('option', { name: /^Large · / }).click();
  for (const each of ['one', 'two', 'words'])
    await expect(widget(canvas, each)).toHaveClass(/moto-spacing-top-large/);
  await page.getByTestId('undo-button').click();
  for (const each of ['one', 'two', 'words'])
    await expect(widget(canvas, each)).not.toHaveClass(/moto-spacing-top-large/);
});

test('the hover style is shown on the page while it is edited, until the selection changes', async ({
  page,
}) => {
  const canvas = await openEditor(page);
  await widget(canvas, 'one').click();
  await showTab(page, 'Design');
  const link = widget(canvas, 'one').locator('.moto-link, a, span').first();
  const look = () => link.evaluate((element) => getComputedStyle(element).backgroundColor);
  await page.mouse.move(5, 400);
  const rest = await look();
  await page.getByTestId('state-switch').getByText('Hover').click();
  await expect(page.getByTestId('device-pill')).toContainText('Editing hover');
  await expect.poll(look).not.toBe(rest);
  await expect(page.getByTestId('control-size')).toBeHidden();
  await widget(canvas, 'words').click();
  await page.mouse.move(5, 400);
  await expect(page.getByTestId('device-pill')).toBeHidden();
  await expect.poll(look).toBe(rest);
});

test('settings open on the tab with content, and the tab chosen for a type of widget is kept', async ({
  page,
}) => {
  const canvas = await openEditor(page);
  const inspector = page.getByTestId('inspector');
  await widget(canvas, 'one').click();
  await expect(page.getByTestId('control-label')).toBeVisible();
  // One heading, not two of the same name.
  await expect(inspector.getByRole('heading', { name: 'Content' })).toBeHidden();
  await showTab(page, 'Design');
  await expect(page.getByTestId('control-size')).toBeVisible();
  await widget(canvas, 'words').click();
  await expect(page.getByTestId('text-styles')).toBeVisible();
  await widget(canvas, 'two').click();
  await expect(page.getByTestId('control-size')).toBeVisible();
  await showTab(page, 'Content');
  await widget(canvas, 'one').click();
  await expect(page.getByTestId('control-label')).toBeVisible();
});

test('values on hover are set in the hover state alone, and a field stays when the scrollbar comes', async ({
  page,
}) => {
  const canvas = await openEditor(page);
  await widget(canvas, 'one').click();
  await page.getByTestId('breadcrumbs').getByText('Column').click();
  await showTab(page, 'Design');
  const hover = page.getByTestId('control-hover.background_color');
  const field = page.getByTestId('preset-select');
  const scrolled = await field.boundingBox();
  await expect(page.getByTestId('control-background')).toBeVisible();
  await expect(hover).toBeHidden();
  await page.getByTestId('state-switch').getByText('Hover').click();
  await expect(hover).toBeVisible();
  await page.getByTestId('state-switch').getByText('Normal').click();
  await page.setViewportSize({ width: 1600, height: 2600 });
  const { x, width } = (await field.boundingBox()) ?? {};
  expect({ x, width }).toEqual({ x: scrolled?.x, width: scrolled?.width });
});

test('an emptied width falls back to its default and can be typed again', async ({ page }) => {
  const line = node('line', 'divider', [], { width: { desktop: '50px' }, line_width: 20 });
  const column = node('c', 'column', [line, text('words', 'Under the line')]);
  const canvas = await openEditor(page, [node('r', 'row', [column])]);
  await widget(canvas, 'line').click();
  const control = page.getByTestId('control-width');
  const width = control.getByRole('textbox').first();
  const empty = async () => {
    await width.click();
    await page.keyboard.press('End');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Backspace');
    await expect(width).toHaveValue('');
  };
  await empty();
  await expect(control.getByLabel('Unit')).toHaveValue('px');
  await saveNow(page);
  expect(await stored(page)).toContain('"line_width":20');
  expect(await stored(page)).not.toContain('"width"');
  await page.keyboard.type('75');
  await saveNow(page);
  expect(await stored(page)).toContain('"width":{"desktop":"75px"}');
  await empty();
  await width.blur();
  await expect(width).toHaveValue('100');
});

test('input before the settings have updated goes to the selected widget', async ({ page }) => {
  const labels = { one: 'One', two: 'Two', three: 'Three' };
  const ids = Object.keys(labels) as (keyof typeof labels)[];
  // Without one, a notice would appear above the field, and move it.
  const link = { action: 'home_page' };
  const columns = ids.map((id) =>
    node(`c-${id}`, 'column', [node(id, 'button', [], { label: labels[id], link })], { width: 4 }),
  );
  const canvas = await openEditor(page, [node('r', 'row', columns)]);
  await widget(canvas, 'one').getByText('One').click();
  const field = page.getByTestId('control-label').getByRole('textbox');
  await expect(field).toHaveValue('One');
  const place = async (locator: Locator) => {
    const { x, y } = await centre(locator);
    return [x, y] as const;
  };
  const at = {
    one: await place(widget(canvas, 'one').getByText('One')),
    two: await place(widget(canvas, 'two').getByText('Two')),
    three: await place(widget(canvas, 'three').getByText('Three')),
    field: await place(field),
  };
  for (const id of [...ids.slice(1), ...ids, ...ids]) {
    await page.mouse.click(...at[id]);
    await page.mouse.click(...at.field);
    await page.keyboard.press('End');
    await page.keyboard.type(' y');
    labels[id] += ' y';
  }
  for (const id of ids) await expect(widget(canvas, id)).toHaveText(labels[id]);
});

test('an out-of-range number is clamped, and other input is discarded', async ({ page }) => {
  const canvas = await openEditor(page, CONTENT);
  await widget(canvas, 'one').click();
  await showTab(page, 'Design');
  const field = page.getByTestId('control-padding_x').getByRole('textbox');
  await field.fill('99999999');
  await field.blur();
  await expect(field).toHaveValue('200 px');
  await page.getByTestId('undo-button').click();
  await field.fill('-3x');
  await field.blur();
  await expect(field).toHaveValue('3 px');
  await expect(widget(canvas, 'one').locator('a')).toHaveCSS('padding-left', '3px');
});

test('code is applied while it is typed, without leaving the field', async ({ page }) => {
  await page.clock.install();
  const embed = node('e', 'html_embed', [], { code: '<p>Old words</p>' });
  const canvas = await openEditor(page, [node('r', 'row', [node('c', 'column', [embed])])]);
  await widget(canvas, 'e').click();
  const code = page.getByTestId('control-code').getByRole('textbox');
  await code.press('Control+End');
  await page.keyboard.type('<b>New');
  await saveNow(page);
  expect(await stored(page)).toContain('<p>Old words</p><b>New');
  // Typing after a pause is a separate undo step.
  await page.clock.fastForward(1_000);
  await page.keyboard.type(' words</b>');
  await expect(widget(canvas, 'e').locator('b')).toHaveText('New words');
  await page.getByTestId('undo-button').click();
  await expect(code).toHaveValue('<p>Old words</p><b>New');
});

test('spacing takes any number of px, per device, or a size of the site', async ({ page }) => {
  const canvas = await openEditor(page, CONTENT);
  const words = widget(canvas, 'words');
  await words.click();
  await showTab(page, 'Design');
  const top = page.getByTestId('control-spacing').getByTestId('spacing-top');
  await top.click();
  await page.keyboard.press('Control+a');
  await expect(page.getByTestId('inspector').getByRole('heading', { level: 2 })).toHaveText('Text');
  await page.keyboard.type('60');
  await page.keyboard.press('Enter');
  await expect(top).toHaveValue('60 px');
  await expect(words).toHaveCSS('padding-top', '60px');
  await page.keyboard.press('Control+z');
  await expect(words).not.toHaveCSS('padding-top', '60px');
  await page.keyboard.press('Control+Shift+z');

  await runCommand(page, 'device-mobile_v');
  await top.fill('small');
  await page.keyboard.press('Enter');
  await expect(top).toHaveValue('Small');
  await expect(words).toHaveCSS('padding-top', '12px');
  await runCommand(page, 'device-desktop');
  await expect(words).toHaveCSS('padding-top', '60px');

  await top.fill('wide');
  await top.blur();
  await expect(top).toHaveValue('60 px');
  await saveNow(page);
  expect(await stored(page)).toContain('"top":{"desktop":60,"mobile_v":"small"}');
});

test('a text gets a color of its own, which can be reset to that of its style', async ({
  page,
}) => {
  const canvas = await openEditor(page, CONTENT);
  await widget(canvas, 'words').click();
  await showTab(page, 'Design');
  const styles = page.getByTestId('text-styles');
  const words = widget(canvas, 'words').locator('p').first();
  await styles.getByRole('button', { name: /^Text color/ }).click();
  await page.getByTestId('color-hex').fill('#7a2048');
  await expect(words.locator('span')).toHaveCSS('color', 'rgb(122, 32, 72)');
  await page.keyboard.press('Escape');
  await styles.getByRole('button', { name: 'Reset Text color' }).click();
  await expect(words.locator('span')).toHaveCount(0);
});

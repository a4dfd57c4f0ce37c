import type { StoredDesign } from '@plinth/editor';
import type { Page } from 'playwright/test';
import { openPanel, showTab, widget, writeIn } from '../../e2e/support/editor.ts';
import { node, text } from '../../e2e/support/own-page.ts';
import { stopWriting } from '../../e2e/support/writing.ts';
import { openHost, withPorts } from '../open-host.ts';
import { expect, test } from '../test.ts';
import { themeDesign } from '../theme-design.ts';

const CONTENT = [
  text('words', 'Words'),
  node('go', 'button', [], { label: 'Go' }),
  node('dark', 'row', [node('darkc', 'column', [text('light', 'Light')])], {
    background: { color: 'inv' },
    tone: 'inverse',
    min_height: { desktop: '900px' },
  }),
];

const [PRIMARY = ''] = themeDesign.colors.colors.main;

/** A hex color as browsers compute it. */
const computed = (hex: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

const WIDE = { width: 1600, height: 900 };

/** Opens the page of all tests. */
const openColors = (page: Page, design: StoredDesign = themeDesign) =>
  openHost(page, { content: CONTENT, design, viewport: WIDE });

/** The colors that were saved last. */
const savedColors = (page: Page) =>
  withPorts(page, ({ saving }) => saving.sent.at(-1)?.design?.colors ?? null);

/** Opens the page again with the colors that were saved last, as after a reload. */
async function openSaved(page: Page) {
  const colors = await savedColors(page);
  if (!colors) throw new Error('No colors were saved');
  return openColors(page, { ...themeDesign, colors: { colors, revision: 2 } });
}

const primary = (page: Page) =>
  page.getByTestId('theme-panel').getByLabel('Primary', { exact: true });
const accent = (page: Page) =>
  page.getByTestId('theme-panel').getByLabel('Accent', { exact: true });

async function save(page: Page) {
  await page.getByTestId('save-button').click();
  await expect(page.getByTestId('save-state')).toContainText('Saved');
}

test('the accent follows the primary color until the owner chooses it, also after a save', async ({
  page,
}) => {
  await openColors(page);
  await page.getByTestId('rail-theme').click();
  const follows = page.getByRole('switch', { name: 'Adjust accent to primary color' });
  await expect(follows).toBeChecked();
  const first = await accent(page).inputValue();
  await primary(page).fill('#3f5d3a');
  await expect(accent(page)).toHaveValue(first);
  await primary(page).fill('#a61b2b');
  await expect(accent(page)).not.toHaveValue(first);
  await save(page);

  await accent(page).fill('#3366ff');
  await expect(follows).not.toBeChecked();
  await save(page);
  await primary(page).fill('#14532d');
  await expect(accent(page)).toHaveValue('#3366ff');
  await save(page);
  await openSaved(page);
  await page.getByTestId('rail-theme').click();
  await expect(follows).not.toBeChecked();
  await primary(page).fill('#8a3b12');
  await expect(accent(page)).toHaveValue('#3366ff');

  await follows.click();
  await expect(follows).toBeChecked();
  await primary(page).fill('#1d4ed8');
  await expect(accent(page)).not.toHaveValue('#3366ff');
  await page.getByTestId('reset-theme-colors').click();
  await expect(follows).not.toBeChecked();
  await expect(accent(page)).toHaveValue('#3366ff');
});

test('a color is typed, picked, and undone in its field, and texts and surfaces follow it', async ({
  page,
}) => {
  const canvas = await openColors(page);
  const words = widget(canvas, 'words').locator('p');
  const first = await words.evaluate((each) => getComputedStyle(each).color);
  await page.getByTestId('rail-theme').click();
  const field = primary(page);
  await field.click();
  const picker = page.getByTestId('main-color-picker');
  await expect(picker.getByRole('slider', { name: 'Hue' })).toBeVisible();
  // It is beside the panel and covers none of its palettes and fields.
  const [panel, beside] = [page.getByTestId('side-panel'), picker];
  const [around, box] = [await panel.boundingBox(), await beside.boundingBox()];
  expect(box?.x).toBeGreaterThanOrEqual((around?.x ?? 0) + (around?.width ?? 0));
  await page.keyboard.press('Control+a');
  await page.keyboard.type('#3f5d');
  await expect(field).toHaveValue('#3f5d');
  await page.keyboard.type('3a');
  await expect(widget(canvas, 'go').locator('.moto-button')).toHaveCSS(
    'background-color',
    computed('#3f5d3a'),
  );
  await expect(picker.getByTestId('picked-contrast')).toHaveAttribute('data-grade', 'AAA');
  await expect(picker.getByTestId('picked-contrast')).toContainText('Text on it:Very easy to read');
  await expect(words).not.toHaveCSS('color', first);
  await page.keyboard.press('Control+z');
  await expect(field).toHaveValue(PRIMARY);
  await expect(words).toHaveCSS('color', first);
  await page.keyboard.press('Control+a');
  await page.keyboard.type('reddish');
  await page.keyboard.press('Escape');
  await expect(picker).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('reddish');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await field.fill(PRIMARY);
  await page.keyboard.press('Enter');
  await expect(field).not.toHaveAttribute('aria-invalid', 'true');

  await page.getByRole('button', { name: 'Pick color: Primary' }).click();
  await picker.getByRole('slider', { name: 'Hue' }).press('ArrowRight');
  await expect(field).not.toHaveValue(PRIMARY);
  await page.getByTestId('reset-theme-colors').click();
  await expect(field).toHaveValue(PRIMARY);
});

test('a color and a headline are undone and redone in order, and are saved together', async ({
  page,
}) => {
  const canvas = await openColors(page);
  const button = widget(canvas, 'go').locator('.moto-button');
  const headline = widget(canvas, 'words');
  await page.getByTestId('rail-theme').click();
  await primary(page).fill('#7a2e1d');
  await page.getByTestId('rail-theme').click();
  await writeIn(page, headline.getByText('Words'));
  await page.keyboard.press('End');
  await page.keyboard.type(' go live');
  await stopWriting(page);
  const shows = async (color: string, words: string) => {
    await expect(button).toHaveCSS('background-color', color);
    await expect(headline).toHaveText(words);
  };
  const [before, after] = [computed(PRIMARY), computed('#7a2e1d')];
  await shows(after, 'Words go live');
  await page.keyboard.press('Control+z');
  await shows(after, 'Words');
  await page.keyboard.press('Control+z');
  await shows(before, 'Words');
  await expect(page.getByTestId('save-button')).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Control+Shift+z');
  await shows(after, 'Words');
  await page.keyboard.press('Control+Shift+z');
  await shows(after, 'Words go live');
  await page.getByTestId('rail-history').click();
  await expect(page.getByTestId('history-panel')).toContainText(`Primary: ${PRIMARY} → #7a2e1d`);

  await save(page);
  const sent = await withPorts(page, ({ saving }) => saving.sent.map((all) => JSON.stringify(all)));
  expect(sent).toHaveLength(1);
  expect(sent[0]).toContain('#7a2e1d');
  expect(sent[0]).toContain('Words go live');
});

test('the text toolbar shows the color in effect', async ({ page }) => {
  const canvas = await openColors(page);
  const words = widget(canvas, 'words').locator('p');
  const color = await words.evaluate((element) => getComputedStyle(element).color);
  await writeIn(page, words);
  const button = page.getByTestId('text-toolbar').getByRole('button', { name: /^Text color:/ });
  await expect(button).toHaveAccessibleName('Text color: Text');
  const swatch = button.locator('.pl-swatch');
  await expect(swatch).not.toHaveAttribute('data-none');
  const shown = () => swatch.evaluate((element) => getComputedStyle(element).backgroundImage);
  await expect.poll(shown).toContain(color);
});

test('only the current color is marked and named, whatever is hovered or focused', async ({
  page,
}) => {
  const canvas = await openColors(page);
  await writeIn(page, widget(canvas, 'light').locator('p'));
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Lighter');
  await page.keyboard.press('Control+a');
  await page
    .getByTestId('text-toolbar')
    .getByRole('button', { name: /^Text color:/ })
    .click();
  const palette = page.getByTestId('color-palette');
  const name = page.getByTestId('color-token');
  const pressed = palette.locator('[aria-pressed="true"]');
  await expect(name).toHaveText('Linked to Text on dark');
  await expect(palette.getByTestId('current-color')).toHaveAttribute('data-current');
  await expect(pressed).toHaveCount(0);
  await expect(palette.getByTestId('swatch-color1')).toHaveCSS('outline-style', 'none');
  await expect(palette.getByTestId('swatch-color1')).toHaveCSS('box-shadow', 'none');
  await palette.getByTestId('swatch-color1').hover();
  await expect(page.getByRole('tooltip')).toHaveText('Primary');
  await palette.getByTestId('swatch-color1').focus();
  await expect(name).toHaveText('Linked to Text on dark');

  await palette.getByTestId('swatch-color2').click();
  await expect(name).toHaveText('Linked to Accent');
  await expect(palette.getByTestId('current-color')).not.toHaveAttribute('data-current');
  await expect(pressed).toHaveCount(1);
  await expect(pressed).toHaveAccessibleName('Accent');
});

test('on phones, the picker is a sheet over the lower half, below the text that is colored', async ({
  page,
}) => {
  const canvas = await openHost(page, {
    content: CONTENT,
    viewport: { width: 375, height: 740 },
  });
  const words = widget(canvas, 'words').locator('p');
  await writeIn(page, words);
  await page
    .getByTestId('text-toolbar')
    .getByRole('button', { name: /^Text color:/ })
    .click();
  const sheet = page.locator('.pl-color-dropdown');
  const bottom = async () => {
    const box = await words.boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  await expect(page.getByTestId('color-palette')).toBeVisible();
  const box = await sheet.boundingBox();
  const bar = await page.getByTestId('text-toolbar').boundingBox();
  expect(box?.x).toBe(0);
  expect(box?.y).toBeGreaterThanOrEqual(370);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  await expect.poll(bottom).toBeLessThan(box?.y ?? 0);
  await page.getByTestId('close-colors').click();
  await expect(sheet).toBeHidden();
});

test('settings name the color in effect of a text with each palette', async ({ page }) => {
  const canvas = await openColors(page);
  await widget(canvas, 'words').click();
  await showTab(page, 'Design');
  const row = page.getByTestId('inspector').getByRole('button', { name: /^Text color:/ });
  await expect(row).toHaveAccessibleName('Text color: Text');
  await openPanel(page, 'theme');
  for (const palette of ['forest', 'cobalt', 'harbor']) {
    await page.getByTestId(`palette-${palette}`).click();
    await expect(page.getByTestId(`palette-${palette}`)).toHaveAttribute('aria-pressed', 'true');
    await expect(row).toHaveAccessibleName('Text color: Text');
  }
});

test('a palette recolors the page as one step, is saved, and is reset', async ({ page }) => {
  const canvas = await openColors(page);
  const button = widget(canvas, 'go').locator('.moto-button');
  await page.getByTestId('rail-theme').click();
  await expect(page.getByTestId('palette-harbor')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByTestId('palette-plum')).toBeHidden();
  await page.getByTestId('palettes-all').click();
  const plum = page.getByTestId('palette-plum');
  await plum.click();
  await expect(plum).toHaveAttribute('aria-pressed', 'true');
  await expect(button).toHaveCSS('background-color', computed('#6b2d8b'));
  await page.keyboard.press('Control+z');
  await expect(button).toHaveCSS('background-color', computed(PRIMARY));
  await expect(page.getByTestId('save-button')).toHaveAttribute('aria-disabled', 'true');

  await plum.click();
  await save(page);
  expect((await savedColors(page))?.main[0]).toBe('#6b2d8b');
  await page.getByTestId('palette-forest').click();
  await page.getByTestId('reset-theme-colors').click();
  await expect(plum).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByTestId('save-button')).toHaveAttribute('aria-disabled', 'true');
});

test('the owner’s colors stay a card while palettes are tried, and cards never move', async ({
  page,
}) => {
  const canvas = await openColors(page);
  const button = widget(canvas, 'go').locator('.moto-button');
  await page.getByTestId('rail-theme').click();
  await primary(page).fill('#7a2048');
  const mine = page.getByTestId('palette-own');
  await expect(mine).toHaveAttribute('aria-pressed', 'true');
  const forest = page.getByTestId('palette-forest');
  const before = await forest.boundingBox();
  await forest.click();
  await expect(forest).toHaveAttribute('aria-pressed', 'true');
  await expect(mine).toHaveAttribute('aria-pressed', 'false');
  expect(await forest.boundingBox()).toEqual(before);
  await page.getByTestId('palettes-all').click();
  await page.getByTestId('palette-plum').click();
  await save(page);
  await openSaved(page);
  await page.getByTestId('rail-theme').click();
  await mine.click();
  await expect(mine).toHaveAttribute('aria-pressed', 'true');
  await expect(button).toHaveCSS('background-color', computed('#7a2048'));
});

test('a preset of the site leads to a button that has it', async ({ page }) => {
  await openColors(page);
  await page.getByTestId('rail-theme').click();
  const presets = page.getByTestId('site-presets');
  await expect(presets.getByTestId('site-preset-button-accent')).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await presets.getByTestId('site-preset-button-default').click();
  await expect(page.getByTestId('preset-select')).toBeFocused();
  await expect(page.getByTestId('preset-select')).toHaveValue(/Primary/);
});

test('a color that is hard to see says so, with a repair', async ({ page }) => {
  await openColors(page);
  await page.getByTestId('rail-theme').click();
  const panel = page.getByTestId('theme-colors');
  const poor = (role: string) => panel.getByTestId(`poor-${role}`);
  await primary(page).fill('#ffe600');
  await expect(poor('primary')).toContainText('Buttons in this color are hard to see.');
  await panel.getByLabel('Text', { exact: true }).fill('#c9c9c9');
  await expect(poor('text')).toContainText('Hard to read on background.');
  await poor('text').getByRole('button', { name: 'Fix Text on background' }).click();
  await expect(poor('text')).toBeEmpty();
  await expect(panel.getByLabel('Text', { exact: true })).not.toHaveValue('#c9c9c9');
});

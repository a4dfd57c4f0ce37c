import type { PresetRecord } from '@plinth/model';
import type { Page } from 'playwright/test';
import { showTab, widget } from '../../e2e/support/editor.ts';
import { runCommand } from '../../e2e/support/keyboard.ts';
import { node } from '../../e2e/support/own-page.ts';
import type { HostInput } from '../mount.tsx';
import { openHost, withPorts } from '../open-host.ts';
import { expect, test } from '../test.ts';
import { themeDesign } from '../theme-design.ts';

const preset: PresetRecord = {
  ...{ id: 1, revision: 1, created: '', modified: '', is_system: 0, is_responsive: 1 },
  ...{ original: null, name: 'Round', class_name: 'round', widget_name: 'button', template: '' },
  properties: { border: { radius: 9 } },
};

const button = (id: string) => node(id, 'button', [], { label: id, preset: 'round' });

const CONTENT = [
  button('one'),
  button('two'),
  node('words', 'text', [], { html: '<p class="moto-text_small">Small print</p>' }),
];

/** Another page has one use of each preset and text style. */
const openEditor = (page: Page, owner: HostInput['owner'] = {}) =>
  openHost(page, {
    content: CONTENT,
    design: { ...themeDesign, presets: [...themeDesign.presets, preset] },
    usesElsewhere: 1,
    owner,
    viewport: { width: 1600, height: 900 },
  });

const radius = (page: Page) => page.getByTestId('control-border.radius').getByRole('textbox');
const uses = (page: Page) => page.getByTestId('preset-uses');
const update = (page: Page) => page.getByTestId('save-button');

test('updating a preset says how many places it changes, is one undo step, and is saved with the page', async ({
  page,
}) => {
  const canvas = await openEditor(page);
  await widget(canvas, 'one').click();
  await showTab(page, 'Design');
  await expect(uses(page)).toHaveText('Used in 3 places');
  await radius(page).fill('21');
  await page.getByTestId('preset-more').click();
  await expect(page.getByTestId('preset-update')).toContainText('Changes 3 places');
  await page.getByTestId('preset-update').click();
  await expect(page.getByTestId('preset-modified')).toBeHidden();
  await expect(page.getByTestId('preset-select')).toBeFocused();
  await expect(uses(page)).toHaveText('Used in 3 places');
  const other = widget(canvas, 'two').locator('.moto-button');
  await expect(other).toHaveCSS('border-top-left-radius', '21px');
  await expect(update(page)).toHaveAccessibleName('Update: 1 preset');

  await page.getByTestId('undo-button').click();
  await expect(other).toHaveCSS('border-top-left-radius', '9px');
  await expect(page.getByTestId('preset-modified')).toHaveText('1 setting differs');
  await expect(update(page)).toHaveAccessibleName('Update');
  await page.getByTestId('redo-button').click();
  await expect(other).toHaveCSS('border-top-left-radius', '21px');

  // Uses follow the open page before it's saved, and stay right after it.
  await page.getByTestId('preset-select').click();
  await page.getByRole('option', { name: /Default/ }).click();
  await widget(canvas, 'two').click();
  await expect(uses(page)).toHaveText('Used in 2 places');
  await update(page).click();
  await expect(page.getByTestId('save-state')).toContainText('Saved');
  await expect(uses(page)).toHaveText('Used in 2 places');
  const saved = await withPorts(page, ({ saving }) => saving.sent.at(-1)?.design?.presets);
  expect(saved).toMatchObject([{ id: 1, properties: { border: { radius: 21 } } }]);
});

test('a new preset is named at once, and no button that disappears loses the focus', async ({
  page,
}) => {
  const canvas = await openEditor(page);
  await widget(canvas, 'two').click();
  await showTab(page, 'Design');
  await radius(page).fill('33');
  await page.getByTestId('preset-reset').click();
  await expect(page.getByTestId('preset-reset')).toBeHidden();
  await expect(page.getByTestId('preset-select')).toBeFocused();
  await radius(page).fill('33');
  await page.getByTestId('preset-save-as').click();
  await expect(page.getByTestId('new-name')).toBeFocused();
  await page.keyboard.type('Rounder');
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('preset-select')).toHaveValue('Rounder');
  await expect(page.getByTestId('preset-select')).toBeFocused();
  await expect(uses(page)).toHaveText('Used in 1 place');

  await widget(canvas, 'words').click();
  await page.getByTestId('edit-style-small').click();
  const places = page.getByTestId('style-uses');
  await expect(places).toHaveText(/^Used in \d+ places?$/);
  const size = page.getByTestId('style-font_size');
  await size.fill('19');
  await expect(places).toHaveText(/^Changes \d+ places? on your site$/);
  await page.getByTestId('style-reset').click();
  await expect(page.getByTestId('style-reset')).toBeHidden();
  await expect(page.getByTestId('style-font_family')).toBeFocused();
  await size.fill('19');
  await page.getByTestId('style-save-as').click();
  await expect(page.getByTestId('new-name')).toBeFocused();
  await page.keyboard.type('Smaller');
  await page.keyboard.press('Enter');
  const chosen = page.getByTestId('text-styles').getByRole('combobox', { name: 'Text style' });
  await expect(chosen).toHaveValue('Smaller');
  await expect(chosen).toBeFocused();
});

test('a text style shows what it inherits from normal text and from larger devices', async ({
  page,
}) => {
  const canvas = await openEditor(page);
  await widget(canvas, 'words').click();
  await showTab(page, 'Design');
  await page.getByTestId('edit-style-small').click();
  const spacing = page.getByTestId('style-letter_spacing');
  await expect(spacing).toHaveValue('0 px');
  const family = page.getByTestId('style-font_family');
  await expect(family).toHaveValue('Inter');
  const size = page.getByTestId('style-font_size');
  const desktop = await size.inputValue();
  await runCommand(page, 'device-mobile_v');
  await expect(size).toHaveValue(desktop);
  await expect(size).toHaveCSS('font-style', 'italic');
  await size.fill('11');
  await expect(size).toHaveCSS('font-style', 'normal');
  await page.getByTestId('style-editor').getByRole('button', { name: 'Reset Size' }).click();
  await expect(size).toHaveValue(desktop);
});

test('a draft says that colors go live without it', async ({ page }) => {
  await openEditor(page, { status: 'draft' });
  await page.setViewportSize({ width: 1280, height: 800 });
  const place = await update(page).boundingBox();
  await page.getByTestId('rail-theme').click();
  await page.getByTestId('theme-colors').getByLabel('Text', { exact: true }).fill('#223344');
  await expect(update(page)).toHaveAccessibleName('Update site: Colors');
  expect(await update(page).boundingBox()).toEqual(place);
  await expect(page.getByTestId('save-shared')).toHaveText('Unsaved: colors');
  await page.getByTestId('save-shared').click();
  await expect(page.getByTestId('save-reach')).toContainText(
    'even though this page isn’t published',
  );
  await page.keyboard.press('Escape');
  await page.getByTestId('reset-theme-colors').click();
  await expect(update(page)).toHaveAccessibleName('Save draft');
});

import type { Page } from 'playwright/test';
import { showTab, widget } from '../../e2e/support/editor.ts';
import { focusOf } from '../../e2e/support/keyboard.ts';
import { openLayers } from '../../e2e/support/layers.ts';
import { LETTERS } from '../../e2e/support/letters.ts';
import { hostPage, withPorts } from '../open-host.ts';
import { expect, test } from '../test.ts';

const own = hostPage(LETTERS);

const stage = (page: Page) => page.getByTestId('canvas-stage');

const isInToast = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('.mantine-Notification-root') != null);

async function goToToast(page: Page): Promise<void> {
  for (let tries = 0; tries < 12 && !(await isInToast(page)); tries += 1)
    await page.keyboard.press('F6');
  expect(await isInToast(page)).toBe(true);
}

test('keys lead on from a toast, and Escape closes it and returns the focus', async ({ page }) => {
  const canvas = await own.open(page);
  const toast = page.locator('.mantine-Notification-root');
  const remove = async (id: string) => {
    await widget(canvas, id).click();
    await stage(page).focus();
    await page.keyboard.press('Delete');
    await expect(toast).toBeVisible();
  };
  await remove('a');
  for (const key of ['F6', 'Shift+F6', 'Tab']) {
    await goToToast(page);
    if (key === 'Tab') await toast.getByRole('button').last().focus();
    await page.keyboard.press(key);
    expect(await isInToast(page)).toBe(false);
    expect((await focusOf(page)).isOutside).toBe(false);
  }
  await goToToast(page);
  await page.keyboard.press('Control+z');
  await expect(widget(canvas, 'a')).toBeVisible();
  await stage(page).focus();
  await expect(toast).toHaveCount(0);
  await remove('b');
  await goToToast(page);
  const before = page.getByTestId('breadcrumbs').getByRole('button').first();
  await before.focus();
  await page.keyboard.press('F6');
  expect(await isInToast(page)).toBe(true);
  await page.keyboard.press('Escape');
  await expect(toast).toBeHidden();
  await expect(before).toBeFocused();
});

test('the page keeps its name as the focus after a text was written', async ({ page }) => {
  const canvas = await own.open(page);
  await expect(stage(page)).toBeFocused();
  await widget(canvas, 'a').click();
  await page.keyboard.press('Enter');
  await expect(widget(canvas, 'a')).toHaveAttribute('contenteditable', 'true');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('textbox', { name: 'Page' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(stage(page)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('textbox', { name: 'Page' })).toBeFocused();

  await test.step('after a press on the page, too', async () => {
    await canvas.locator('[data-node-id="right"]').click({ position: { x: 5, y: 5 } });
    await page.keyboard.press('ArrowLeft');
    await expect(stage(page)).toBeFocused();
  });
});

test('F6 leads back into the text that is open, as arrow keys on the page do', async ({ page }) => {
  const canvas = await own.open(page);
  const text = widget(canvas, 'a');
  await text.dblclick();
  await expect(text).toBeFocused();
  // Its controls replace those of the page, which would lose the focus.
  await expect(page.getByTestId('search-controls')).toBeVisible();
  await page.keyboard.press('F6');
  await expect(text).not.toBeFocused();
  await page.keyboard.press('Shift+F6');
  await expect(text).toBeFocused();
  await page.keyboard.press('F6');
  await stage(page).focus();
  await page.keyboard.press('ArrowRight');
  await expect(text).toBeFocused();
  await page.keyboard.type('bet');
  await expect(text).toHaveText(/bet/);
});

test('keys in a dialog neither leave it nor open another one', async ({ page }) => {
  await own.open(page);
  await page.keyboard.press('Control+k');
  const search = page.getByTestId('palette-search');
  await expect(search).toBeFocused();
  await page.keyboard.press('F6');
  await expect(search).toBeFocused();
  await search.fill('shortcuts');
  await page.getByTestId('pick-shortcuts').click();
  const sheet = page.getByTestId('shortcut-sheet').getByRole('dialog');
  await expect(sheet).toBeVisible();
  for (const key of ['F6', 'Shift+F6', 'Control+k']) {
    await page.keyboard.press(key);
    await expect(sheet.locator(':focus')).toHaveCount(1);
  }
  await expect(search).toBeHidden();
});

test('writing is announced, however it starts', async ({ page }) => {
  const canvas = await own.open(page);
  const said = page.getByTestId('announcer');
  await widget(canvas, 'go').click();
  await page.keyboard.press('m');
  await expect(said).toContainText(/Editing button “Gom?”\. Press Escape when done\./);
  await page.keyboard.press('Escape');
  await expect(said).toContainText('Button “Gom”: 1 of 1, in Column 2');
  await widget(canvas, 'a').click();
  await page.keyboard.press('Enter');
  await expect(said).toContainText('Editing text “Alpha”. Press Escape when done.');
  await page.keyboard.press('Escape');

  await test.step('letters also write after the menu of the widget has closed', async () => {
    await page.keyboard.press('Shift+F10');
    await expect(page.getByTestId('context-menu')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByTestId('context-menu')).toBeHidden();
    await page.keyboard.type('!');
    await expect(widget(canvas, 'a')).toHaveText('Alpha!');
    await page.keyboard.press('Escape');
  });

  await test.step('the page says what its keys do', async () => {
    const keys = /Letters write in a selected text or button/;
    await expect(page.getByRole('textbox', { name: 'Page' })).toHaveAccessibleDescription(keys);
    await expect(stage(page)).toHaveAccessibleDescription(keys);
    await page.keyboard.press('Control+/');
    await expect(page.getByTestId('shortcut-sheet').locator('kbd').first()).toBeVisible();
  });
});

test('Tab out of a text keeps what was typed, ends writing, and says so', async ({ page }) => {
  const canvas = await own.open(page);
  const said = page.getByTestId('announcer');
  const go = widget(canvas, 'go');
  const text = widget(canvas, 'a');
  for (const key of ['Tab', 'Shift+Tab'])
    await test.step(`${key} out of a button`, async () => {
      await go.click();
      await page.keyboard.press('Enter');
      await expect(go.locator('[contenteditable]')).toBeFocused();
      await page.keyboard.type('!');
      await page.keyboard.press(key);
      await expect(said).toHaveText(/Button “Go!+”: 1 of 1, in Column 2$/);
      await expect(go.locator('[contenteditable]')).toHaveCount(0);
      expect((await focusOf(page)).isOutside).toBe(false);
    });
  await expect(go).toHaveText('Go!!');

  await test.step('through the toolbar of a text', async () => {
    await text.click();
    await page.keyboard.press('Enter');
    await expect(page.getByTestId('text-toolbar')).toBeVisible();
    await page.keyboard.type('bet');
    await page.keyboard.press('Tab');
    await expect(page.getByTestId('text-style')).toBeFocused();
    await expect(text).toHaveAttribute('contenteditable', 'true');
    await page.keyboard.press('Tab');
    await expect(said).toHaveText(/Text “Alphabet”: 1 of 3, in Column 1$/);
    await expect(text).not.toHaveAttribute('contenteditable');
    await expect(text).toHaveText('Alphabet');
    await expect(page.getByTestId('breadcrumbs').getByRole('button').first()).toBeFocused();
  });

  await test.step('saved as typed', async () => {
    await page.keyboard.press('Control+s');
    await expect(page.getByTestId('save-state')).toContainText('Saved');
    const stored = await withPorts(page, ({ saving }) => JSON.stringify(saving.stored()));
    expect(stored).toContain('Go!!');
    expect(stored).toContain('Alphabet');
  });
});

test('commands without a visible result say what they did', async ({ page }) => {
  const canvas = await own.open(page);
  const said = page.getByTestId('announcer');
  await widget(canvas, 'go').click();
  await page.keyboard.press('Escape');
  const steps = [
    ['h', 'Hidden widgets'],
    ['h', 'Hidden widgets'],
    ['Control+.', 'Panels hidden'],
    ['Control+.', 'Panels shown'],
    ['Shift+0', 'Zoom 100%'],
    ['z', /Zoom \d+%/],
    ['Shift+1', /Zoom \d+%/],
    ['s', 'Design tab'],
    ['c', 'Content tab'],
    ['Control+s', 'No changes to save'],
    ['ArrowDown', 'Already at the last one'],
    ['Enter', 'No text to edit'],
  ] as const;
  for (const [key, text] of steps)
    await test.step(key, async () => {
      await page.keyboard.press(key);
      await expect(said).toHaveText(typeof text === 'string' ? new RegExp(text) : text);
    });
  await test.step('formats and the toolbar of a text', async () => {
    const text = widget(canvas, 'a');
    await text.dblclick();
    await expect(page.getByTestId('text-toolbar')).toBeVisible();
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Control+b');
    await expect(said).toHaveText('Bold on');
    await page.keyboard.press('Control+b');
    await expect(said).toHaveText('Bold off');
    await page.keyboard.press('Alt+F10');
    await expect(page.getByTestId('text-toolbar').getByRole('button').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(text).toBeFocused();
  });
});

test('settings are announced by their name and final value', async ({ page }) => {
  const canvas = await own.open(page);
  const said = page.getByTestId('announcer');
  const inspector = page.getByTestId('inspector');
  await widget(canvas, 'go').click();
  await showTab(page, 'Design');
  for (const name of ['Center', 'Right', 'Center']) {
    await inspector.getByRole('radio', { name }).first().press('Space');
    await expect(said).toHaveText(`Alignment: ${name}`);
  }
  await test.step('a search for settings', async () => {
    const search = page.getByTestId('search-controls');
    await search.fill('corner radius');
    await expect(said).toHaveText('1 result');
    await search.fill('qqq');
    await expect(said).toHaveText('No results');
    await search.press('Escape');
  });
  await test.step('a text style of the whole site', async () => {
    await widget(canvas, 'a').click();
    await inspector
      .getByRole('button', { name: /^Edit / })
      .first()
      .click();
    await expect(inspector.getByTestId('style-editor')).toHaveAccessibleDescription(
      'Used by all normal text on your site',
    );
    const size = inspector.getByTestId('style-font_size');
    await size.focus();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('70', { delay: 40 });
    await expect(said).toHaveText('Size: 70');
  });
  await test.step('a search for layers', async () => {
    await openLayers(page);
    await page.getByTestId('layers-search').fill('qqq');
    await expect(said).toHaveText('No results');
  });
});

import type { Page } from 'playwright/test';
import { widget } from '../../e2e/support/editor.ts';
import { focusOf } from '../../e2e/support/keyboard.ts';
import { layer, openLayers } from '../../e2e/support/layers.ts';
import { LETTERS } from '../../e2e/support/letters.ts';
import { allWords } from '../../e2e/support/writing.ts';
import { hostPage } from '../open-host.ts';
import { expect, test, toast } from '../test.ts';

const own = hostPage(LETTERS);

const path = (page: Page) => page.getByTestId('breadcrumbs');

test('deleting shows an undo toast and selects another widget', async ({ page }) => {
  const canvas = await own.open(page);
  const selected = async () =>
    page.locator('[data-layer][aria-selected="true"]').getAttribute('data-layer');
  await openLayers(page);
  await widget(canvas, 'b').click();
  await page.keyboard.press('Delete');
  await expect.poll(selected).toBe('c');
  await toast(page, 'Text deleted').getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => allWords(canvas)).toEqual(['Alpha', 'Beta', 'Gamma']);
  await expect.poll(selected).toBe('b');

  await test.step('focus stays in the layers', async () => {
    await layer(page, 'c').click();
    await page.keyboard.press('Backspace');
    await expect(layer(page, 'b')).toBeFocused();
  });
});

test('after using breadcrumbs, toolbar, devices or undo, keys act on the selection', async ({
  page,
}) => {
  const canvas = await own.open(page);
  const crumb = (name: string) => path(page).getByRole('button', { name, exact: true });
  const toolbar = page.getByTestId('element-toolbar');

  await widget(canvas, 'go').click();
  await crumb('Column').click();
  await page.keyboard.press('ArrowRight');
  await expect(path(page).locator('[aria-current]')).toHaveText('Button');

  await widget(canvas, 'b').click();
  await toolbar.getByRole('button', { name: 'Move up' }).click();
  await expect.poll(() => allWords(canvas)).toEqual(['Beta', 'Alpha', 'Gamma']);
  await page.keyboard.press('Delete');
  await expect.poll(() => allWords(canvas)).toEqual(['Alpha', 'Gamma']);
  await page.getByTestId('undo-button').click();
  await expect.poll(() => allWords(canvas)).toEqual(['Beta', 'Alpha', 'Gamma']);
  await page.keyboard.press('Alt+ArrowDown');
  await expect.poll(() => allWords(canvas)).toEqual(['Alpha', 'Beta', 'Gamma']);

  await page.getByTestId('device-tablet').click();
  await expect(page.getByTestId('device-pill')).toBeVisible();
  await page.keyboard.press('Delete');
  await expect.poll(() => allWords(canvas)).toEqual(['Alpha', 'Gamma']);

  await test.step('a button pressed by keyboard keeps the focus', async () => {
    const up = toolbar.getByRole('button', { name: 'Move up' });
    await up.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => allWords(canvas)).toEqual(['Gamma', 'Alpha']);
    await expect(up).toBeFocused();
  });
});

test('shortcuts with the modifier work wherever the focus is in the editor', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const canvas = await own.open(page);
  const state = page.getByTestId('save-state');
  const change = async () => {
    await widget(canvas, 'a').click();
    await page.keyboard.press('Control+d');
    await expect(state).toContainText('Unsaved');
  };
  const places: readonly (readonly [string, () => Promise<void>])[] = [
    ['the page', async () => widget(canvas, 'b').click()],
    ['a field of the inspector', async () => page.getByTestId('search-controls').focus()],
    ['the layers', async () => layer(page, 'left').click()],
    ['a button of the panel', async () => page.getByTestId('rail-add').focus()],
    ['what is above a dialog', async () => page.keyboard.press('Control+k')],
  ];
  await openLayers(page);
  for (const [name, go] of places) {
    await test.step(name, async () => {
      await change();
      await go();
      await page.keyboard.press('Control+s');
      await expect(state).toContainText('Saved');
    });
  }
  await page.keyboard.press('Escape');
  await widget(canvas, 'go').click();
  await page.getByTestId('rail-history').focus();
  await page.keyboard.press('Control+d');
  await expect(canvas.locator('#section-content .moto-widget-button')).toHaveCount(2);
  await page.keyboard.press('Control+c');
  await expect(page.getByTestId('announcer')).toContainText('Copied');
  await page.keyboard.press('Control+v');
  await expect(canvas.locator('#section-content .moto-widget-button')).toHaveCount(3);
  expect((await focusOf(page)).name).toBe('rail-history');
});

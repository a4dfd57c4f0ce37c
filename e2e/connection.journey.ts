import type { Page } from 'playwright/test';
import { openCanvas, openDesign, openEditor, openPanel, widget } from './support/editor.ts';
import { intercept } from './support/intercept.ts';
import { expect, test, toast } from './support/journey.ts';
import { saveNow } from './support/nested-page.ts';
import { pageOfFile, text } from './support/own-page.ts';

const own = pageOfFile('Far away', [text('words', 'Near')]);

const PALETTE = '**/assets/palette-*.js';
const COUNTDOWN = '**/assets/countdown*.js';

/** Makes these chunks fail to load. */
const lose = (page: Page, parts: string) =>
  intercept(page, parts, (route) => route.abort('connectionrefused'));

const isLost = (said: string) => /ERR_CONNECTION_REFUSED|dynamically imported/.test(said);

test('features not loaded before going offline break nothing and load once online', async ({
  signedIn: page,
  product,
  quietConsole,
}) => {
  const canvas = await openEditor(page, product.url, own.id);
  const words = widget(canvas, 'words');
  await words.dblclick();
  await expect(page.getByTestId('text-toolbar')).toBeVisible();
  await page.keyboard.press('End');
  await page.keyboard.type(' and dear');
  await page.keyboard.press('Escape');
  await lose(page, PALETTE);

  await page.keyboard.press('Control+k');
  await expect(toast(page, 'didn’t load')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(words).toHaveText('Near and dear');

  await page.unroute(PALETTE);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await saveNow(page);
  expect(quietConsole.splice(0).filter((said) => !isLost(said))).toEqual([]);
});

test('a widget that doesn’t load is reported, and added at the next try', async ({
  signedIn: page,
  product,
  quietConsole,
}) => {
  const canvas = await openEditor(page, product.url, own.id);
  const countdown = canvas.locator('#section-content .moto-widget-countdown');
  await openPanel(page, 'add', { isPinned: true });
  // With unsaved work, a part that is missing doesn’t reload the panel.
  await page.getByTestId('tile-divider').click();
  await lose(page, COUNTDOWN);
  const tile = page.getByTestId('tile-countdown');
  await tile.click();
  await expect(toast(page, 'This part didn’t load.')).toBeVisible();
  await expect(countdown).toHaveCount(0);
  await page.unroute(COUNTDOWN);
  await tile.click();
  await expect(countdown).toBeVisible();
  await expect(page.getByTestId('inspector').getByText('Countdown').first()).toBeVisible();
  await page.getByTestId('undo-button').click();
  await expect(countdown).toHaveCount(0);
  expect(quietConsole.splice(0).filter((said) => !isLost(said))).toEqual([]);
});

test('if the tools load slowly, the page stays visible with a notice', async ({
  signedIn: page,
  product,
  quietConsole,
}) => {
  const tools = '**/assets/tools-*.js';
  await page.route(tools, (route) => route.abort('connectionrefused'));
  await page.goto(`${product.url}/admin/#!/pages/${own.id}/design/`);
  const shown = page.frameLocator('[data-testid="canvas-frame"]').locator('[data-node-id="words"]');
  await expect(shown).toBeVisible();
  const alert = page.getByRole('alert').filter({ hasText: 'didn’t load' });
  await expect(alert).toBeVisible();
  await expect(alert).toHaveCount(1);
  await page.unroute(tools);
  await openCanvas(page);
  expect(quietConsole.splice(0).filter((said) => !isLost(said))).toEqual([]);
});

test('with full browser storage, tour and panel width are remembered until the tab closes', async ({
  page,
  product,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.goto(`${product.url}/admin/`);
  await page.getByLabel('Email').fill('owner@example.com');
  await page.getByLabel('Password', { exact: true }).fill('correct horse battery');
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await expect(page.getByTestId('rail')).toBeVisible();
  await openEditor(page, product.url, own.id);
  await page.getByTestId('tour-skip').click();
  await expect(page.getByTestId('tour')).toBeHidden();
  await openPanel(page, 'add', { isPinned: true });
  const divider = page.getByTestId('panel-divider');
  await divider.press('End');
  await expect(divider).toHaveAttribute('aria-valuenow', '420');
  await page.getByTestId('rail-layers').click();
  await expect(divider).toHaveAttribute('aria-valuenow', '420');
  await page.goto(`${product.url}/admin/#!/pages/`);
  await openDesign(page, product.url, own.id);
  await expect(page.getByTestId('side-panel')).toBeVisible();
  await expect(page.getByTestId('tour')).toHaveCount(0);
});

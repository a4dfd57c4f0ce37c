import type { Page, Route } from 'playwright/test';
import { openPanel } from '../../e2e/support/editor.ts';
import { intercept } from '../../e2e/support/intercept.ts';
import { openWidgets } from '../open-host.ts';
import { expect, test, toast } from '../test.ts';

const refuse = (route: Route) => route.abort('connectionrefused');

/** Makes these scripts of an open editor fail to load. */
const lose = (page: Page, parts: string) => intercept(page, parts, refuse);

const TOOLS = '**/tools-*.js';
const PALETTE = '**/palette-*.js';
const COUNTDOWN = '**/countdown*.js';

const isLost = (said: string) => /ERR_CONNECTION_REFUSED|dynamically imported/.test(said);

test('parts that don’t load are reported, break nothing, and load at the next try', async ({
  page,
  quietConsole,
}) => {
  await page.route(TOOLS, refuse);
  const opening = openWidgets(page);
  const notice = page.getByRole('alert').filter({ hasText: 'didn’t load' });
  await expect(notice).toHaveCount(1);
  await page.unroute(TOOLS);
  const canvas = await opening;
  await expect(notice).toHaveCount(0);

  const countdown = canvas.locator('#section-content .moto-widget-countdown');
  await lose(page, COUNTDOWN);
  await openPanel(page, 'add', { isPinned: true });
  const tile = page.getByTestId('tile-countdown');
  await tile.click();
  await expect(toast(page, 'This part didn’t load.')).toBeVisible();
  await expect(countdown).toHaveCount(0);
  await page.unroute(COUNTDOWN);
  await tile.click();
  await expect(countdown).toBeVisible();
  await page.getByTestId('undo-button').click();
  await expect(countdown).toHaveCount(0);

  await lose(page, PALETTE);
  await page.keyboard.press('Control+k');
  await expect(toast(page, 'Part of this screen didn’t load')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.unroute(PALETTE);
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(quietConsole.splice(0).filter((said) => !isLost(said))).toEqual([]);
});

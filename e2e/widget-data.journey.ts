import type { Page } from 'playwright/test';
import { widget } from './support/editor.ts';
import { intercept } from './support/intercept.ts';
import { expect, test } from './support/journey.ts';
import { node, pageOfFile } from './support/own-page.ts';

type Menu = { readonly id: number; readonly revision: number };

const own = pageOfFile('Widget data', [
  node('r1', 'row', [node('c1', 'column', [node('m1', 'menu'), node('m2', 'menu')])]),
]);

const itemOf = (label: string) => ({ id: 'i1', label, link: { action: 'home_page' } });

let menu: Menu;

test.beforeEach(async () => {
  const item = { name: 'Harbor walk', items: [itemOf('Old quay')] };
  menu = await own.owner.call<Menu>('MenusService.save', { item });
});

test.afterEach(() => own.owner.call('MenusService.delete', { ids: [menu.id] }));

/** Chooses a menu for the first menu widget without one. */
async function chooseMenu(page: Page): Promise<void> {
  await page.getByTestId('placeholder-menu').first().getByRole('button').click();
  await page.getByTestId('control-menu_id').locator('input').first().click();
  await page.getByRole('option', { name: 'Harbor walk' }).click();
}

/** Counts the page's requests for menus. */
function countCalls(page: Page): () => number {
  let calls = 0;
  page.on('request', (request) => {
    const body = request.postData() ?? '';
    if (body.includes('DataService.get') && body.includes('"source":"menu"')) calls += 1;
  });
  return () => calls;
}

test('a widget shows its record, fetched once for all widgets that use it', async ({
  signedIn,
}) => {
  const calls = countCalls(signedIn);
  const canvas = await own.open(signedIn);
  const before = calls();
  await chooseMenu(signedIn);
  await expect(widget(canvas, 'm1')).toContainText('Old quay');
  await chooseMenu(signedIn);
  await expect(widget(canvas, 'm2')).toContainText('Old quay');
  expect(calls() - before).toBe(1);
});

test('a widget shows a record changed in another tab, and one that failed to load first', async ({
  signedIn,
  quietConsole,
}) => {
  const canvas = await own.open(signedIn);
  let isBroken = true;
  await intercept(signedIn, '**/rpc', (route) =>
    isBroken && route.request().postData()?.includes('DataService.get')
      ? route.abort()
      : route.continue(),
  );
  await chooseMenu(signedIn);
  await signedIn.waitForTimeout(500);
  await expect(widget(canvas, 'm1')).not.toContainText('Old quay');
  isBroken = false;
  await expect(widget(canvas, 'm1')).toContainText('Old quay', { timeout: 20_000 });

  const item = { id: menu.id, items: [itemOf('New quay')] };
  await own.owner.call('MenusService.save', { item, revision: menu.revision });
  // Data is fresh for five seconds.
  await signedIn.waitForTimeout(5_000);
  await signedIn.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await expect(widget(canvas, 'm1')).toContainText('New quay');
  // The browser itself logs the aborted call.
  expect(quietConsole.splice(0).every((line) => line.includes('ERR_FAILED'))).toBe(true);
});

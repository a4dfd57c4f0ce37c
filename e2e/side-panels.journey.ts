import type { Page } from 'playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { deleteAtEnd } from './support/at-end.ts';
import { openCanvas, openEditor, openPanel, widget } from './support/editor.ts';
import { intercept } from './support/intercept.ts';
import { expect, test } from './support/journey.ts';
import { tabTo } from './support/keyboard.ts';
import { ownPage, textRow } from './support/own-page.ts';
import { RpcClient } from './support/rpc.ts';

let owner: RpcClient;
let made: number[] = [];

test.beforeEach(async ({ product }) => {
  owner = await new RpcClient(product.url).signIn();
});

test.afterEach(() => {
  deleteAtEnd(owner, made);
  made = [];
});

async function newPage(name: string, words: string): Promise<number> {
  const id = await ownPage(owner, name, [textRow('t', words)]);
  made.push(id);
  return id;
}

const line = (page: Page, name: string) => page.getByTestId('page-line').filter({ hasText: name });

test('pages are found and opened by keyboard, and unsaved work asks first', async ({
  signedIn: page,
  product,
}) => {
  const first = await newPage('Quarry', 'Stone by stone');
  const second = await newPage('Orchard', 'Tree by tree');
  const draft = { name: 'Apples', status: 'draft', parent_id: second };
  made.unshift((await owner.call<{ id: number }>('PagesService.save', { item: draft })).id);
  const canvas = await openEditor(page, product.url, first);
  await widget(canvas, 't').click();
  await page.keyboard.press('Control+d');
  await page.getByTestId('rail-pages').focus();
  await page.keyboard.press('Enter');
  await openPanel(page, 'pages', { isPinned: true });

  await expect(line(page, 'Quarry')).toHaveAttribute('aria-current', 'page');
  await expect(line(page, 'Home')).toHaveAccessibleName('Home Home page Published');
  await expect(line(page, 'Apples')).toHaveAccessibleName('Apples Draft');
  const system = page.getByRole('region', { name: 'System pages' });
  await expect(system.getByTestId('page-line')).toHaveText([
    ...[/^Page not found/, /^Under construc/, /^Password/],
  ]);
  await expect(page.getByTestId('topbar').getByText('Published')).toBeVisible();
  const leftOf = async (name: string) =>
    (await line(page, name).getByText(name).boundingBox())?.x ?? 0;
  expect(await leftOf('Apples')).toBeGreaterThan((await leftOf('Orchard')) + 10);
  await expectAccessible(page, '[data-testid="side-panel"]');

  await tabTo(page, 'pages-search');
  await page.keyboard.type('zzz');
  await expect(page.getByText('No pages match “zzz”')).toBeVisible();
  await page.getByTestId('pages-search').fill('orch');
  await expect(page.getByTestId('page-line')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await expect(line(page, 'Orchard')).toBeFocused();
  await page.keyboard.press('Enter');
  const asked = page.getByTestId('unsaved-dialog').getByRole('dialog');
  await expect(asked).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(asked).toBeHidden();
  await expect(line(page, 'Orchard')).toBeFocused();

  await page.getByTestId('save-button').click();
  await expect(page.getByTestId('save-state')).toContainText('Saved');
  await line(page, 'Orchard').click();
  await expect((await openCanvas(page)).getByText('Tree by tree')).toBeVisible();
  await expect(line(page, 'Orchard')).toHaveAttribute('aria-current', 'page');
});

test('a page created in the editor opens in it, and the previous one is saved', async ({
  signedIn: page,
  product,
}) => {
  const first = await newPage('Harbour', 'Ships come in');
  const canvas = await openEditor(page, product.url, first);
  await widget(canvas, 't').click();
  await page.keyboard.press('Control+d');
  const create = async (name: string) => {
    await page.getByTestId('editor-new-page').click();
    await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
    await page.keyboard.type(name);
    await page.keyboard.press('Enter');
  };
  const asked = page.getByTestId('unsaved-dialog').getByRole('dialog');
  await page.getByTestId('rail-pages').click();
  await create('Lighthouse');
  await expect(asked).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(asked).toBeHidden();
  await expect(canvas.getByText('Ships come in')).toHaveCount(2);
  await expect(line(page, 'Lighthouse')).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(page.getByTestId('save-state')).toContainText('Saved');

  await page.getByTestId('page-switch').click();
  await expect(page.getByTestId('pages-search').last()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('page-switch')).toBeFocused();
  await create('Pier');
  await expect(page.getByTestId('page-switch')).toContainText('Pier');
  const { items } = await owner.call<{ items: { id: number; name: string }[] }>(
    'PagesService.getList',
    { count: 200 },
  );
  made.push(...items.filter(({ name }) => /Lighthouse|Pier/.test(name)).map(({ id }) => id));
});

test('failed loading of pages is shown and can be retried', async ({ signedIn: page, product }) => {
  const first = await newPage('Mill', 'Grain by grain');
  await openEditor(page, product.url, first);
  await intercept(page, '**/rpc', (route) =>
    route.request().postData()?.includes('PagesService.getTree')
      ? route.fulfill({ status: 200, contentType: 'application/json', body: '{}' })
      : route.continue(),
  );
  await page.getByTestId('rail-pages').click();
  await expect(page.getByText('Couldn’t load pages. Try again.')).toBeVisible();
  await page.unroute('**/rpc');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(line(page, 'Mill')).toBeVisible();
});

test('tooltips on the rail don’t cover other buttons', async ({ signedIn: page, product }) => {
  await openEditor(page, product.url, await newPage('Harbour tips', 'Read me'));
  const button = page.getByTestId('rail-theme');
  await button.hover();
  const tip = page.locator('.mantine-Tooltip-tooltip');
  await expect(tip).toHaveText('Theme');
  const [at, of] = [await tip.boundingBox(), await button.boundingBox()];
  expect(at?.x).toBeGreaterThanOrEqual((of?.x ?? 0) + (of?.width ?? 0));
});

test('on a phone, panels that don’t fit the bar are behind one button', async ({
  signedIn: page,
  product,
}) => {
  await openEditor(page, product.url, await newPage('Harbour bar', 'Open late'));
  await page.setViewportSize({ width: 320, height: 740 });
  await expect(page.getByTestId('rail-media')).toBeHidden();
  await page.getByTestId('rail-layers').click();
  await page.getByTestId('rail-more').click();
  await page.getByTestId('more-media').click();
  await expect(page.getByTestId('media-panel')).toBeVisible();
  await expect(page.getByTestId('rail-options')).toBeInViewport({ ratio: 1 });
});

import type { FrameLocator, Page } from 'playwright/test';
import { openEditor } from './support/editor.ts';
import { expect, test, toast } from './support/journey.ts';
import { saveNow } from './support/nested-page.ts';
import { ownPage, text } from './support/own-page.ts';
import { RpcClient } from './support/rpc.ts';

let owner: RpcClient;
let id: number;
let address: string;
let pages: number;

test.beforeAll(async ({ product }) => {
  owner = await new RpcClient(product.url).signIn();
  id = await ownPage(owner, 'Below a header', [text('t', 'Words')]);
  address = (await owner.call<{ full_url: string }>('PagesService.get', { id })).full_url;
  const { items } = await owner.call<{ items: { used_on: number }[] }>('ContentSection.getList', {
    filter: { kind: 'header' },
    sort: 'created',
    direction: 'asc',
  });
  pages = items[0]?.used_on ?? 0;
});

test.afterAll(async () => {
  await owner.call('PagesService.delete', { ids: [id] });
});

const button = (canvas: FrameLocator) =>
  canvas.locator('#section-header .moto-widget-button').first();

async function relabel(page: Page, canvas: FrameLocator, label: string): Promise<void> {
  await button(canvas).click();
  await page.getByTestId('control-label').getByRole('textbox').fill(label);
  await expect(button(canvas)).toContainText(label);
}

test('the reach of a header is said before it is saved, a save of it alone is a version, and that comes back', async ({
  signedIn: page,
  product,
  context,
}) => {
  const canvas = await openEditor(page, product.url, id);
  const before = (await button(canvas).textContent()) ?? '';
  const frame = page.getByTestId('canvas-frame');
  const place = await frame.boundingBox();
  await relabel(page, canvas, 'Everywhere');
  await expect(page.getByTestId('shared-note')).toContainText(`${pages} pages show`);
  expect(await frame.boundingBox()).toEqual(place);
  await page.getByTestId('save-shared').click();
  await expect(page.getByTestId('save-list')).toHaveText(`Header · on ${pages} pages`);
  await page.keyboard.press('Escape');
  await page.getByTestId('shared-note').getByRole('button', { name: 'Close' }).click();
  await saveNow(page);
  await expect(page.getByTestId('save-shared')).toBeHidden();

  const visitor = await context.newPage();
  await visitor.goto(product.url);
  await expect(visitor.locator('header .moto-widget-button')).toContainText('Everywhere');

  await page.getByTestId('rail-history').click();
  await page.getByText('Saved versions').click();
  const versions = page.getByTestId('revisions').getByRole('button');
  await expect(versions.first()).toContainText('Header · 1 changed');
  await versions.nth(1).click();
  await page.getByTestId('restore-page').click();
  await expect(page.getByTestId('revision-view')).toBeHidden();
  await expect(button(canvas)).toContainText(before);
  await expect(page.getByTestId('save-state')).toContainText('Saved');
  await visitor.reload();
  await expect(visitor.locator('header .moto-widget-button')).toContainText(before);
});

test('a page may go on with a header of its own, and no other page changes', async ({
  signedIn: page,
  product,
  context,
}) => {
  const canvas = await openEditor(page, product.url, id);
  const before = (await button(canvas).textContent()) ?? '';
  await relabel(page, canvas, 'Here alone');
  await page.getByTestId('own-section').click();
  await expect(toast(page, 'a header of its own')).toBeVisible();
  await expect(page.getByTestId('shared-note')).toBeHidden();
  await expect(page.getByTestId('save-shared')).toBeHidden();
  await expect(button(canvas)).toContainText('Here alone');
  await saveNow(page);

  const visitor = await context.newPage();
  await visitor.goto(address);
  await expect(visitor.locator('header .moto-widget-button')).toContainText('Here alone');
  await visitor.goto(product.url);
  await expect(visitor.locator('header .moto-widget-button')).toContainText(before);
  await page.reload();
  await expect(button(canvas)).toContainText('Here alone');
});

import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from 'playwright/test';
import { centre, childrenOf, drag, openCanvas, openEditor, widget } from './support/editor.ts';
import { expect, test } from './support/journey.ts';
import { tabTo } from './support/keyboard.ts';
import { node, ownPage, text } from './support/own-page.ts';
import { picture } from './support/picture.ts';
import { RpcClient } from './support/rpc.ts';

let owner: RpcClient;
let made: number[] = [];

test.beforeEach(async ({ product }) => {
  owner = await new RpcClient(product.url).signIn();
});

test.afterEach(async () => {
  await owner.call('PagesService.delete', { ids: made });
  made = [];
});

const row = (id: string, words: string) =>
  node(`${id}r`, 'row', [node(`${id}c`, 'column', [text(id, words)])]);

async function newPage(name: string, words: string): Promise<number> {
  const id = await ownPage(owner, name, [row('t', words)]);
  made.push(id);
  return id;
}

async function expectAccessible(page: Page, panel: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const { violations } = await new AxeBuilder({ page }).include(panel).analyze();
    const serious = violations.filter(({ impact }) => /serious|critical/.test(impact ?? ''));
    expect(
      serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`),
      colorScheme,
    ).toEqual([]);
  }
}

const line = (page: Page, name: string) => page.getByTestId('page-line').filter({ hasText: name });

test('pages are found and opened by keys, and unsaved work is asked about', async ({
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

  await expect(line(page, 'Quarry')).toHaveAttribute('aria-current', 'page');
  await expect(line(page, 'Home')).toHaveAccessibleName('Published Home Home page');
  await expect(line(page, 'Apples')).toHaveAccessibleName('Draft Apples');
  const leftOf = async (name: string) =>
    (await line(page, name).getByText(name).boundingBox())?.x ?? 0;
  expect(await leftOf('Apples')).toBeGreaterThan((await leftOf('Orchard')) + 10);
  await expectAccessible(page, '[data-testid="side-panel"]');

  await tabTo(page, 'pages-search');
  await page.keyboard.type('zzz');
  await expect(page.getByText('No page matches “zzz”.')).toBeVisible();
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

test('a page that is made in the editor is open in it, and what was open is kept', async ({
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

test('pages that cannot be read are said, and read again', async ({ signedIn: page, product }) => {
  const first = await newPage('Mill', 'Grain by grain');
  await openEditor(page, product.url, first);
  await page.route('**/rpc', (route) =>
    route.request().postData()?.includes('PagesService.getTree')
      ? route.fulfill({ status: 200, contentType: 'application/json', body: '{}' })
      : route.continue(),
  );
  await page.getByTestId('rail-pages').click();
  await expect(page.getByText('The pages could not be loaded.')).toBeVisible();
  await page.unroute('**/rpc');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(line(page, 'Mill')).toBeVisible();
});

async function upload(name: string): Promise<number> {
  const { mimeType, buffer } = picture(name);
  const file = new File([new Uint8Array(await buffer())], name, { type: mimeType });
  return (await owner.upload<{ id: number }>('MediaService.upload', {}, file)).id;
}

/** A page with an image and a text, and the Media panel beside it. */
async function withMedia(page: Page, url: string) {
  const [old, other] = [await upload('old.jpg'), await upload('other.jpg')];
  const image = node('i', 'image', [], { image_id: old });
  const columns = [node('c', 'column', [image, text('t', 'Under the picture')])];
  const id = await ownPage(owner, 'Gallery of boats', [node('r', 'row', columns)]);
  made.push(id);
  const canvas = await openEditor(page, url, id);
  await page.getByTestId('rail-media').click();
  const tile = (picture: number) => page.getByTestId(`picture-${picture}`);
  await expect(tile(other)).toBeVisible();
  return { canvas, old, other, tile };
}

const source = (image: Locator) => image.locator('img').getAttribute('src');

test('a picture replaces that of the selected image, and undo brings the old one back', async ({
  signedIn: page,
  product,
}) => {
  const { canvas, other, tile } = await withMedia(page, product.url);
  const image = widget(canvas, 'i');
  await expectAccessible(page, '[data-testid="side-panel"]');
  await expect(tile(other)).toHaveAccessibleName(/Has no alternative text other\.jpg/);
  await expect(tile(other).locator('img')).toHaveAttribute('loading', 'lazy');

  await image.click();
  const before = await source(image);
  await tile(other).click();
  await expect.poll(() => source(image)).not.toBe(before);
  await expect(page.getByTestId('save-state')).toContainText('Unsaved');
  await image.click();
  await page.keyboard.press('Control+z');
  await expect.poll(() => source(image)).toBe(before);

  await page.getByTestId('pictures-search').fill('zzz');
  await expect(page.getByText('No picture matches “zzz”.')).toBeVisible();
  await page.getByTestId('pictures-search').fill('other.jpg');
  await expect(page.getByText('No picture matches')).toBeHidden();
  await widget(canvas, 't').click();
  await tile(other).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => childrenOf(widget(canvas, 'c'))).toHaveLength(3);
  expect((await childrenOf(widget(canvas, 'c'))).at(-1)).toBe('image');
});

test('a picture lands where the line was, and one that is uploaded stands first', async ({
  signedIn: page,
  product,
}) => {
  const { canvas, other, tile } = await withMedia(page, product.url);
  const words = await widget(canvas, 't').boundingBox();
  if (!words) throw new Error('The text is gone');
  const above = { x: words.x + words.width / 2, y: words.y + 2 };
  await drag(page, await centre(tile(other)), above);
  const images = widget(canvas, 'c').locator('.moto-widget-image');
  await expect(images).toHaveCount(2);
  await expect(images.nth(1).locator('img')).toHaveAttribute('src', /./);
  expect(await widget(canvas, 'c').locator('[data-node-id]').last().innerText()).toContain(
    'Under the picture',
  );

  const file = picture('fresh.jpg');
  await page
    .getByTestId('media-panel')
    .locator('input[type="file"]')
    .setInputFiles({ name: file.name, mimeType: file.mimeType, buffer: await file.buffer() });
  await expect(page.getByTestId('media-panel').locator('[data-walk]').first()).toContainText(
    'fresh.jpg',
    { timeout: 30_000 },
  );
});

test('on a phone the panels without room on the bar are behind one button', async ({
  signedIn: page,
  product,
}) => {
  const { tile, other } = await withMedia(page, product.url);
  await page.setViewportSize({ width: 320, height: 740 });
  await expect(page.getByTestId('rail-media')).toBeHidden();
  await page.getByTestId('rail-layers').click();
  await page.getByTestId('rail-more').click();
  await page.getByTestId('more-media').click();
  await expect(tile(other)).toBeVisible();
  await expect(page.getByTestId('rail-options')).toBeInViewport({ ratio: 1 });
});

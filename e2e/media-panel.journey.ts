import type { Locator, Page } from 'playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { deleteAtEnd } from './support/at-end.ts';
import { centre, childrenOf, drag, openEditor, openPanel, widget } from './support/editor.ts';
import { intercept } from './support/intercept.ts';
import { expect, test, toast } from './support/journey.ts';
import { press } from './support/keyboard.ts';
import { node, ownPage, text } from './support/own-page.ts';
import { picture } from './support/picture.ts';
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

async function upload(...[name, size]: Parameters<typeof picture>): Promise<number> {
  const { mimeType, buffer } = picture(name, size);
  const file = new File([new Uint8Array(await buffer())], name, { type: mimeType });
  return (await owner.upload<{ id: number }>('MediaService.upload', {}, file)).id;
}

/** Opens a page with an image and a text, and the Media panel. */
async function withMedia(page: Page, url: string) {
  const [old, other] = [await upload('old.jpg'), await upload('other.jpg')];
  const image = node('i', 'image', [], { image_id: old });
  const columns = [node('c', 'column', [image, text('t', 'Under the picture')])];
  const id = await ownPage(owner, 'Gallery of boats', [node('r', 'row', columns)]);
  made.push(id);
  const canvas = await openEditor(page, url, id);
  await openPanel(page, 'media', { isPinned: true });
  const tile = (picture: number) => page.getByTestId(`picture-${picture}`);
  await expect(tile(other)).toBeVisible();
  return { canvas, old, other, tile };
}

const source = (image: Locator) => image.locator('img').getAttribute('src');

test('an image replaces that of the selected widget, and undo restores it', async ({
  signedIn: page,
  product,
}) => {
  const { canvas, other, tile } = await withMedia(page, product.url);
  const image = widget(canvas, 'i');
  await expectAccessible(page, '[data-testid="side-panel"]');
  await expect(tile(other)).toHaveAccessibleName(/No alt text other\.jpg/);
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
  await expect(page.getByText('No images match “zzz”')).toBeVisible();
  await page.getByTestId('pictures-search').fill('other.jpg');
  await expect(page.getByText('No images match')).toBeHidden();
  await widget(canvas, 't').click();
  await tile(other).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => childrenOf(widget(canvas, 'c'))).toHaveLength(3);
  expect((await childrenOf(widget(canvas, 'c'))).at(-1)).toBe('image');
});

test('an image dropped on the center of an image widget replaces it', async ({
  signedIn: page,
  product,
}) => {
  const { canvas, other, tile } = await withMedia(page, product.url);
  const image = widget(canvas, 'i');
  const before = await source(image);
  const [from, to] = [await centre(tile(other)), await centre(image.locator('img'))];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 8 });
  await expect(page.getByTestId('drop-pill')).toHaveText('Replace image');
  await expect(page.getByTestId('drop-indicator')).toBeHidden();
  await page.mouse.up();
  await expect.poll(() => source(image)).not.toBe(before);
  await expect(widget(canvas, 'c').locator('.moto-widget-image')).toHaveCount(1);
  await canvas.locator('body').press('Control+z');
  await expect.poll(() => source(image)).toBe(before);
});

test('a dropped image lands at the line, and an uploaded one is listed first', async ({
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

const filesOf = (...names: string[]) =>
  Promise.all(
    names.map(async (name) => {
      const { mimeType, buffer } = picture(name);
      return { name, mimeType, buffer: await buffer() };
    }),
  );

const chooseFiles = (page: Page) => page.getByTestId('media-panel').locator('input[type="file"]');

test('more images load page by page, and the focus moves to the first of them', async ({
  signedIn: page,
  product,
}) => {
  const small = { width: 16, height: 16 };
  for (let index = 0; index < 42; index += 1) await upload(`stone ${index}.jpg`, small);
  const asked: string[] = [];
  page.on('request', (request) => {
    const body = request.postData() ?? '';
    if (body.includes('MediaService.getList')) asked.push(body);
  });
  await withMedia(page, product.url);
  await page.getByTestId('pictures-search').fill('stone');
  const tiles = page.getByTestId('media-panel').locator('[data-walk]');
  await expect(tiles.first()).toContainText('stone 41');
  await expect(tiles).toHaveCount(40);
  const more = page.getByTestId('more-pictures');
  asked.length = 0;
  await more.focus();
  await press(page, 'Enter');
  await expect(tiles).toHaveCount(42);
  await expect(tiles.nth(40)).toBeFocused();
  await expect(tiles.nth(40)).toContainText('stone 1.jpg');
  expect(asked).toHaveLength(1);
  await expect(more).toBeHidden();
});

test('an upload shows its progress and can be canceled by keyboard', async ({
  signedIn: page,
  product,
}) => {
  await withMedia(page, product.url);
  // Uploads never complete.
  await intercept(page, '**/rpc', (route) =>
    route.request().headers()['content-type']?.startsWith('multipart/')
      ? undefined
      : route.continue(),
  );
  const button = page.getByTestId('upload-pictures');
  await button.focus();
  await chooseFiles(page).setInputFiles(await filesOf('one.jpg', 'two.jpg', 'three.jpg'));
  const tray = page.getByTestId('upload-tray');
  await expect(tray).toContainText('0 of 3 uploaded');
  await expect(tray.getByRole('progressbar')).toHaveCount(2);
  await expect(tray.getByTestId('upload-entry').first()).toContainText('%');
  await expectAccessible(page, '[data-testid="upload-tray"]');
  const broken = page.waitForEvent('requestfailed');
  await tray.getByRole('button', { name: 'Cancel one.jpg' }).focus();
  await press(page, 'Enter');
  await broken;
  await expect(tray).toContainText('0 of 2 uploaded');
  await expect(tray.getByRole('button', { name: 'Cancel', exact: true })).toBeFocused();
  await press(page, 'Enter');
  await expect(tray).toBeHidden();
  await expect(button).toBeFocused();
  await expect(page.getByTestId('announcer')).toContainText('Upload canceled');
  await expect(page.getByTestId('media-panel')).not.toContainText('two.jpg');
});

test('finished uploads disappear automatically, but not while hovered', async ({
  signedIn: page,
  product,
}) => {
  await withMedia(page, product.url);
  const tray = page.getByTestId('upload-tray');
  await chooseFiles(page).setInputFiles(await filesOf('brief.jpg'));
  await expect(tray).toContainText('1 of 1 uploaded');
  await tray.hover();
  await page.waitForTimeout(7000);
  await expect(tray).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(tray).toBeHidden();
});

test('a refused file fails alone and says why', async ({ signedIn: page, product }) => {
  await withMedia(page, product.url);
  const [good] = await filesOf('good.jpg');
  const bad = { name: 'torn.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') };
  const words = { name: 'notes.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') };
  if (!good) throw new Error('No picture');
  await chooseFiles(page).setInputFiles([bad, good, words]);
  const entry = (name: string) => page.getByTestId('upload-entry').filter({ hasText: name });
  await expect(entry('good.jpg')).toHaveAttribute('data-state', 'done');
  await expect(entry('torn.jpg')).toHaveAttribute('data-state', 'failed');
  await expect(entry('notes.pdf')).toHaveAttribute('data-state', 'failed');
  for (const name of ['torn.jpg', 'notes.pdf'])
    await expect(entry(name)).toContainText(
      'This file type isn’t supported, or the file is empty or damaged',
    );
  const tiles = page.getByTestId('media-panel').locator('[data-walk]');
  await expect(tiles.first()).toContainText('good.jpg');
  await expect(tiles.filter({ hasText: 'torn.jpg' })).toHaveCount(0);
});

test('a failed upload says so and can be retried', async ({
  signedIn: page,
  product,
  quietConsole,
}) => {
  await withMedia(page, product.url);
  await intercept(page, '**/rpc', (route) =>
    route.request().headers()['content-type']?.startsWith('multipart/')
      ? route.fulfill({ status: 500, body: 'Not now' })
      : route.continue(),
  );
  await chooseFiles(page).setInputFiles(await filesOf('unlucky.jpg'));
  const entry = page.getByTestId('upload-entry');
  await expect(entry).toContainText('Upload failed. Try again.');
  expect(quietConsole.splice(0).every((said) => said.includes('500'))).toBe(true);
  await page.unroute('**/rpc');
  await entry.getByRole('button', { name: 'Retry' }).click();
  await expect(entry).toHaveAttribute('data-state', 'done');
});

test('uploads and toasts never cover the text toolbar', async ({ signedIn: page, product }) => {
  const { canvas } = await withMedia(page, product.url);
  const [bar, tray] = [page.getByTestId('text-toolbar'), page.getByTestId('upload-tray')];
  await intercept(page, '**/rpc', (route) =>
    route.request().headers()['content-type']?.startsWith('multipart/')
      ? undefined
      : route.continue(),
  );
  await chooseFiles(page).setInputFiles(await filesOf('one.jpg', 'two.jpg', 'three.jpg'));
  await page.getByTestId('rail-media').click();
  const isFree = async (notice: Locator) => {
    const [a, b] = [await bar.boundingBox(), await notice.boundingBox()];
    if (!a || !b) return null;
    const isAside = a.x + a.width <= b.x || b.x + b.width <= a.x;
    // On phones the toolbar is at the bottom.
    return isAside || a.y + a.height <= b.y || b.y + b.height <= a.y;
  };
  for (const width of [1280, 768, 375])
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 667 });
      await widget(canvas, 't').dblclick();
      await expect(bar).toBeInViewport({ ratio: 1 });
      await expect.poll(() => isFree(tray)).toBe(true);
      await page.keyboard.press('Escape');
      await expect(bar).toBeHidden();
    });
  await widget(canvas, 't').dblclick();
  await expect(bar).toBeVisible();
  await tray.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(tray).toBeHidden();
  await expect.poll(() => isFree(toast(page, 'Upload canceled'))).toBe(true);
});

import type { Locator, Page } from 'playwright/test';
import { deleteAtEnd } from './support/at-end.ts';
import { openEditor, widget } from './support/editor.ts';
import { expect, test, toast } from './support/journey.ts';
import { press, tabTo } from './support/keyboard.ts';
import { node, ownPage } from './support/own-page.ts';
import { picture } from './support/picture.ts';
import { RpcClient } from './support/rpc.ts';

let owner: RpcClient;

type Folder = { id: number; name: string; parent_id: number | null };

const folders = async () =>
  (await owner.call<{ items: Folder[] }>('MediaService.getFolders')).items;

test.beforeAll(async ({ product }) => {
  owner = await new RpcClient(product.url).signIn();
});

test.afterAll(async () => {
  for (const { id } of await folders()) await owner.call('MediaService.deleteFolder', { id });
});

/** Runs an action of a folder's menu. */
async function withFolder(page: Page, folder: string, action: string): Promise<void> {
  await tabTo(page, `More actions for ${folder}`, 'Shift+Tab');
  await choose(page, action);
}

/** Opens the focused menu button and chooses an entry. */
async function choose(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Enter');
  const item = page.getByRole('menuitem', { name });
  await expect(item).toBeVisible();
  await expect
    .poll(async () => {
      await page.keyboard.press('ArrowDown');
      return item.evaluate((element) => element === document.activeElement);
    })
    .toBe(true);
  await press(page, 'Enter');
}

test('folders are created, renamed and moved by keyboard', async ({ signedIn: page, product }) => {
  await page.goto(`${product.url}/admin/#!/media/`);
  await expect(page.getByTestId('media-tile').first()).toBeVisible();
  await tabTo(page, 'new-folder');
  for (const name of ['Trips', 'Summer']) {
    await press(page, 'Enter');
    await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
    await page.keyboard.type(name);
    await page.keyboard.press('Enter');
    await expect(toast(page, `“${name}” created`)).toBeVisible();
    await expect(page.getByTestId('new-folder')).toBeFocused();
  }

  await withFolder(page, 'Summer', 'Rename');
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Winter');
  await page.keyboard.press('Enter');
  const actions = page.getByRole('button', { name: 'More actions for Winter' });
  await expect(actions).toBeFocused();

  await page.getByTestId('new-folder').focus();
  await withFolder(page, 'Winter', 'Move');
  const inside = page.getByRole('combobox', { name: 'Parent folder' });
  await expect(inside).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option')).toHaveText(['Unfiled', 'Trips']);
  const trip = page.getByRole('option', { name: 'Trips' });
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    expect(await trip.getAttribute('data-combobox-selected')).toBe('true');
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(inside).toHaveValue('Trips');
  await press(page, 'Tab');
  await press(page, 'Enter');
  await expect(toast(page, '“Winter” moved to “Trips”')).toBeVisible();
  await expect(actions).toBeFocused();
  const [trips, winter] = await folders();
  expect(winter).toMatchObject({ name: 'Winter', parent_id: trips?.id });
});

test('files are moved between folders by keyboard, and the focus stays in the grid', async ({
  signedIn: page,
  product,
}) => {
  const { mimeType, buffer } = picture('harbour.jpg');
  const file = new File([new Uint8Array(await buffer())], 'harbour.jpg', { type: mimeType });
  await owner.upload('MediaService.upload', {}, file);
  await owner.call('MediaService.saveFolder', { item: { name: 'Voyages' } });
  await page.goto(`${product.url}/admin/#!/media/`);
  const tile = page.getByTestId('media-tile').filter({ hasText: 'harbour.jpg' });
  const tick = tile.getByRole('checkbox');
  const move = async (target: string) => {
    await tick.focus();
    await press(page, 'Space');
    await press(page, 'Tab');
    expect((await press(page, 'Enter')).name).toBe('bulk-bar');
    await choose(page, target);
    await expect(page.getByTestId('bulk-bar')).toBeHidden();
  };
  await move('Voyages');
  await expect(toast(page, '1 file moved')).toBeVisible();
  await expect(tile.getByRole('button')).toBeFocused();

  await tabTo(page, 'Voyages', 'Shift+Tab');
  await press(page, 'Enter');
  await expect(page.getByTestId('media-tile')).toHaveCount(1);
  await move('Unfiled');
  await expect(tile).toBeHidden();
  await expect(page.getByTestId('upload-button')).toBeFocused();
});

test('on a phone a folder is created inside the current one', async ({
  signedIn: page,
  product,
}) => {
  const item = { name: 'Album' };
  const album = await owner.call<Folder>('MediaService.saveFolder', { item });
  await page.setViewportSize({ width: 375, height: 740 });
  await page.goto(`${product.url}/admin/#!/media/folder/${album.id}/`);
  const button = page.getByTestId('new-folder-small');
  const box = await button.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await button.click();
  await page.getByLabel('Name', { exact: true }).fill('May');
  await page.keyboard.press('Enter');
  await expect(toast(page, '“May” created')).toBeVisible();
  const may = (await folders()).find(({ name }) => name === 'May');
  expect(may?.parent_id).toBe(album.id);
});

test('a folder can be created in the image picker', async ({ signedIn: page, product }) => {
  const id = await ownPage(owner, 'With a picture', [node('i', 'image', [])]);
  const canvas = await openEditor(page, product.url, id);
  await widget(canvas, 'i').click();
  await page.keyboard.press('i');
  const picker = page.getByRole('dialog').filter({ has: page.getByTestId('pick') });
  await expect(picker).toBeVisible();
  await tabTo(page, 'new-folder');
  await press(page, 'Enter');
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await page.keyboard.type('Boats');
  await page.keyboard.press('Enter');
  await expect(picker.getByRole('button', { name: 'Boats', exact: true })).toBeVisible();
  await expect(page.getByTestId('new-folder')).toBeFocused();
  deleteAtEnd(owner, [id]);
});

const lowerEdge = async (notice: Locator): Promise<number> => {
  const box = await notice.boundingBox();
  return box ? box.y + box.height : Number.POSITIVE_INFINITY;
};

test('the image picker keeps a fresh choice, and nothing covers its buttons', async ({
  signedIn: page,
  product,
}) => {
  const id = await ownPage(owner, 'With a picture', [node('i', 'image', [])]);
  const canvas = await openEditor(page, product.url, id);
  const picker = page.getByRole('dialog').filter({ has: page.getByTestId('pick') });
  const open = async () => {
    await widget(canvas, 'i').click();
    await page.keyboard.press('i');
    await expect(picker).toBeVisible();
  };
  await open();
  await page.mouse.click(20, 400);
  await expect(picker).toBeHidden();

  for (const width of [1280, 768, 375]) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await open();
    await page.setViewportSize({ width, height: 800 });
    const file = picture(`jetty ${width}.jpg`);
    await picker
      .locator('input[type="file"]')
      .setInputFiles({ name: file.name, mimeType: file.mimeType, buffer: await file.buffer() });
    await expect(picker.getByRole('status').filter({ hasText: file.name })).toBeVisible();
    const tray = page.getByTestId('upload-tray');
    await expect(tray).toContainText('1 of 1 uploaded');
    const buttons = (await page.locator('.media-picker-foot').boundingBox())?.y ?? 0;
    await expect.poll(() => lowerEdge(tray)).toBeLessThanOrEqual(buttons);
    await expect(page.locator('.mantine-Notification-root')).toHaveCount(0);
    await page.mouse.click(4, 400);
    await page.waitForTimeout(300);
    await expect(picker).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(picker).toBeHidden();
  }
  deleteAtEnd(owner, [id]);
});

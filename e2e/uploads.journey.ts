import type { Locator } from 'playwright/test';
import { deleteAtEnd } from './support/at-end.ts';
import { openEditor, openPanel, widget } from './support/editor.ts';
import { intercept } from './support/intercept.ts';
import { expect, test, toast } from './support/journey.ts';
import { node, ownPage, text } from './support/own-page.ts';
import { picture } from './support/picture.ts';
import { OWNER } from './support/product.ts';
import { RpcClient } from './support/rpc.ts';
import { fillSignIn } from './support/sign-in.ts';

const isUpload = (headers: { readonly [name: string]: string }): boolean =>
  headers['content-type']?.startsWith('multipart/') ?? false;

const image = async (name: string) => {
  const { mimeType, buffer } = picture(name);
  return { name, mimeType, buffer: await buffer() };
};

/** Whether two elements don’t overlap; null while one isn’t shown. */
async function isBeside(one: Locator, other: Locator): Promise<boolean | null> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (!a || !b) return null;
  const isAside = a.x + a.width <= b.x || b.x + b.width <= a.x;
  return isAside || a.y + a.height <= b.y || b.y + b.height <= a.y;
}

const WIDTHS = [1280, 768, 375];

test('uploads cover neither the text toolbar nor the buttons of the image picker', async ({
  signedIn: page,
  product,
}) => {
  const owner = await new RpcClient(product.url).signIn();
  const id = await ownPage(owner, 'Uploading', [
    node('i', 'image'),
    text('t', 'Some words '.repeat(60)),
  ]);
  deleteAtEnd(owner, [id]);
  const canvas = await openEditor(page, product.url, id);
  const tray = page.getByTestId('upload-tray');

  await test.step('the text toolbar', async () => {
    const bar = page.getByTestId('text-toolbar');
    await openPanel(page, 'media', { isPinned: true });
    await intercept(page, '**/rpc', (route) =>
      isUpload(route.request().headers()) ? undefined : route.continue(),
    );
    const names = ['one.jpg', 'two.jpg', 'three.jpg'];
    const chooser = page.getByTestId('media-panel').locator('input[type="file"]');
    await chooser.setInputFiles(await Promise.all(names.map(image)));
    await page.getByTestId('rail-media').click();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 667 });
      await widget(canvas, 't').dblclick();
      await expect(bar).toBeInViewport({ ratio: 0.99 });
      await expect.poll(() => isBeside(bar, tray), `${width} px`).toBe(true);
      await page.keyboard.press('Escape');
      await expect(bar).toBeHidden();
    }
    await widget(canvas, 't').dblclick();
    await expect(bar).toBeVisible();
    await tray.getByRole('button', { name: 'Cancel', exact: true }).click();
    await expect(tray).toBeHidden();
    const canceled = toast(page, 'Upload canceled');
    await canceled.hover();
    await expect.poll(() => isBeside(bar, canceled)).toBe(true);
    await page.unroute('**/rpc');
  });

  await test.step('the buttons of the picker, which keeps what was uploaded', async () => {
    const picker = page.getByRole('dialog').filter({ has: page.getByTestId('pick') });
    await page.setViewportSize({ width: 1280, height: 800 });
    await widget(canvas, 'i').click();
    await page.keyboard.press('i');
    await picker.locator('input[type="file"]').setInputFiles(await image('jetty.jpg'));
    await expect(picker.getByRole('status').filter({ hasText: 'jetty.jpg' })).toBeVisible();
    await tray.hover();
    await expect(tray).toContainText('1 of 1 uploaded');
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await tray.hover();
      const foot = page.locator('.media-picker-foot');
      await expect.poll(() => isBeside(foot, tray), `${width} px`).toBe(true);
    }
    await expect(page.locator('.mantine-Notification-root')).toHaveCount(0);
    await picker.getByTestId('pick').click();
    await expect(widget(canvas, 'i').locator('img')).toBeVisible();
  });
});

/** Ends all other sessions of the owner. */
async function endOtherSessions(owner: RpcClient): Promise<void> {
  const { items } = await owner.call<{ items: { id: number; is_current: boolean }[] }>(
    'ProfileService.getSessions',
  );
  for (const { id } of items.filter(({ is_current }) => !is_current))
    await owner.call('ProfileService.revokeSession', { id });
}

test('an upload survives an expired session', async ({ page, product }) => {
  await page.goto(`${product.url}/admin/#!/media/`);
  await fillSignIn(page);
  await expect(page.getByTestId('upload-button')).toBeVisible();
  const owner = await new RpcClient(product.url).signIn();
  const dialog = page.getByRole('dialog');
  const entry = page.getByTestId('upload-entry');
  const tile = page.getByTestId('media-tile');
  let isExpiring = false;
  await intercept(page, '**/rpc', async (route) => {
    if (isExpiring && isUpload(route.request().headers())) {
      isExpiring = false;
      await endOtherSessions(owner);
    }
    await route.continue();
  });
  const uploadExpired = async (name: string): Promise<void> => {
    isExpiring = true;
    const buffer = Buffer.alloc(12 * 1024 * 1024, `Tides of ${name}\n`);
    const chooser = page.waitForEvent('filechooser');
    await page.getByTestId('upload-button').click();
    await (await chooser).setFiles({ name, mimeType: 'text/plain', buffer });
    await expect(dialog).toBeVisible();
  };
  const confirm = async (): Promise<void> => {
    await dialog.getByLabel('Password', { exact: true }).fill(OWNER.password);
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
  };

  await test.step('signing in again sends the file', async () => {
    await uploadExpired('spring.txt');
    await confirm();
    await expect(tile.filter({ hasText: 'spring.txt' })).toBeVisible();
  });

  await test.step('without it, the file can be sent later', async () => {
    await uploadExpired('neap.txt');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(entry.filter({ hasText: 'neap.txt' })).toContainText('Your session expired');
    await entry.getByRole('button', { name: 'Retry' }).click();
    await confirm();
    await expect(tile.filter({ hasText: 'neap.txt' })).toBeVisible();
  });
});

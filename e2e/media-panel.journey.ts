import type { Locator } from 'playwright/test';
import { deleteAtEnd } from './support/at-end.ts';
import { openEditor, openPanel, widget } from './support/editor.ts';
import { intercept } from './support/intercept.ts';
import { expect, test, toast } from './support/journey.ts';
import { ownPage, text } from './support/own-page.ts';
import { picture } from './support/picture.ts';
import { RpcClient } from './support/rpc.ts';

test('uploads and toasts never cover the text toolbar', async ({ signedIn: page, product }) => {
  const owner = await new RpcClient(product.url).signIn();
  const id = await ownPage(owner, 'Uploading', [text('t', 'Some words '.repeat(60))]);
  deleteAtEnd(owner, [id]);
  const canvas = await openEditor(page, product.url, id);
  await openPanel(page, 'media', { isPinned: true });
  const [bar, tray] = [page.getByTestId('text-toolbar'), page.getByTestId('upload-tray')];
  await intercept(page, '**/rpc', (route) =>
    route.request().headers()['content-type']?.startsWith('multipart/')
      ? undefined
      : route.continue(),
  );
  const { mimeType, buffer } = picture('one.jpg');
  const files = ['one.jpg', 'two.jpg', 'three.jpg'].map(async (name) => ({
    ...{ name, mimeType, buffer: await buffer() },
  }));
  const chooser = page.getByTestId('media-panel').locator('input[type="file"]');
  await chooser.setInputFiles(await Promise.all(files));
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
      await expect(bar).toBeInViewport({ ratio: 0.99 });
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

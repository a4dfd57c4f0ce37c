import sharp from 'sharp';
import { expect, test } from './support/journey.ts';
import { node, ownPage } from './support/own-page.ts';
import { picture } from './support/picture.ts';
import { RpcClient } from './support/rpc.ts';

test('an image is cropped by keyboard, restored, and replaced, and the next visitor sees it', async ({
  signedIn: page,
  product,
  browser,
}) => {
  const guest = await (await browser.newContext()).newPage();
  const owner = await new RpcClient(product.url).signIn();
  const upload = picture('quay-wall.jpg');
  const bytes = new Uint8Array(await upload.buffer());
  const file = new File([bytes], upload.name, { type: upload.mimeType });
  const { id } = await owner.upload<{ id: number }>('MediaService.upload', {}, file);
  const image = node('image', 'image', [], { image_id: id });
  await ownPage(owner, 'Quay wall', [node('row', 'row', [node('column', 'column', [image])])]);
  /** The size of the file that the next visitor gets. */
  const seen = async () => {
    await guest.goto(`${product.url}/quay-wall/`);
    const source = await guest.locator('main img').getAttribute('src');
    const response = await guest.request.get(new URL(source ?? '', product.url).href);
    const { width, height } = await sharp(await response.body()).metadata();
    return [width, height];
  };
  expect(await seen()).toEqual([1200, 800]);

  await page.goto(`${product.url}/admin/#!/media/`);
  await page
    .getByTestId('media-tile')
    .filter({ hasText: upload.name })
    .getByRole('button')
    .first()
    .click();
  const sheet = page.getByTestId('file-sheet');
  await sheet.getByTestId('edit-image').press('Enter');
  const dialog = page.getByTestId('image-editor');
  const ratio = dialog.getByRole('combobox', { name: 'Aspect ratio' });
  await ratio.press('Enter');
  await page.getByRole('option', { name: '1:1' }).click();
  await expect(dialog.getByLabel('Width (px)')).toHaveValue('800');
  const area = dialog.getByLabel('Crop area');
  const left = () => area.evaluate((element) => element.getBoundingClientRect().left);
  const before = await left();
  await area.press('ArrowRight');
  await expect.poll(left).toBeGreaterThan(before);
  await dialog.getByTestId('save-image').press('Enter');
  await expect(dialog.getByRole('dialog')).toBeHidden();
  const restore = sheet.getByRole('button', { name: 'Restore original' });
  await expect(restore).toBeVisible();
  expect(await seen()).toEqual([800, 800]);

  await restore.press('Enter');
  await expect(restore).toBeHidden();
  expect(await seen()).toEqual([1200, 800]);

  const other = await picture('', { width: 640, height: 320 }).buffer();
  const chooser = page.waitForEvent('filechooser');
  await sheet.getByRole('button', { name: 'Replace file' }).click();
  await (await chooser).setFiles({ name: 'new.jpg', mimeType: 'image/jpeg', buffer: other });
  await expect(sheet.getByText('640 × 320 px')).toBeVisible();
  expect(await seen()).toEqual([640, 320]);
});

import { openEditor, widget } from './support/editor.ts';
import { expect, test } from './support/journey.ts';
import { node, ownPage } from './support/own-page.ts';
import { picture } from './support/picture.ts';
import { RpcClient } from './support/rpc.ts';

/** Uploads an image, and returns its id. */
async function uploadPicture(
  owner: RpcClient,
  upload: ReturnType<typeof picture>,
): Promise<number> {
  const bytes = new Uint8Array(await upload.buffer());
  const file = new File([bytes], upload.name, { type: upload.mimeType });
  return (await owner.upload<{ id: number }>('MediaService.upload', {}, file)).id;
}

test('the focal point is set from the inspector, and the page shows it at once', async ({
  signedIn: page,
  product,
}) => {
  const owner = await new RpcClient(product.url).signIn();
  const image_id = await uploadPicture(owner, picture('focal.jpg'));
  const image = node('focal', 'image', [], { image_id, ratio: '1/1' });
  const row = node('row', 'row', [node('column', 'column', [image])]);
  const canvas = await openEditor(page, product.url, await ownPage(owner, 'Focal point', [row]));
  const shown = widget(canvas, 'focal').locator('img');
  await shown.click();
  const open = page.getByTestId('edit-picture');
  await open.click();
  const sheet = page.getByTestId('file-sheet');
  await sheet.getByTestId('focal-point').focus();
  await page.keyboard.press('ArrowRight');
  await page.getByTestId('save-file').click();
  await expect(shown).toHaveCSS('object-position', '52% 50%');
  await expect(sheet.getByRole('button', { name: 'Delete' })).toBeHidden();
  await expect(sheet.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(sheet.getByRole('dialog')).toBeHidden();
  await expect(open).toBeFocused();
});

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

test('the library flags images without alt text, and the focal point moves every crop', async ({
  signedIn: page,
  product,
}) => {
  const owner = await new RpcClient(product.url).signIn();
  const upload = picture('nameless.jpg');
  await uploadPicture(owner, upload);

  await page.goto(`${product.url}/admin/#!/media/`);
  const tile = page.getByTestId('media-tile').filter({ hasText: upload.name });
  const flag = tile.getByLabel('No alt text');
  await expect(flag).toHaveText('No alt text');
  await flag.hover();
  await expect(page.getByRole('tooltip')).toHaveText('No alt text');
  await tile.getByRole('button').first().click();

  const sheet = page.getByTestId('file-sheet');
  const crops = sheet.locator('.focal-crops img');
  await expect(crops).toHaveCount(3);
  const shown = () =>
    crops.evaluateAll((images) =>
      images.map((image) => {
        const { width, height } = image.getBoundingClientRect();
        const { objectFit, objectPosition } = getComputedStyle(image);
        return { ratio: (width / height).toFixed(1), objectFit, objectPosition };
      }),
    );
  const before = await shown();
  expect(new Set(before.map(({ ratio }) => ratio)).size).toBe(3);
  await sheet.getByTestId('focal-point').focus();
  for (let step = 0; step < 5; step++) await page.keyboard.press('ArrowRight');
  for (let step = 0; step < 5; step++) await page.keyboard.press('ArrowUp');
  const after = await shown();
  for (const [index, { objectFit, objectPosition }] of after.entries()) {
    expect(objectFit).toBe('cover');
    expect(objectPosition).not.toBe(before[index]?.objectPosition);
  }
  await sheet.getByLabel('Alt text').fill('Boats in a harbor');
  await page.getByTestId('save-file').click();
  await expect(flag).toBeHidden();
});

test('closing asks before unsaved file properties are lost', async ({
  signedIn: page,
  product,
}) => {
  await page.goto(`${product.url}/admin/#!/media/`);
  await page.getByTestId('media-tile').first().getByRole('button').first().click();
  const sheet = page.getByTestId('file-sheet').getByRole('dialog');
  const title = sheet.getByLabel('Title');
  const asked = page.getByTestId('unsaved-dialog').getByRole('dialog');
  await title.fill('Half written');
  await expect(sheet.getByRole('button', { name: 'Replace file' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await asked.getByRole('button', { name: 'Keep editing' }).click();
  await expect(asked).toBeHidden();
  await expect(title).toHaveValue('Half written');
  await sheet.locator('.mantine-Drawer-close').click();
  await asked.getByRole('button', { name: 'Save' }).click();
  await expect(sheet).toBeHidden();

  await page.getByTestId('media-tile').first().getByRole('button').first().click();
  await expect(title).toHaveValue('Half written');
  await title.fill('Given up');
  await page.keyboard.press('Escape');
  await asked.getByTestId('leave-button').click();
  await expect(sheet).toBeHidden();
  await page.getByTestId('media-tile').first().getByRole('button').first().click();
  await expect(title).toHaveValue('Half written');
});

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

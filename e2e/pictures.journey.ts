import { expect, test } from './support/journey.ts';
import { picture } from './support/picture.ts';
import { RpcClient } from './support/rpc.ts';

test('quality 33: a picture without words for it is flagged in the library, and its focal point moves every crop', async ({
  signedIn: page,
  product,
}) => {
  const owner = await new RpcClient(product.url).signIn();
  const upload = picture('nameless.jpg');
  const bytes = new Uint8Array(await upload.buffer());
  await owner.upload(
    'MediaService.upload',
    {},
    new File([bytes], upload.name, { type: upload.mimeType }),
  );

  await page.goto(`${product.url}/admin/#!/media/`);
  const tile = page.getByTestId('media-tile').filter({ hasText: upload.name });
  const flag = tile.getByLabel('No description for those who cannot see the picture');
  await expect(flag).toHaveText('ALT');
  await flag.hover();
  await expect(page.getByRole('tooltip')).toHaveText(/^No description/);
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
  await sheet.getByLabel('Alternative text').fill('Boats in a harbor');
  await page.getByTestId('save-file').click();
  await expect(flag).toBeHidden();
});

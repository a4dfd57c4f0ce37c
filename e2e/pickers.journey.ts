import { extname } from 'node:path';
import type { Locator } from 'playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { openEditor, widget } from './support/editor.ts';
import { expect, test } from './support/journey.ts';
import { noPictures, silence } from './support/media-files.ts';
import { node } from './support/own-page.ts';
import { RpcClient } from './support/rpc.ts';
import { widgetPage } from './support/widget-page.ts';

/** Chooses a file in the picker, which offers files of its kind alone. */
async function pick(picker: Locator, name: string): Promise<void> {
  const files = picker.getByTestId('media-grid').getByRole('listitem');
  const file = files.filter({ hasText: name }).first();
  await expect(file).toBeVisible();
  await expect(files.filter({ hasNotText: extname(name) })).toHaveCount(0);
  await file.getByText(name).dblclick();
  await expect(picker).toBeHidden();
}

test('players are filled from the library, where each is offered files of its kind alone', async ({
  signedIn: page,
  product,
}) => {
  const owner = await new RpcClient(product.url).signIn();
  for (const file of [silence(), noPictures()]) await owner.upload('MediaService.upload', {}, file);
  const players = [node('audio', 'audio_player'), node('video', 'video_player')];
  const { id } = await widgetPage(product.url, 'Players from the library', players);
  const canvas = await openEditor(page, product.url, id);
  const picker = page.getByTestId('media-picker');
  await page.getByTestId('placeholder-audio_player').getByRole('button').click();
  await pick(picker, 'Fog horn.mp3');
  await expect(canvas.locator('.moto-audio figcaption')).toHaveText('Fog horn');
  await page.getByTestId('placeholder-video_player').getByRole('button').click();
  await pick(picker, 'Harbor tour.mp4');
  await expect(canvas.locator('video')).toHaveAttribute('aria-label', 'Harbor tour');
  await expect(page.getByTestId('control-file_id')).toContainText('Harbor tour.mp4');
});

test('a whole folder is added to a gallery in one step', async ({ signedIn: page, product }) => {
  const owner = await new RpcClient(product.url).signIn();
  type Images = { readonly items: readonly { readonly id: number }[]; readonly total: number };
  const { items, total } = await owner.call<Images>('MediaService.getList', { type: 'images' });
  const gallery = node('gallery', 'grid_gallery', [], {
    items: [{ image_id: items[0]?.id, caption: 'One' }],
  });
  const { id } = await widgetPage(product.url, 'Images of a folder', [gallery]);
  const canvas = await openEditor(page, product.url, id);
  await widget(canvas, 'gallery').locator('.moto-gallery-caption').first().click();
  await page.getByTestId('add-item').click();
  await page.getByTestId('pick-folder').click();
  const picker = page.getByTestId('media-picker');
  await expect(picker.getByText(`${total} of 199 selected`)).toBeVisible();
  await expectAccessible(page, '[data-testid="media-picker"]');
  await page.getByTestId('pick').click();
  await expect(canvas.locator('.moto-gallery li')).toHaveCount(total + 1);
  await page.keyboard.press('Control+z');
  await expect(canvas.locator('.moto-gallery li')).toHaveCount(1);
});

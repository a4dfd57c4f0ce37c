import { extname } from 'node:path';
import type { Locator } from 'playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { openEditor, openPanel, widget } from './support/editor.ts';
import { expect, test } from './support/journey.ts';
import { noPictures, silence } from './support/media-files.ts';
import { node } from './support/own-page.ts';
import { RpcClient } from './support/rpc.ts';
import { saveDesign, widgetPage } from './support/widget-page.ts';

async function addFile(url: string, file: File): Promise<number> {
  const owner = await new RpcClient(url).signIn();
  return (await owner.upload<{ id: number }>('MediaService.upload', {}, file)).id;
}

/** Chooses a file in the picker, which offers files of its kind alone. */
async function pick(picker: Locator, name: string): Promise<void> {
  const files = picker.getByTestId('media-grid').getByRole('listitem');
  const file = files.filter({ hasText: name }).first();
  await expect(file).toBeVisible();
  await expect(files.filter({ hasNotText: extname(name) })).toHaveCount(0);
  await file.getByText(name).dblclick();
}

test('an audio player is added by its tile, and plays and stops by keyboard', async ({
  signedIn: page,
  product,
}) => {
  await addFile(product.url, silence());
  const { id, address } = await widgetPage(product.url, 'Audio by hand');
  const canvas = await openEditor(page, product.url, id);
  await widget(canvas, 'first').click();
  await openPanel(page, 'add');
  await page.getByTestId('tile-audio_player').click();
  await test.step('letters are shortcuts while it has no title to write in', async () => {
    const said = page.getByTestId('announcer');
    await expect(said).toContainText('Audio player added');
    await page.getByTestId('canvas-stage').focus();
    await page.keyboard.press('s');
    await expect(said).toHaveText('Design tab');
    await page.keyboard.press('c');
    await expect(said).toHaveText('Content tab');
  });
  await page.getByTestId('placeholder-audio_player').getByRole('button').click();
  const picker = page.getByTestId('media-picker');
  await pick(picker, 'Fog horn.mp3');
  const title = canvas.locator('.moto-audio figcaption');
  await expect(title).toHaveText('Fog horn');
  await expect(picker).toBeHidden();
  const stop = page.getByTestId('control-has_stop_button').getByRole('switch');
  await stop.press('Space');
  await expect(stop).toBeChecked();
  await page.getByTestId('control-title').getByRole('textbox').fill('Fog horn at noon');
  await expect(title).toHaveText('Fog horn at noon');
  await expectAccessible(page, '[data-testid="inspector"]');
  await saveDesign(page);

  await page.goto(address);
  const audio = page.locator('audio');
  await expect(audio).toHaveJSProperty('paused', true);
  await audio.focus();
  await page.keyboard.press('Space');
  await expect(audio).toHaveJSProperty('paused', false);
  await expect.poll(() => audio.evaluate((each: HTMLAudioElement) => each.currentTime)).not.toBe(0);
  await page.getByRole('button', { name: 'Stop' }).press('Enter');
  await expect(audio).toHaveJSProperty('paused', true);
  await expect(audio).toHaveJSProperty('currentTime', 0);
  await expectAccessible(page, '.moto-audio');
});

test('a video player takes .mp4 files alone, and needs no script for its controls', async ({
  signedIn: page,
  product,
}) => {
  const file_id = await addFile(product.url, noPictures());
  const { id } = await widgetPage(product.url, 'Video from the library');
  const canvas = await openEditor(page, product.url, id);
  await widget(canvas, 'first').click();
  await openPanel(page, 'add');
  await page.getByTestId('tile-video_player').click();
  await page.getByTestId('placeholder-video_player').getByRole('button').click();
  await pick(page.getByTestId('media-picker'), 'Harbor tour.mp4');
  await expect(canvas.locator('video')).toHaveAttribute('aria-label', 'Harbor tour');
  await expect(page.getByTestId('control-file_id')).toContainText('Harbor tour.mp4');

  const player = node('player', 'video_player', [], {
    file_id,
    title: 'Tour',
    has_controls: false,
  });
  const { address } = await widgetPage(product.url, 'Video without controls', [player]);
  await page.goto(address);
  await expect(page.getByRole('button', { name: 'Play video' })).toBeVisible();
  await expect(page.locator('video')).toHaveJSProperty('controls', false);
  await expectAccessible(page, '.moto-player');
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });
  test('players have the controls of the browser', async ({ page, product }) => {
    const file_id = await addFile(product.url, silence());
    const audio = node('audio', 'audio_player', [], { file_id, has_stop_button: true });
    const video = node('video', 'video_player', [], {
      file_id: await addFile(product.url, noPictures()),
      has_controls: false,
    });
    const { address } = await widgetPage(product.url, 'Players', [audio, video]);
    await page.goto(address);
    await expect(page.locator('audio[controls]')).toBeVisible();
    await expect(page.locator('video[controls]')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Stop' })).toBeHidden();
  });
});

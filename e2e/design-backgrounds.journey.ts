import AxeBuilder from '@axe-core/playwright';
import { openEditor, widget } from './support/editor.ts';
import { expect, test } from './support/journey.ts';
import { movingPictures } from './support/media-files.ts';
import { addressOf, node, ownPage, type Tree, textRow } from './support/own-page.ts';
import { RpcClient } from './support/rpc.ts';

const TALL = { desktop: '900px' };

let owner: RpcClient;
let address: string;
const pages: number[] = [];
const backgrounds: number[] = [];

type Background = { readonly id: number; readonly class_name: string };

async function addBackground(name: string, properties: object): Promise<Background> {
  const item = { name, properties };
  const background = await owner.call<Background>('BackgroundsService.save', { item });
  backgrounds.push(background.id);
  return background;
}

/** A published page with this background. */
async function addPage(name: string, background_id: number, content: readonly Tree[]) {
  const id = await ownPage(owner, name, content);
  pages.push(id);
  const { revision } = await owner.call<{ revision: number }>('PagesService.get', { id });
  await owner.call('PagesService.save', { item: { id, background_id }, revision });
  return id;
}

test.beforeAll(async ({ product }) => {
  owner = await new RpcClient(product.url).signIn();
  const { id } = await addBackground('Night', { color: '#101820' });
  address = await addressOf(owner, await addPage('At night', id, [textRow('a', 'Words')]));
});

test.afterAll(async () => {
  await owner.call('PagesService.delete', { ids: pages });
  await owner.call('BackgroundsService.delete', { ids: backgrounds });
});

test('backgrounds are edited, added, and undone, and those in use are kept', async ({
  signedIn: page,
  product,
  context,
}) => {
  await page.goto(`${product.url}/admin/#!/design/backgrounds/999999/`);
  const missing = page.getByTestId('background-missing');
  await expect(missing).toContainText('Background preset 999999 not found.');
  await page.getByRole('link', { name: 'Backgrounds' }).click();
  await expect(missing).toBeHidden();
  await expect(page.getByTestId('background-count-night')).toHaveText('Used in 1 place');

  await page.getByTestId('background-menu-night').click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByRole('dialog')).toContainText('Choose another background there first.');
  await page.keyboard.press('Escape');

  const tile = page.getByTestId('background-night');
  const sample = tile.locator('.pl-background-tile-sample');
  await tile.click();
  await page.getByTestId('background-kind').click();
  await page.getByRole('option', { name: 'Gradient' }).click();
  await expect(sample).toHaveCSS('background-image', /linear-gradient/);
  await page.getByTestId('undo-button').click();
  await expect(sample).toHaveCSS('background-image', 'none');
  await page.getByTestId('redo-button').click();
  await page.getByTestId('gradient-color1-color2').click();
  await page.getByTestId('direction-90').click();
  await expect(sample).toHaveCSS(
    'background-image',
    /^linear-gradient\(90deg, (rgb\([^)]+\)(, )?){2}\)$/,
  );
  await page.getByTestId('add-middle-color').click();
  // The mix of its neighbors: the gradient looks as before.
  const stops = await sample.evaluate((element) => getComputedStyle(element).backgroundImage);
  const [from = [], via, to = []] = [...stops.matchAll(/rgb\(([^)]+)\)/g)].map(
    ([, channels = '']) => channels.split(', ').map(Number),
  );
  expect(via).toHaveLength(3);
  for (const [index, channel] of (via ?? []).entries()) {
    const mean = ((from[index] ?? 0) + (to[index] ?? 0)) / 2;
    expect(Math.abs(channel - mean)).toBeLessThan(1);
  }
  await page.getByTestId('gradient-shape').getByText('Radial').click();
  await expect(page.getByTestId('direction-90')).toBeHidden();
  await expect(sample).toHaveCSS('background-image', /^radial-gradient\((rgb\([^)]+\)(, )?){3}\)$/);
  const { violations } = await new AxeBuilder({ page }).include('.design-settings').analyze();
  expect(violations).toEqual([]);

  const said = page.getByTestId('announcer');
  await page.getByTestId('add-background').click();
  await page.getByTestId('dialog-name').fill('Dawn');
  await page.keyboard.press('Enter');
  await expect(said).toHaveText('“Dawn” created');
  await page.getByTestId('background-menu-dawn').click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await expect(said).toHaveText('“Dawn” duplicated');
  await page.getByTestId('undo-button').click();
  await page.getByTestId('background-menu-dawn').click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await page.getByTestId('dialog-name').fill('Dusk');
  await page.keyboard.press('Enter');
  await expect(said).toHaveText('Renamed to Dusk');
  await expect(page.getByTestId('background-dawn')).toHaveAttribute('aria-expanded', 'true');
  await page.getByTestId('background-menu-dawn').click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByTestId('confirm-delete').click();
  await expect(said).toHaveText('“Dusk” deleted');
  await expect(page.getByTestId('background-dawn')).toBeHidden();

  await page.getByTestId('save-button').click();
  await expect(page.getByTestId('save-bar')).toBeHidden();
  const visitor = await context.newPage();
  await visitor.goto(address);
  await expect(visitor.locator('body')).toHaveCSS('background-image', /radial-gradient/);
});

test('images with parallax move slower than the page, of boxes, of styles, and of the page', async ({
  signedIn: page,
  product,
  context,
}) => {
  const { items } = await owner.call<{ items: { id: number }[] }>('MediaService.getList', {
    type: 'images',
  });
  const image = { image_id: items[0]?.id, size: 'cover', is_parallax: true };
  const style = await addBackground('Far away', image);
  const row = (name: string, background: object) =>
    node(name, 'row', [node(`${name}c`, 'column')], { background, min_height: TALL });
  const deep = await addPage('Deep', style.id, [
    row('above', {}),
    row('boxed', image),
    row('styled', { preset: style.class_name }),
    row('below', {}),
  ]);

  const visitor = await context.newPage();
  await visitor.goto(await addressOf(owner, deep));
  const layers = visitor.locator('.moto-background-parallax');
  await expect(layers).toHaveCount(3);
  const places = (top: number) =>
    visitor.evaluate(async (y) => {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      return [...document.querySelectorAll('.moto-background-parallax :is(img, div)')].map(
        (moved) => getComputedStyle(moved).transform,
      );
    }, top);
  const [before, after] = [await places(1200), await places(1500)];
  for (const [index, place] of before.entries()) expect(after[index]).not.toBe(place);

  await visitor.emulateMedia({ reducedMotion: 'reduce' });
  expect(await places(1200)).toEqual(['none', 'none', 'none']);
  await visitor.close();

  const canvas = await openEditor(page, product.url, deep);
  await expect(widget(canvas, 'styled').locator('.moto-background-parallax > div')).toHaveCSS(
    'background-image',
    /url/,
  );
});

test('a video with a poster plays behind pages and their parts, and visitors can pause it', async ({
  signedIn: page,
  product,
  context,
}) => {
  const file = await movingPictures(page);
  const video = await owner.upload<{ id: number }>('MediaService.upload', {}, file);
  const tide = await addBackground('Tide', { color: '#101820' });
  const row = node('boxed', 'row', [node('boxedc', 'column')], {
    ...{ background: { preset: tide.class_name }, min_height: TALL },
  });
  const own = await addPage('At sea', tide.id, [row]);

  await page.goto(`${product.url}/admin/#!/design/backgrounds/${tide.id}/`);
  const tile = page.getByTestId('background-tide');
  await expect(tile).toHaveAttribute('aria-expanded', 'true');
  await page.getByTestId('background-kind').click();
  await page.getByRole('option', { name: 'Video' }).click();
  await page.getByTestId('choose-video').press('Enter');
  const files = page.getByTestId('media-picker').getByTestId('media-grid').getByRole('listitem');
  await files.filter({ hasText: 'Tide.webm' }).getByText('Tide.webm').dblclick();
  const poster = page.getByTestId('background-poster');
  await expect(poster).toContainText('Fill in this field.');
  await page.getByTestId('save-button').click();
  await expect(page.getByText('Select a poster for the background video.')).toBeVisible();
  await poster.getByTestId('choose-picture').press('Enter');
  await files.first().dblclick();
  await expect(poster).not.toContainText('Fill in this field.');
  const sample = tile.locator('.pl-background-tile-sample');
  await expect(sample).toHaveCSS('background-image', /^url/);
  const { violations } = await new AxeBuilder({ page }).include('.design-settings').analyze();
  expect(violations).toEqual([]);
  // Choices in quick succession are one undo step, which may include the kind.
  await page.getByTestId('undo-button').click();
  await expect(sample).toHaveCSS('background-image', 'none');
  await page.getByTestId('redo-button').click();
  await expect(sample).toHaveCSS('background-image', /^url/);
  await expect(poster).not.toContainText('Fill in this field.');
  await page.getByTestId('save-button').click();
  await expect(page.getByTestId('save-bar')).toBeHidden();

  const visitor = await context.newPage();
  await visitor.goto(await addressOf(owner, own));
  const playing = visitor.locator('.moto-background-layer > video');
  await expect(playing).toHaveCount(2);
  const pause = visitor.getByRole('button', { name: 'Pause' });
  await expect(pause).toHaveCount(2);
  for (const one of await playing.all()) {
    await expect(one).toHaveAttribute('poster', /./);
    await expect(one).toHaveJSProperty('paused', false);
    await expect(one).toHaveJSProperty('muted', true);
  }
  await pause.first().press('Enter');
  await expect(playing.first()).toHaveJSProperty('paused', true);
  await visitor.emulateMedia({ reducedMotion: 'reduce' });
  await visitor.reload();
  await expect(visitor.getByRole('button', { name: 'Play' })).toHaveCount(2);
  for (const one of await playing.all()) await expect(one).toHaveJSProperty('paused', true);
  await visitor.close();

  const canvas = await openEditor(page, product.url, own);
  await expect(widget(canvas, 'boxed').locator('.moto-background-layer > video')).toHaveAttribute(
    'poster',
    /./,
  );
  const { items } = await owner.call<{ items: object[] }>('MediaService.getUsage', {
    id: video.id,
  });
  expect(items).toContainEqual({ type: 'background', id: tide.id, name: 'Tide' });
});

import { openEditor, widget } from './support/editor.ts';
import { expect, test } from './support/journey.ts';
import { movingPictures } from './support/media-files.ts';
import { addressOf, node, ownPage, type Tree } from './support/own-page.ts';
import { RpcClient } from './support/rpc.ts';

const TALL = { desktop: '900px' };

let owner: RpcClient;

type Background = { readonly id: number; readonly class_name: string };

async function addBackground(name: string, properties: object): Promise<Background> {
  const item = { name, properties };
  return owner.call<Background>('BackgroundsService.save', { item });
}

/** A published page with this background. */
async function addPage(name: string, background_id: number, content: readonly Tree[]) {
  const id = await ownPage(owner, name, content);
  const { revision } = await owner.call<{ revision: number }>('PagesService.get', { id });
  await owner.call('PagesService.save', { item: { id, background_id }, revision });
  return id;
}

test.beforeAll(async ({ product }) => {
  owner = await new RpcClient(product.url).signIn();
});

test('visitors see images with parallax and a video that they can pause behind pages and their parts', async ({
  signedIn: page,
  product,
  context,
}) => {
  const visitor = await context.newPage();

  await test.step('images move slower than the page, of boxes, of styles, and of the page', async () => {
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

    const canvas = await openEditor(page, product.url, deep);
    await expect(widget(canvas, 'styled').locator('.moto-background-parallax > div')).toHaveCSS(
      'background-image',
      /url/,
    );
  });

  await test.step('a video is chosen with its poster, and plays until it is paused', async () => {
    await visitor.emulateMedia({ reducedMotion: null });

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
    // Choices in quick succession are one undo step, which may include the kind.
    await page.getByTestId('undo-button').click();
    await expect(sample).toHaveCSS('background-image', 'none');
    await page.getByTestId('redo-button').click();
    await expect(sample).toHaveCSS('background-image', /^url/);
    await expect(poster).not.toContainText('Fill in this field.');
    await page.getByTestId('save-button').click();
    await expect(page.getByTestId('save-bar')).toBeHidden();

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
});

import { expectAccessible } from './support/accessible.ts';
import { chooseImages } from './support/choose-images.ts';
import { openEditor, openPanel, showTab, widget } from './support/editor.ts';
import { expect, test } from './support/journey.ts';
import { press, tabTo } from './support/keyboard.ts';
import { node, ownPage, text } from './support/own-page.ts';
import { RpcClient } from './support/rpc.ts';
import { widgetPage } from './support/widget-page.ts';

type Files = { readonly items: readonly { readonly id: number }[] };

async function pageWith(url: string, name: string, captions: readonly string[] | null) {
  const owner = await new RpcClient(url).signIn();
  const { items } = await owner.call<Files>('MediaService.getList', { type: 'images', count: 5 });
  const images = captions?.map((caption, index) => ({ image_id: items[index]?.id, caption }));
  const gallery = images ? [node('gallery', 'grid_gallery', [], { items: images })] : [];
  const column = node('column', 'column', [text('first', 'Images'), ...gallery]);
  const id = await ownPage(owner, name, [node('row', 'row', [column])]);
  const { full_url } = await owner.call<{ full_url: string }>('PagesService.get', { id });
  return { id, address: new URL(full_url, url).href };
}

test('by mouse, images are chosen, captioned, reordered and arranged', async ({
  signedIn: page,
  product,
}) => {
  const { id, address } = await pageWith(product.url, 'Images by hand', null);
  const canvas = await openEditor(page, product.url, id);
  await widget(canvas, 'first').click();
  await openPanel(page, 'add');
  await page.getByTestId('tile-grid_gallery').click();
  await page.getByTestId('placeholder-grid_gallery').getByRole('button').click();
  await chooseImages(page, 0, 1);
  await page.getByTestId('add-item').click();
  await chooseImages(page, 2);
  await expect(canvas.locator('.moto-gallery li')).toHaveCount(3);
  await expect(page.getByTestId('item-count')).toHaveText('3 of 200');
  await page.getByTestId('item-control-caption').getByRole('textbox').fill('Third');
  await expect(canvas.locator('.moto-gallery-caption')).toHaveText('Third');
  await page.locator('.pl-item-grip').nth(2).press('ArrowUp');
  await expect(canvas.locator('.moto-gallery li').nth(1)).toContainText('Third');
  await showTab(page, 'Design');
  await page.getByTestId('control-layout').getByText('Rows').click();
  await expect(canvas.locator('.moto-gallery-rows.moto-gallery-last-center')).toBeVisible();
  await page.getByTestId('control-has_fixed_height').getByRole('switch').press(' ');
  const heights = canvas.locator('.moto-gallery img');
  await expect(heights.first()).toHaveCSS('height', '240px');
  await page.getByTestId('control-last_row').getByRole('combobox').click();
  await page.getByRole('option', { name: 'Hide' }).click();
  await expect(canvas.locator('.moto-gallery li').last()).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(page.getByTestId('save-state')).toContainText('Saved');

  await page.goto(address);
  await page.locator('.moto-gallery a').first().click();
  const lightbox = page.locator('.moto-lightbox');
  await expect(lightbox).toHaveCSS('position', 'fixed');
  await expect(lightbox.getByRole('button', { name: 'Next image' })).toHaveCSS(
    'position',
    'absolute',
  );
  await expect(lightbox.getByRole('status')).toHaveText('1 / 3');
  await page.keyboard.press('ArrowRight');
  await expect(lightbox.getByRole('status')).toHaveText('2 / 3');
  await expect(lightbox.getByText('Third')).toBeVisible();
  await lightbox.getByRole('button', { name: 'Previous image' }).click();
  await page.keyboard.press('ArrowLeft');
  await expect(lightbox.getByRole('status')).toHaveText('3 / 3');
  await expectAccessible(page, '.moto-lightbox');
  await page.keyboard.press('Escape');
  await expect(lightbox).toBeHidden();
  await page.locator('.moto-gallery a').first().click();
  await lightbox.getByRole('button', { name: 'Close image' }).click();
  await expect(page.locator('.moto-gallery a').first()).toBeFocused();
});

test('a whole folder is added in one step', async ({ signedIn: page, product }) => {
  const { id } = await pageWith(product.url, 'Images of a folder', ['One']);
  const owner = await new RpcClient(product.url).signIn();
  const { total } = await owner.call<{ total: number }>('MediaService.getList', { type: 'images' });
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

test('by keyboard, an image is moved, hidden and shown', async ({ signedIn: page, product }) => {
  const { id } = await pageWith(product.url, 'Images by keys', ['One', 'Two', 'Three']);
  const canvas = await openEditor(page, product.url, id);
  await widget(canvas, 'gallery').locator('.moto-gallery-caption').first().click();
  await tabTo(page, 'item-move-0');
  await press(page, 'ArrowDown');
  const captions = canvas.locator('.moto-gallery-caption');
  await expect(captions).toHaveText(['Two', 'One', 'Three']);
  await tabTo(page, 'item-hide-1');
  await press(page, 'Enter');
  await expect(captions).toHaveText(['Two', 'Three']);
  await press(page, 'Enter');
  await expect(captions).toHaveText(['Two', 'One', 'Three']);
  await expectAccessible(page, '[data-testid="inspector"]');
});

test('a hidden last row is in the lightbox, and shown once it is full', async ({
  page,
  product,
}) => {
  const owner = await new RpcClient(product.url).signIn();
  type Images = { readonly items: readonly { id: number; width: number; height: number }[] };
  const { items } = await owner.call<Images>('MediaService.getList', { type: 'images', count: 40 });
  const wide = items.find(({ width, height }) => width > height && width < height * 2);
  const properties = {
    items: Array.from({ length: 5 }, () => ({ image_id: wide?.id })),
    ...{ layout: 'rows', last_row: 'hide', row_height: { desktop: 300 } },
  };
  const { address } = await widgetPage(product.url, 'Last row', [
    node('gallery', 'grid_gallery', [], properties),
  ]);
  await page.goto(address);
  const images = page.locator('.moto-gallery > li');
  await expect(images.last()).toBeHidden();
  await expect(images.filter({ visible: true })).toHaveCount(4);
  await images.locator('a').first().click();
  await expect(page.locator('.moto-lightbox').getByRole('status')).toHaveText('1 / 5');
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 375, height: 812 });
  await expect(images.filter({ visible: true })).toHaveCount(5);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });
  test('visitors see all images, each linked to its full size', async ({ page, product }) => {
    const { address } = await pageWith(product.url, 'Images of visitors', ['One', 'Two', 'Three']);
    await page.goto(address);
    await expect(page.locator('.moto-gallery li img')).toHaveCount(3);
    const href = await page.locator('.moto-gallery a').first().getAttribute('href');
    await page.locator('.moto-gallery a').first().click();
    await expect(page).toHaveURL(new URL(href ?? '', product.url).href);
  });
});

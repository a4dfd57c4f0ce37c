import type { Locator, Page } from 'playwright/test';

import { showTab } from '../../e2e/support/editor.ts';
import { expectAccessible } from '../accessible.ts';
import { addByTile, openWidgets, withPorts } from '../open-host.ts';
import { expect, test } from '../test.ts';

/** What the user chooses in the media library next. */
const choose = (page: Page, ...ids: readonly number[]) =>
  withPorts(page, ({ media }, chosen: readonly number[]) => media.choose(...chosen), ids);

const placeholder = (page: Page, name: string) =>
  page.getByTestId(`placeholder-${name}`).getByRole('button');

/** Waits until the inspector, which is drawn after the canvas, shows these items. */
const expectItems = async (page: Page, count: string, current?: number) => {
  await expect(page.getByTestId('item-count')).toHaveText(count);
  if (current !== undefined)
    await expect(page.getByTestId(`item-${current}`)).toHaveAttribute('aria-current', 'true');
};

/** Whether a slide fills its list, which clips what isn't shown. */
const isShown = (slide: Locator) =>
  slide.evaluate((element) => {
    const [inner, outer] = [element, element.parentElement ?? element].map((each) =>
      each.getBoundingClientRect(),
    );
    return Math.abs((inner?.left ?? 0) - (outer?.left ?? 0)) < 2;
  });

test('images of a gallery are chosen, captioned, reordered, and laid out', async ({ page }) => {
  const canvas = await openWidgets(page);
  await addByTile(page, 'grid_gallery');
  await choose(page, 1, 2);
  await placeholder(page, 'grid_gallery').click();
  const images = canvas.locator('.moto-gallery li');
  await expect(images).toHaveCount(2);
  await expectItems(page, '2 of 200');
  await choose(page, 3);
  await page.getByTestId('add-item').click();
  await expect(images).toHaveCount(3);
  await expectItems(page, '3 of 200', 2);
  await page.getByTestId('item-control-caption').getByRole('textbox').fill('Third');
  await expect(canvas.locator('.moto-gallery-caption')).toHaveText('Third');
  await page.locator('.pl-item-grip').nth(2).press('ArrowUp');
  await expect(images.nth(1)).toContainText('Third');
  await showTab(page, 'Design');
  await page.getByTestId('control-layout').getByText('Rows').click();
  await expect(canvas.locator('.moto-gallery-rows.moto-gallery-last-center')).toBeVisible();
  await page.getByTestId('control-has_fixed_height').getByRole('switch').press(' ');
  await expect(images.locator('img').first()).toHaveCSS('height', '240px');
  await page.getByTestId('control-last_row').getByRole('combobox').click();
  await page.getByRole('option', { name: 'Hide' }).click();
  await expect(images.last()).toBeVisible();
});

test('slides are made of images, shown as they are selected, and captioned on the page', {
  tag: '@modes',
}, async ({ page }) => {
  const canvas = await openWidgets(page);
  await addByTile(page, 'slider');
  await choose(page, 1, 2, 3);
  await placeholder(page, 'slider').click();
  const slides = canvas.locator('.moto-widget-slider-item');
  await expect(slides).toHaveCount(3);
  await expectItems(page, '3 of 30', 0);
  await page.getByTestId('item-2').click();
  await expect.poll(() => isShown(slides.nth(2))).toBe(true);
  await expectItems(page, '3 of 30', 2);
  await page.getByTestId('item-0').click();
  await expect.poll(() => isShown(slides.nth(0))).toBe(true);
  await slides.nth(0).locator('.moto-widget-text').dblclick();
  await page.keyboard.type('Out at dawn');
  await page.keyboard.press('Escape');
  await expect(slides.nth(0)).toContainText('Out at dawn');
  await expectAccessible(page, '[data-testid="inspector"]');
});

test('a carousel is found by a synonym, and shows the slide that is selected', {
  tag: '@modes',
}, async ({ page }) => {
  const canvas = await openWidgets(page);
  await page.getByTestId('rail-add').click();
  await page.getByTestId('add-search').fill('logos');
  await page.getByTestId('tile-carousel').click();
  await choose(page, 1, 2, 3);
  await placeholder(page, 'carousel').click();
  const slides = canvas.locator('.moto-widget-slider-item');
  await expect(slides).toHaveCount(3);
  await expectItems(page, '3 of 50', 0);
  await choose(page, 4, 5, 6);
  await page.getByTestId('add-images').click();
  await expect(slides).toHaveCount(6);
  await expectItems(page, '6 of 50', 3);
  await page.getByTestId('item-5').click();
  await expect(slides.nth(5)).toBeInViewport({ ratio: 0.9 });
  await expectAccessible(page, '[data-testid="inspector"]');
});

test('letters are shortcuts while an audio player has no title to write in', async ({ page }) => {
  await openWidgets(page);
  await addByTile(page, 'audio_player');
  const said = page.getByTestId('announcer');
  await expect(said).toContainText('Audio player added');
  await page.getByTestId('canvas-stage').focus();
  await page.keyboard.press('s');
  await expect(said).toHaveText('Design tab');
  await page.keyboard.press('c');
  await expect(said).toHaveText('Content tab');
});

test('players take files of their kind alone, and are named after them', { tag: '@modes' }, async ({
  page,
}) => {
  const canvas = await openWidgets(page);
  await addByTile(page, 'audio_player');
  await choose(page, 1);
  await placeholder(page, 'audio_player').click();
  const title = canvas.locator('.moto-audio figcaption');
  await expect(title).toHaveText('picture');
  const stop = page.getByTestId('control-has_stop_button').getByRole('switch');
  await stop.press('Space');
  await expect(stop).toBeChecked();
  await page.getByTestId('control-title').getByRole('textbox').fill('Fog horn at noon');
  await expect(title).toHaveText('Fog horn at noon');
  await expectAccessible(page, '[data-testid="inspector"]');

  await addByTile(page, 'video_player');
  await choose(page, 2);
  await placeholder(page, 'video_player').click();
  await expect(canvas.locator('video')).toHaveAttribute('aria-label', 'picture');
  const calls = await withPorts(page, ({ media }) => media.calls);
  expect(calls).toEqual([
    ['pick', null, 'mp3'],
    ['pick', null, 'mp4'],
  ]);
});

import { expectAccessible } from './support/accessible.ts';
import { chooseImages } from './support/choose-images.ts';
import { openEditor, openPanel, widget } from './support/editor.ts';
import { expect, test } from './support/journey.ts';
import { node, text } from './support/own-page.ts';
import { saveDesign, widgetPage } from './support/widget-page.ts';

const quotes = Array.from({ length: 6 }, (_, index) =>
  node(`slide${index + 1}`, 'slider_item', [text(`words${index + 1}`, `Quote ${index + 1}`)]),
);

test('a carousel is added by its tile, filled with images, arranged, and used by keys', async ({
  signedIn: page,
  product,
}) => {
  const { id, address } = await widgetPage(product.url, 'Carousel by hand');
  const canvas = await openEditor(page, product.url, id);
  await widget(canvas, 'first').click();
  await openPanel(page, 'add');
  await page.getByTestId('add-search').fill('logos');
  await page.getByTestId('tile-carousel').click();
  await page.getByTestId('placeholder-carousel').getByRole('button').click();
  await chooseImages(page, 0, 1, 2);
  await page.getByTestId('add-images').click();
  await chooseImages(page, 3, 4, 5);
  const slides = canvas.locator('.moto-widget-slider-item');
  await expect(slides).toHaveCount(6);
  await expect(page.getByTestId('item-count')).toHaveText('6 of 50');
  await page.getByTestId('item-5').click();
  await expect(slides.nth(5)).toBeInViewport({ ratio: 0.9 });
  await expectAccessible(page, '[data-testid="inspector"]');
  await saveDesign(page);

  await page.goto(address);
  const carousel = page.getByRole('group', { name: 'Slides', exact: true });
  const shown = page.locator('.moto-widget-slider-item:not([inert])');
  await expect(shown).toHaveCount(4);
  await expectAccessible(page, '.moto-slides');
  await expect(carousel.getByRole('button', { name: /^Slide \d/ })).toHaveCount(3);
  await carousel.getByRole('button', { name: 'Next slide' }).press('Enter');
  await expect(shown.first()).toHaveAttribute('aria-label', '2 / 6');
  await expect(page.locator('.moto-widget-slider-item').nth(4)).toBeInViewport({ ratio: 0.9 });
  await page.keyboard.press('ArrowLeft');
  await expect(shown.first()).toHaveAttribute('aria-label', '1 / 6');
});

test('it shows fewer slides on smaller devices', async ({ page, product }) => {
  const { address } = await widgetPage(product.url, 'Quotes', [node('quotes', 'carousel', quotes)]);
  const shown = page.locator('.moto-widget-slider-item:not([inert])');
  for (const [width, count] of [
    [1280, 4],
    [900, 3],
    [700, 2],
    [375, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(address);
    await expect(shown).toHaveCount(count);
  }
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });
  test('visitors scroll through all slides', async ({ page, product }) => {
    const { address } = await widgetPage(product.url, 'Scrolled quotes', [
      node('quotes', 'carousel', quotes, { autoplay: true }),
    ]);
    await page.goto(address);
    await expect(page.locator('.moto-slides button:visible')).toHaveCount(0);
    await page.locator('.moto-slides-list').focus();
    await page.keyboard.press('End');
    await page.locator('.moto-slides-list').evaluate((list) => list.scrollTo({ left: 1e6 }));
    await expect(page.getByText('Quote 6')).toBeInViewport();
  });
});

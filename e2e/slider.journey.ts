import type { Locator } from 'playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { chooseImages } from './support/choose-images.ts';
import { openEditor, openPanel, widget } from './support/editor.ts';
import { expect, test } from './support/journey.ts';
import { node, text } from './support/own-page.ts';
import { RpcClient } from './support/rpc.ts';
import { saveDesign, widgetPage } from './support/widget-page.ts';

type Files = { readonly items: readonly { readonly id: number }[] };

async function sliderPage(url: string, name: string, properties: object = {}) {
  const owner = await new RpcClient(url).signIn();
  const { items } = await owner.call<Files>('MediaService.getList', { type: 'images', count: 3 });
  const slides = items.map(({ id }, index) =>
    node(`slide${index + 1}`, 'slider_item', [text(`words${index + 1}`, `Caption ${index + 1}`)], {
      image_id: id,
      link: { action: 'url', url: `#slide-${index + 1}` },
    }),
  );
  return widgetPage(url, name, [node('slider', 'slider', slides, properties)]);
}

/** Whether a slide fills its list, which clips what isn't shown. */
const isShown = (slide: Locator) =>
  slide.evaluate((element) => {
    const [inner, outer] = [element, element.parentElement ?? element].map((each) =>
      each.getBoundingClientRect(),
    );
    return Math.abs((inner?.left ?? 0) - (outer?.left ?? 0)) < 2;
  });

test('a slider is added by its tile, filled with images, captioned on the page, and used by keys', async ({
  signedIn: page,
  product,
}) => {
  const { id, address } = await widgetPage(product.url, 'Slider by hand');
  const canvas = await openEditor(page, product.url, id);
  await widget(canvas, 'first').click();
  await openPanel(page, 'add');
  await page.getByTestId('tile-slider').click();
  await page.getByTestId('placeholder-slider').getByRole('button', { name: 'Add images' }).click();
  await chooseImages(page, 0, 1, 2);
  const slides = canvas.locator('.moto-widget-slider-item');
  await expect(slides).toHaveCount(3);
  await expect(page.getByTestId('item-count')).toHaveText('3 of 30');
  await test.step('selecting a slide in the list shows it on the page', async () => {
    await page.getByTestId('item-2').click();
    await expect.poll(() => isShown(slides.nth(2))).toBe(true);
    await page.getByTestId('item-0').click();
    await expect.poll(() => isShown(slides.nth(0))).toBe(true);
  });
  await test.step('a caption is written on the page', async () => {
    await slides.nth(0).locator('.moto-widget-text').dblclick();
    await page.keyboard.type('Out at dawn');
    await page.keyboard.press('Escape');
    await expect(slides.nth(0)).toContainText('Out at dawn');
  });
  await expectAccessible(page, '[data-testid="inspector"]');
  await saveDesign(page);

  await page.goto(address);
  const shown = page.locator('.moto-widget-slider-item[data-current]');
  const slider = page.getByRole('group', { name: 'Slides', exact: true });
  await expect(shown).toContainText('Out at dawn');
  await expectAccessible(page, '.moto-slides');
  await page.keyboard.press('Tab');
  await slider.getByRole('button', { name: 'Pause slides' }).focus();
  await page.keyboard.press('Enter');
  await expect(slider.getByRole('button', { name: 'Play slides' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(shown).toHaveAttribute('aria-label', '2 / 3');
  await slider.getByRole('button', { name: 'Next slide' }).press('Enter');
  await expect(shown).toHaveAttribute('aria-label', '3 / 3');
  await slider.getByRole('button', { name: 'Slide 1', exact: true }).press('Enter');
  await expect(shown).toHaveAttribute('aria-label', '1 / 3');
  // A caption without text is not shown.
  await expect(page.locator('.moto-slide-content')).toHaveCount(3);
  await expect(page.locator('.moto-slide-content:visible')).toHaveCount(1);
});

test('slides move on by themselves until a visitor points at them', async ({ page, product }) => {
  const properties = { duration: 1, stops_on_click: false };
  const { address } = await sliderPage(product.url, 'Playing slides', properties);
  await page.goto(address);
  const shown = page.locator('.moto-widget-slider-item[data-current]');
  await expect(shown).toHaveAttribute('aria-label', '2 / 3', { timeout: 3000 });
  await page.locator('.moto-slides').hover();
  const place = await shown.getAttribute('aria-label');
  await page.waitForTimeout(1500);
  await expect(shown).toHaveAttribute('aria-label', place ?? '');
});

test('slides that slide snap into place, and only the shown one takes focus', async ({
  page,
  product,
}) => {
  const { address } = await sliderPage(product.url, 'Sliding slides', {
    autoplay: false,
    slide_animation: 'slide',
  });
  await page.goto(address);
  const slides = page.locator('.moto-widget-slider-item');
  await page.getByRole('button', { name: 'Next slide' }).click();
  await expect.poll(() => isShown(slides.nth(1))).toBe(true);
  await page.locator('.moto-slides-list').focus();
  await page.keyboard.press('Tab');
  await expect(slides.nth(1).locator('a')).toBeFocused();
  await page.locator('.moto-slides-list').evaluate((list) => list.scrollTo({ left: 1e6 }));
  await expect(page.locator('[aria-current="true"]')).toHaveAccessibleName('Slide 3');
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });
  test('visitors scroll through all slides', async ({ page, product }) => {
    const { address } = await sliderPage(product.url, 'Scrolled slides');
    await page.goto(address);
    const slides = page.locator('.moto-widget-slider-item');
    await expect(page.locator('.moto-slides button:visible')).toHaveCount(0);
    await slides.nth(2).locator('a').focus();
    await expect.poll(() => isShown(slides.nth(2))).toBe(true);
    await expect(page.getByText('Caption 3')).toBeVisible();
    await page.locator('.moto-slides-list').focus();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => isShown(slides.nth(1))).toBe(true);
  });
});

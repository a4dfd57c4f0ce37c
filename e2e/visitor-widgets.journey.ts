import type { Locator, Page } from 'playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { setFacts } from './support/at-end.ts';
import { expect, test } from './support/journey.ts';
import { noPictures, silence } from './support/media-files.ts';
import { node, text } from './support/own-page.ts';
import { RpcClient } from './support/rpc.ts';
import { widgetPage } from './support/widget-page.ts';

type Images = { readonly items: readonly { id: number; width: number; height: number }[] };

const signIn = (url: string) => new RpcClient(url).signIn();

async function imagesOf(url: string, count: number): Promise<Images['items']> {
  const owner = await signIn(url);
  return (await owner.call<Images>('MediaService.getList', { type: 'images', count })).items;
}

async function addFile(url: string, file: File): Promise<number> {
  const owner = await signIn(url);
  return (await owner.upload<{ id: number }>('MediaService.upload', {}, file)).id;
}

const answer = (id: string, title: string, words: string) =>
  node(id, 'accordion_item', [text(`${id}-text`, words)], { title });

const questions = node('faq', 'accordion', [
  answer('hours', 'When are you open?', 'From nine to five.'),
  answer('place', 'Where are you?', 'At the quay.'),
]);

const quotes = Array.from({ length: 6 }, (_, index) =>
  node(`slide${index + 1}`, 'slider_item', [text(`words${index + 1}`, `Quote ${index + 1}`)]),
);

const repairs = node('bars', 'completion_bars', [], { items: [{ label: 'Repairs', value: 40 }] });
const tall = node('tall', 'spacer', [], { height: { desktop: 1000 } });

const scrolled = (page: Page) => page.evaluate(() => scrollY);

/** Whether a slide fills its list, which clips what isn't shown. */
const isShown = (slide: Locator) =>
  slide.evaluate((element) => {
    const [inner, outer] = [element, element.parentElement ?? element].map((each) =>
      each.getBoundingClientRect(),
    );
    return Math.abs((inner?.left ?? 0) - (outer?.left ?? 0)) < 2;
  });

/** Slides with an image, a caption, and a link each. The last caption can be empty. */
async function sliderOf(url: string, properties: object = {}, last = 'Caption 3') {
  const captions = ['Caption 1', 'Caption 2', last];
  const slides = (await imagesOf(url, 3)).map(({ id }, index) =>
    node(`slide${index + 1}`, 'slider_item', [text(`words${index + 1}`, captions[index] ?? '')], {
      image_id: id,
      link: { action: 'url', url: `#slide-${index + 1}` },
    }),
  );
  return node('slider', 'slider', slides, properties);
}

async function modeSetter(url: string) {
  const owner = await signIn(url);
  return (back_to_top: 'disabled' | 'default' | 'custom') =>
    owner.call('SettingsService.save', { group: 'general', values: { back_to_top } });
}

test('an accordion is above the link of its column', async ({ page, product }) => {
  const target = node('go', 'text', [], { html: '<p>Before <a href="#words">words</a></p>' });
  const column = node('inner', 'column', [target, text('words', 'Plain words'), questions], {
    ...{ link: { action: 'home_page' }, link_label: 'Start' },
  });
  const row = node('inner-row', 'row', [column]);
  const { address } = await widgetPage(product.url, 'Linked questions', [row]);
  await page.goto(address);
  await page.locator('summary').nth(1).click();
  await expect(page.getByText('At the quay.')).toBeVisible();
  await page.getByRole('link', { name: 'words' }).click();
  await expect(page).toHaveURL(/#words$/);
  await page.getByText('Plain words').click({ force: true });
  await expect(page).toHaveURL(`${product.url}/`);
});

test('an audio player plays and stops by keyboard', async ({ page, product }) => {
  const file_id = await addFile(product.url, silence());
  const { address } = await widgetPage(product.url, 'Audio', [
    node('audio', 'audio_player', [], { file_id, has_stop_button: true }),
  ]);
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

test('a video player without controls has a button', async ({ page, product }) => {
  const file_id = await addFile(product.url, noPictures());
  const { address } = await widgetPage(product.url, 'Video without controls', [
    node('player', 'video_player', [], { file_id, title: 'Tour', has_controls: false }),
  ]);
  await page.goto(address);
  await expect(page.getByRole('button', { name: 'Play video' })).toBeVisible();
  await expect(page.locator('video')).toHaveJSProperty('controls', false);
  await expectAccessible(page, '.moto-player');
});

test('a slider is used by keys', async ({ page, product }) => {
  const { address } = await widgetPage(product.url, 'Slider', [
    await sliderOf(product.url, {}, ''),
  ]);
  await page.goto(address);
  const shown = page.locator('.moto-widget-slider-item[data-current]');
  const slider = page.getByRole('group', { name: 'Slides', exact: true });
  await expect(shown).toContainText('Caption 1');
  await expectAccessible(page, '.moto-slides');
  await slider.getByRole('button', { name: 'Pause slides' }).focus();
  await page.keyboard.press('Enter');
  await expect(slider.getByRole('button', { name: 'Play slides' })).toBeFocused();
  await slider.getByRole('button', { name: 'Slide 1', exact: true }).press('Enter');
  await expect(shown).toHaveAttribute('aria-label', '1 / 3');
  await page.keyboard.press('ArrowRight');
  await expect(shown).toHaveAttribute('aria-label', '2 / 3');
  const captions = page.locator('.moto-slide-content').filter({ visible: true });
  await expect(captions).toHaveText(['Caption 2']);
  await slider.getByRole('button', { name: 'Next slide' }).press('Enter');
  await expect(shown).toHaveAttribute('aria-label', '3 / 3');
  // A caption without text is not shown.
  await expect(captions).toHaveCount(0);
});

test('slides that slide snap into place, and only the shown one takes focus', async ({
  page,
  product,
}) => {
  const slider = await sliderOf(product.url, { autoplay: false, slide_animation: 'slide' });
  const { address } = await widgetPage(product.url, 'Sliding slides', [slider]);
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

test('a carousel is used by keys, and shows fewer slides on a phone', async ({ page, product }) => {
  const { address } = await widgetPage(product.url, 'Quotes', [node('quotes', 'carousel', quotes)]);
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
  await page.setViewportSize({ width: 375, height: 800 });
  await page.reload();
  await expect(shown).toHaveCount(1);
});

test('the images of a gallery open in a lightbox', async ({ page, product }) => {
  const images = await imagesOf(product.url, 3);
  const items = images.map(({ id }, index) => ({ image_id: id, caption: `Image ${index + 1}` }));
  const gallery = node('gallery', 'grid_gallery', [], { items });
  const { address } = await widgetPage(product.url, 'Gallery', [gallery]);
  await page.goto(address);
  await page.locator('.moto-gallery a').first().click();
  const lightbox = page.locator('.moto-lightbox');
  const next = lightbox.getByRole('button', { name: 'Next image' });
  await expect(lightbox).toHaveCSS('position', 'fixed');
  await expect(next).toHaveCSS('position', 'absolute');
  await expect(lightbox.getByRole('status')).toHaveText('1 / 3');
  await page.keyboard.press('ArrowRight');
  await expect(lightbox.getByRole('status')).toHaveText('2 / 3');
  await expect(lightbox.getByText('Image 2')).toBeVisible();
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

test('a hidden last row is in the lightbox, and shown once it is full', async ({
  page,
  product,
}) => {
  const images = await imagesOf(product.url, 40);
  const wide = images.find(({ width, height }) => width > height && width < height * 2);
  const properties = {
    items: Array.from({ length: 5 }, () => ({ image_id: wide?.id })),
    ...{ layout: 'rows', last_row: 'hide', row_height: { desktop: 300 } },
  };
  const gallery = node('gallery', 'grid_gallery', [], properties);
  const { address } = await widgetPage(product.url, 'Last row', [gallery]);
  await page.goto(address);
  const shown = page.locator('.moto-gallery > li').filter({ visible: true });
  await expect(shown).toHaveCount(4);
  await shown.locator('a').first().click();
  await expect(page.locator('.moto-lightbox').getByRole('status')).toHaveText('1 / 5');
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 375, height: 812 });
  await expect(shown).toHaveCount(5);
});

test('a countdown runs, and one that is over leads to another page', async ({ page, product }) => {
  const at = (ms: number) => ({
    at: new Date(Date.now() + ms).toISOString(),
    time_zone: 'Europe/Berlin',
  });
  const running = node('running', 'countdown', [], { event: at(1e9) });
  const { address } = await widgetPage(product.url, 'Countdown', [running]);
  await page.goto(address);
  const timer = page.getByRole('timer', { name: 'Time remaining' });
  const units = timer.locator('.moto-countdown-units');
  await expect(units).toBeVisible();
  const before = await units.textContent();
  await expect(units).not.toHaveText(before ?? '');
  await expectAccessible(page, '.moto-countdown');

  const link = { action: 'url', url: address };
  const over = node('over', 'countdown', [], {
    ...{ type: 'event', event: at(-1000), on_end: 'redirect', link },
  });
  const other = await widgetPage(product.url, 'Countdown at its end', [over]);
  await page.goto(other.address);
  await page.waitForURL(address);
});

test('a bar below the window grows once it comes into view', async ({ page, product }) => {
  const { address } = await widgetPage(product.url, 'Bars', [tall, repairs]);
  await page.goto(address);
  const filled = page.locator('.moto-bar > div');
  await expect(filled).toHaveCSS('width', '0px');
  await page.getByText('Repairs').scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 500);
  await expect.poll(() => filled.evaluate((fill) => fill.clientWidth)).toBeGreaterThan(100);
  await expect(page.getByRole('meter', { name: 'Repairs' })).toHaveAttribute('value', '40');
  await expectAccessible(page, '.moto-bars');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  expect(await filled.evaluate((fill) => fill.clientWidth)).toBeGreaterThan(100);
});

test('a back-to-top button leads to the top, and the focus with it', async ({ page, product }) => {
  const button = node('up', 'back_to_top', [], { label: 'Up we go' });
  const { address } = await widgetPage(product.url, 'Up', [tall, button]);
  await page.goto(address);
  const link = page.getByRole('link', { name: 'Up we go' });
  await link.focus();
  await expect.poll(() => scrolled(page)).toBeGreaterThan(300);
  await expectAccessible(page, '.moto-back-to-top');
  await page.keyboard.press('Enter');
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.keyboard.press('Tab');
  await expect(page.locator('.moto-skip-link')).toBeFocused();
});

test('the site’s back-to-top button floats with its default design, or with that of a widget', async ({
  page,
  product,
}) => {
  const setMode = await modeSetter(product.url);
  const custom = node('custom', 'back_to_top', [], { label: 'My own', offset: 100 });
  const plain = await widgetPage(product.url, 'Long page', [tall]);
  const own = await widgetPage(product.url, 'Long page with its own button', [custom, tall]);
  const button = page.locator('.moto-floating > a');

  await setMode('default');
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto(plain.address);
  await expect(button).toHaveAttribute('data-shown', 'false');
  await expect(button).toBeHidden();
  await page.mouse.wheel(0, 600);
  await expect(button).toBeVisible();
  await button.click();
  await expect.poll(() => scrolled(page)).toBe(0);
  await expect(button).toBeHidden();

  await setMode('custom');
  await page.goto(own.address);
  await expect(button).toHaveText('My own');
  await page.mouse.wheel(0, 250);
  await expect(button).toBeInViewport();
  await page.goto(plain.address);
  await expect(button).toHaveAttribute('aria-label', 'Back to top');

  await setMode('disabled');
  await page.goto(plain.address);
  await expect(page.locator('.moto-back-to-top')).toHaveCount(0);
});

test('share buttons and social links say where they lead, and are large enough for fingers', async ({
  page,
  product,
}) => {
  const { address } = await widgetPage(product.url, 'Social', [
    node('share', 'social_buttons', [], {
      ...{ networks: ['facebook'], shared_page: 'fixed', url: 'https://example.org/offer' },
    }),
    node('links', 'social_links', [], {
      items: [{ url: 'https://instagram.com/quay' }, { url: 'hello@example.com' }],
    }),
  ]);
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto(address);
  await expect(page.getByRole('link', { name: 'Facebook' })).toHaveAttribute(
    'href',
    'https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Fexample.org%2Foffer',
  );
  const profile = page.getByRole('link', { name: 'Instagram' });
  await expect(profile).toHaveAttribute('href', 'https://instagram.com/quay');
  await expect(profile).toHaveAttribute('rel', 'me noopener');
  const box = await profile.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  const email = page.locator('#section-content').getByRole('link', { name: 'hello@example.com' });
  await expect(email).toHaveAttribute('href', 'mailto:hello@example.com');
  await expectAccessible(page, '.moto-share');
  await expectAccessible(page, '#section-content .moto-social');
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('items of an accordion are expanded and collapsed by mouse and keyboard', async ({
    page,
    product,
  }) => {
    const { address } = await widgetPage(product.url, 'Questions', [questions]);
    await page.goto(address);
    const items = page.locator('details');
    await items.nth(0).locator('summary').click();
    await expect(page.getByText('From nine to five.')).toBeVisible();
    await items.nth(1).locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('At the quay.')).toBeVisible();
    await expect(page.getByText('From nine to five.')).toBeHidden();
    await expect(page.locator('script[src]')).toHaveCount(0);
  });

  test('players have the controls of the browser', async ({ page, product }) => {
    const audio = await addFile(product.url, silence());
    const video = await addFile(product.url, noPictures());
    const { address } = await widgetPage(product.url, 'Players', [
      node('audio', 'audio_player', [], { file_id: audio, has_stop_button: true }),
      node('video', 'video_player', [], { file_id: video, has_controls: false }),
    ]);
    await page.goto(address);
    await expect(page.locator('audio[controls]')).toBeVisible();
    await expect(page.locator('video[controls]')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Stop' })).toBeHidden();
  });

  test('all slides of a slider are scrolled to', async ({ page, product }) => {
    const slider = await sliderOf(product.url);
    const { address } = await widgetPage(product.url, 'Scrolled slides', [slider]);
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

  test('all slides of a carousel are scrolled to', async ({ page, product }) => {
    const carousel = node('quotes', 'carousel', quotes, { autoplay: true });
    const { address } = await widgetPage(product.url, 'Scrolled quotes', [carousel]);
    await page.goto(address);
    await expect(page.locator('.moto-slides button:visible')).toHaveCount(0);
    await page.locator('.moto-slides-list').focus();
    await page.keyboard.press('End');
    await page.locator('.moto-slides-list').evaluate((list) => list.scrollTo({ left: 1e6 }));
    await expect(page.getByText('Quote 6')).toBeInViewport();
  });

  test('the images of a gallery are linked to their full size', async ({ page, product }) => {
    const items = (await imagesOf(product.url, 3)).map(({ id }) => ({ image_id: id }));
    const gallery = node('gallery', 'grid_gallery', [], { items });
    const { address } = await widgetPage(product.url, 'Images', [gallery]);
    await page.goto(address);
    await expect(page.locator('.moto-gallery li img')).toHaveCount(3);
    const href = await page.locator('.moto-gallery a').first().getAttribute('href');
    await page.locator('.moto-gallery a').first().click();
    await expect(page).toHaveURL(new URL(href ?? '', product.url).href);
  });

  test('the date of a countdown is shown as text', async ({ page, product }) => {
    const event = { at: '2035-12-24T17:00:00.000Z', time_zone: 'Europe/Berlin' };
    const countdown = node('countdown', 'countdown', [], { event });
    const { address } = await widgetPage(product.url, 'Countdown as text', [countdown]);
    await page.goto(address);
    await expect(page.getByText(/December 24, 2035 at 6:00/)).toBeVisible();
    await expect(page.locator('.moto-countdown-units')).toBeHidden();
  });

  test('bars are as long as their values once they are in view', async ({ page, product }) => {
    const { address } = await widgetPage(product.url, 'Bars below', [tall, repairs]);
    await page.goto(address);
    const filled = page.locator('.moto-bar > div');
    await page.getByText('Repairs').scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 500);
    await expect
      .poll(() =>
        filled.evaluate(
          (fill) => fill.clientWidth / ((fill.parentElement as HTMLElement).clientWidth || 1),
        ),
      )
      .toBeCloseTo(0.4, 2);
  });

  test('the floating button is always there, and leads to the top', async ({ page, product }) => {
    const setMode = await modeSetter(product.url);
    const { address } = await widgetPage(product.url, 'Long page without a script', [tall]);
    await setMode('default');
    await page.goto(address);
    await page.mouse.wheel(0, 600);
    await page.getByRole('link', { name: 'Back to top' }).click();
    await expect(page).toHaveURL(/#top$/);
    await setMode('disabled');
  });

  test('share buttons share the URL of their page and load nothing else', async ({
    page,
    product,
  }) => {
    const { address } = await widgetPage(product.url, 'Share', [
      node('share', 'social_buttons', [], { networks: ['x', 'email'], has_names: false }),
    ]);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).origin));
    await page.goto(address);
    const path = encodeURIComponent(new URL(address).pathname);
    const shared = page.getByRole('link', { name: 'X', exact: true });
    await expect(shared).toHaveAttribute('href', new RegExp(`^https://x.com/.*url=http.*${path}$`));
    await expect(page.getByRole('link', { name: 'Email' })).toHaveAttribute('href', /^mailto:\?/);
    expect(new Set(requests)).toEqual(new Set([new URL(address).origin]));
  });

  test('social links show the profiles of the site facts as they change', async ({
    page,
    product,
  }) => {
    const owner = await signIn(product.url);
    const setProfile = (url: string) => setFacts(owner, { profiles: [{ network: '', url }] });
    await setProfile('https://www.youtube.com/@quay');
    const { address } = await widgetPage(product.url, 'Links of the site', [
      node('links', 'social_links'),
    ]);
    await page.goto(address);
    const link = page.locator('#section-content .moto-social a');
    await expect(link).toHaveAttribute('aria-label', 'YouTube');
    await setProfile('https://www.linkedin.com/company/quay');
    await page.reload();
    await expect(link).toHaveAttribute('aria-label', 'LinkedIn');
  });
});

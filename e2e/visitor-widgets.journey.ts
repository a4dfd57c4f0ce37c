import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/journey.ts';
import { noPictures, silence } from './support/media-files.ts';
import { node, text, textRow } from './support/own-page.ts';
import {
  addFile,
  imagesOf,
  isShown,
  modeSetter,
  questions,
  quotes,
  repairs,
  scrolled,
  signIn,
  sliderOf,
  tall,
} from './support/visitor-content.ts';
import { type Visits, visits } from './support/visits.ts';
import { widgetPage } from './support/widget-page.ts';

const SLIDES: Visits = {
  'a slider is used by keys': async ({ page, product }) => {
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
  },
  'slides that slide snap into place, and only the shown one takes focus': async ({
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
  },
  'a carousel is used by keys, and shows fewer slides on a phone': async ({ page, product }) => {
    const { address } = await widgetPage(product.url, 'Quotes', [
      node('quotes', 'carousel', quotes),
    ]);
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
  },
};

const GALLERIES: Visits = {
  'the images of a gallery open in a lightbox': async ({ page, product }) => {
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
  },
  'a hidden last row is in the lightbox, and shown once it is full': async ({ page, product }) => {
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
  },
};

const PLAYERS: Visits = {
  'an accordion is above the link of its column': async ({ page, product }) => {
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
  },
  'an audio player plays and stops by keyboard': async ({ page, product }) => {
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
    await expect
      .poll(() => audio.evaluate((each: HTMLAudioElement) => each.currentTime))
      .not.toBe(0);
    await page.getByRole('button', { name: 'Stop' }).press('Enter');
    await expect(audio).toHaveJSProperty('paused', true);
    await expect(audio).toHaveJSProperty('currentTime', 0);
    await expectAccessible(page, '.moto-audio');
  },
  'a video player without controls has a button': async ({ page, product }) => {
    const file_id = await addFile(product.url, noPictures());
    const { address } = await widgetPage(product.url, 'Video without controls', [
      node('player', 'video_player', [], { file_id, title: 'Tour', has_controls: false }),
    ]);
    await page.goto(address);
    await expect(page.getByRole('button', { name: 'Play video' })).toBeVisible();
    await expect(page.locator('video')).toHaveJSProperty('controls', false);
    await expectAccessible(page, '.moto-player');
  },
  'a bar below the window grows once it comes into view': async ({ page, product }) => {
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
  },
};

const LINKS: Visits = {
  'a countdown runs, and one that is over leads to another page': async ({ page, product }) => {
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
  },
  'a back-to-top button leads to the top, and the focus with it': async ({ page, product }) => {
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
  },
  'the site’s back-to-top button floats with its default design, or with that of a widget': async ({
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
  },
  'a header that is hidden initially appears once visitors scroll': async ({ page, product }) => {
    const owner = await signIn(product.url);
    const sticky = { is_on: true, is_hidden_initially: true };
    const document = node('bar', 'section', [textRow('open', 'Open until six')], { sticky });
    const item = { name: 'Late bar', kind: 'header', document };
    const header = await owner.call<{ id: number }>('ContentSection.save', { item });
    const { id, address } = await widgetPage(product.url, 'Long read', [tall, text('b', 'Last')]);
    const { revision } = await owner.call<{ revision: number }>('PagesService.get', { id });
    await owner.call('PagesService.save', { item: { id, header_id: header.id }, revision });
    await page.goto(address);
    const bar = page.getByText('Open until six');
    await expect(page.getByText('Long read')).toBeVisible();
    await expect(bar).toBeHidden();
    await page.mouse.wheel(0, 600);
    await expect(bar).toBeVisible();
    await expect(bar).toBeInViewport();
    await page.mouse.wheel(0, -600);
    await expect(bar).toBeHidden();
  },
  'share buttons and social links say where they lead, and are large enough for fingers': async ({
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
  },
};

test('slides and galleries are used by mouse and keys', visits({ ...SLIDES, ...GALLERIES }));
test(
  'questions, players, bars, and links are used by mouse and keys',
  visits({ ...PLAYERS, ...LINKS }),
);

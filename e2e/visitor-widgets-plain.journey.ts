import type { MenuItem } from '@plinth/model';
import type { Locator } from 'playwright/test';
import { setFacts } from './support/at-end.ts';
import { EMBEDS } from './support/embeds.ts';
import { expect, test } from './support/journey.ts';
import { tabUntil } from './support/keyboard.ts';
import { noPictures, silence } from './support/media-files.ts';
import { node } from './support/own-page.ts';
import {
  addFile,
  imagesOf,
  isShown,
  modeSetter,
  questions,
  quotes,
  repairs,
  signIn,
  sliderOf,
  tall,
} from './support/visitor-content.ts';
import { type Visits, visits } from './support/visits.ts';
import { widgetPage } from './support/widget-page.ts';

const WITHOUT_SCRIPT: Visits = {
  'items of an accordion are expanded and collapsed by mouse and keyboard': async ({
    page,
    product,
  }) => {
    const { address } = await widgetPage(product.url, 'Questions', [questions]);
    await page.goto(address);
    const items = page.locator('#section-content details');
    await items.nth(0).locator('summary').click();
    await expect(page.getByText('From nine to five.')).toBeVisible();
    await items.nth(1).locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('At the quay.')).toBeVisible();
    await expect(page.getByText('From nine to five.')).toBeHidden();
    await expect(page.locator('script[src]')).toHaveCount(0);
  },
  'players have the controls of the browser': async ({ page, product }) => {
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
  },
  'all slides of a slider are scrolled to': async ({ page, product }) => {
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
  },
  'all slides of a carousel are scrolled to': async ({ page, product }) => {
    const carousel = node('quotes', 'carousel', quotes, { autoplay: true });
    const { address } = await widgetPage(product.url, 'Scrolled quotes', [carousel]);
    await page.goto(address);
    await expect(page.locator('.moto-slides button:visible')).toHaveCount(0);
    await page.locator('.moto-slides-list').focus();
    await page.keyboard.press('End');
    await page.locator('.moto-slides-list').evaluate((list) => list.scrollTo({ left: 1e6 }));
    await expect(page.getByText('Quote 6')).toBeInViewport();
  },
  'the images of a gallery are linked to their full size': async ({ page, product }) => {
    const items = (await imagesOf(product.url, 3)).map(({ id }) => ({ image_id: id }));
    const gallery = node('gallery', 'grid_gallery', [], { items });
    const { address } = await widgetPage(product.url, 'Images', [gallery]);
    await page.goto(address);
    await expect(page.locator('.moto-gallery li img')).toHaveCount(3);
    const href = await page.locator('.moto-gallery a').first().getAttribute('href');
    await page.locator('.moto-gallery a').first().click();
    await expect(page).toHaveURL(new URL(href ?? '', product.url).href);
  },
};

type Menu = { readonly id: number; readonly revision: number; readonly items: readonly MenuItem[] };

const itemOf = (id: string, label: string, children: readonly object[] = []) => ({
  ...{ id, label, link: { action: 'url', url: `/?${id}` }, is_draft: false, children },
});

const MENU: Visits = {
  'the menu opens and closes by keyboard on a phone': async ({ page: phone, product }) => {
    const owner = await signIn(product.url);
    const { items: menus } = await owner.call<{ items: Menu[] }>('MenusService.getList');
    const [menu] = menus;
    const work = itemOf('work', 'Our work', [itemOf('boats', 'Boats')]);
    const item = { id: menu?.id, items: [itemOf('start', 'Start'), work] };
    await owner.call('MenusService.save', { item, revision: menu?.revision });
    await phone.setViewportSize({ width: 375, height: 740 });
    await phone.goto(`${product.url}/`);
    const nav = phone.locator('#section-header nav').first();
    const toggle = nav.locator('.moto-menu-toggle');
    const link = nav.getByRole('link', { name: 'Our work' });
    const child = nav.getByRole('link', { name: 'Boats' });
    const enter = async (target: Locator) => {
      await tabUntil(phone, target);
      await phone.keyboard.press('Enter');
    };
    await expect(link).toBeHidden();
    await enter(toggle);
    await expect(link).toBeVisible();
    await expect(child).toBeHidden();
    await enter(nav.locator('summary').first());
    await expect(child).toBeVisible();
    await phone.keyboard.press('Escape');
    await expect(link).toBeHidden();
    await expect(toggle).toBeFocused();
    await phone.keyboard.press('Enter');
    await enter(nav.locator('.moto-menu-close button'));
    await expect(link).toBeHidden();
    await expect(phone.locator(':focus')).toHaveCount(1);
    await toggle.focus();
    await phone.keyboard.press('Enter');
    await enter(link);
    await expect(phone).toHaveURL(`${product.url}/?work`);
  },
};

const LINKS: Visits = {
  'embeds and maps are links to their services': async ({ page, product }) => {
    const url = 'https://youtu.be/aBcdeFGH_-1';
    const owner = await signIn(product.url);
    const values = { name: 'Merrow & Lind', street: 'Quay 1', city: 'Bristol', country: '' };
    await owner.call('SettingsService.save', { group: 'site_facts', values });
    const { address } = await widgetPage(product.url, 'Embeds as links', [
      ...EMBEDS.map((each) => node(each.widget, each.widget, [], { url: each.url })),
      node('video', 'video', [], { url, title: 'Tour' }),
      node('map', 'map', [], { place: { lat: 51.4492, lng: -2.5813 } }),
    ]);
    await page.goto(address);
    const names = ['SoundCloud', 'Facebook', 'X', 'Pinterest', 'SlideShare', 'YouTube'];
    const links = page.getByRole('link', { name: 'Open in new tab' });
    for (const [index, name] of names.entries()) await expect(links.nth(index)).toContainText(name);
    const link = page.getByRole('link', { name: 'Tour' });
    await expect(link).toHaveAttribute('href', url);
    await expect(link.getByText('Play video')).toBeHidden();
    const provider = page.getByRole('link', { name: 'OpenStreetMap' });
    await expect(provider).toHaveAttribute('href', /openstreetmap\.org\/\?mlat=51\.4492/);
    await expect(page.locator('.moto-map-card')).toContainText('Quay 1, Bristol');
    await expect(page.getByRole('link', { name: 'Get directions' })).toBeVisible();
  },
};

const SHOWN_WITHOUT_SCRIPT: Visits = {
  'the date of a countdown is shown as text': async ({ page, product }) => {
    const event = { at: '2035-12-24T17:00:00.000Z', time_zone: 'Europe/Berlin' };
    const countdown = node('countdown', 'countdown', [], { event });
    const { address } = await widgetPage(product.url, 'Countdown as text', [countdown]);
    await page.goto(address);
    await expect(page.getByText(/December 24, 2035 at 6:00/)).toBeVisible();
    await expect(page.locator('.moto-countdown-units')).toBeHidden();
  },
  'bars are as long as their values once they are in view': async ({ page, product }) => {
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
  },
  'the floating button is always there, and leads to the top': async ({ page, product }) => {
    const setMode = await modeSetter(product.url);
    const { address } = await widgetPage(product.url, 'Long page without a script', [tall]);
    await setMode('default');
    await page.goto(address);
    await page.mouse.wheel(0, 600);
    await page.getByRole('link', { name: 'Back to top' }).click();
    await expect(page).toHaveURL(/#top$/);
    await setMode('disabled');
  },
  'share buttons share the URL of their page and load nothing else': async ({ page, product }) => {
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
  },
  'social links show the profiles of the site facts as they change': async ({ page, product }) => {
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
  },
};

test.use({ javaScriptEnabled: false });

test('without a script, menus and widgets are used', visits({ ...MENU, ...WITHOUT_SCRIPT }));
test(
  'without a script, dates, bars, and links are shown',
  visits({
    ...SHOWN_WITHOUT_SCRIPT,
    ...LINKS,
  }),
);

import { brotliCompressSync } from 'node:zlib';
import { isAllowedIn } from '@plinth/model';
import { loadWidgets, WIDGETS, widgetParts } from '@plinth/widgets';
import type { Page } from 'playwright/test';
import { expectAccessibleIn, LIGHT, MODES } from './support/accessible.ts';
import { expect, test } from './support/journey.ts';
import { shiftOf } from './support/layout-shift.ts';
import { noPictures, silence } from './support/media-files.ts';
import { type OtherSite, otherSite } from './support/other-site.ts';
import { addressOf, node, ownPage, type Tree, text } from './support/own-page.ts';
import { RpcClient } from './support/rpc.ts';

type Files = { readonly items: readonly { readonly id: number }[] };

const upload = async (owner: RpcClient, file: File) =>
  (await owner.upload<{ id: number }>('MediaService.upload', {}, file)).id;

/** One of each widget that visitors see something of. */
async function everyWidget(owner: RpcClient, framed: OtherSite): Promise<readonly Tree[]> {
  const { items } = await owner.call<Files>('MediaService.getList', { type: 'images', count: 3 });
  const images = items.map(({ id }) => id);
  const slides = (name: string) =>
    images.map((image_id, at) =>
      node(`${name}${at}`, 'slider_item', [text(`${name}${at}t`, `${name} ${at + 1}`)], {
        image_id,
      }),
    );
  const one = (widget: string, properties: object = {}, children: readonly Tree[] = []) =>
    node(`the_${widget}`, widget, children, properties);
  const answer = node('answer', 'accordion_item', [text('answer_text', 'At noon.')], {
    title: 'When?',
  });
  return [
    node('heading', 'text', [], { html: '<h1>One of each</h1>' }),
    one('image', { image_id: images[0] }),
    one('button', { label: 'Home', link: { action: 'url', url: '/' } }),
    one('menu'),
    one('divider'),
    one('spacer'),
    one('container', {}, [text('inside', 'In a container')]),
    one('accordion', {}, [answer]),
    one('completion_bars', { items: [{ label: 'Repairs', value: 40 }] }),
    one('countdown', { event: { at: '2099-01-01T12:00:00.000Z', time_zone: 'UTC' } }),
    one('back_to_top'),
    one('map', { address: '1 Quay Street, Bristol' }),
    one('slider', {}, slides('slider')),
    one('carousel', {}, slides('carousel')),
    one('grid_gallery', { items: images.map((image_id) => ({ image_id, alt: 'A picture' })) }),
    one('social_links', {
      items: [{ network: 'facebook', url: 'https://www.facebook.com/merrow' }],
    }),
    one('social_buttons'),
    one('page_feed', { url: 'https://www.facebook.com/merrow.lind' }),
    one('social_timeline', { url: 'https://x.com/merrow' }),
    one('pinboard', { url: 'https://www.pinterest.com/merrow/harbor/' }),
    one('video', { url: 'https://youtu.be/aqz-KE-bpKQ' }),
    one('video_player', { file_id: await upload(owner, noPictures()) }),
    one('audio_player', { file_id: await upload(owner, silence()) }),
    one('audio_platform', { url: 'https://soundcloud.com/merrow/low-tide' }),
    one('slide_deck', { url: 'https://www.slideshare.net/merrow/harbor' }),
    one('blog_post_list'),
    one('blog_recent_posts'),
    one('pagination'),
    one('comments'),
    one('contact_form'),
    one('password_form'),
    one('newsletter'),
    one('search'),
    one('iframe', { url: framed.url }),
    one('html_embed', { code: '<p>Own code</p>' }),
  ];
}

const namesIn = ({ widget, children }: Tree): readonly string[] => [
  widget,
  ...children.flatMap(namesIn),
];

/** Widgets that show something of a post are in posts alone. */
const isForPages = (name: string): boolean => {
  const allowed = WIDGETS.get(name)?.allowed ?? true;
  return isAllowedIn(allowed, { pageType: 'page', sectionName: 'content' });
};

const FRAMED =
  '<!doctype html><html lang="en"><title>Framed</title><main aria-label="Framed"><h1>Framed</h1></main></html>';

let address: string;
/** What the owner frames, which loads at once. */
let framed: OtherSite;

test.beforeAll(async ({ product }) => {
  framed = await otherSite((_, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end(FRAMED),
  );
  const owner = await new RpcClient(product.url).signIn();
  const widgets = await everyWidget(owner, framed);
  const column = node('column', 'column', widgets);
  const content = node('block', 'block', [node('row', 'row', [column])]);
  expect(new Set([...namesIn(content), 'section'])).toEqual(
    new Set([...WIDGETS.keys()].filter(isForPages)),
  );
  address = await addressOf(owner, await ownPage(owner, 'Every widget', [content]));
});

test.afterAll(() => framed.close());

/** KB that the page loads, compressed, by file type. */
const loadedBy = (page: Page) =>
  page.evaluate(() => {
    const sizes: { [type: string]: number } = {};
    for (const entry of performance.getEntriesByType('resource') as PerformanceResourceTiming[]) {
      const type = /\.(\w+)(?:\?|$)/.exec(entry.name)?.[1] ?? 'other';
      sizes[type] = (sizes[type] ?? 0) + entry.encodedBodySize / 1024;
    }
    return sizes;
  });

/** KB of the styles in the page itself and of the widgets of posts, compressed. */
async function inlineStyles(page: Page): Promise<number> {
  const styles = await page.locator('style').allTextContents();
  await loadWidgets();
  const ofPosts = [...WIDGETS.keys()].filter((name) => !isForPages(name));
  const all = [...styles, ...ofPosts.map((name) => widgetParts(name)?.css ?? '')];
  return brotliCompressSync(all.join('')).length / 1024;
}

/** Expects that the page fits its window, and that nothing on it violates accessibility. */
async function expectGood(page: Page, mode: (typeof MODES)[number]): Promise<void> {
  for (const width of [1280, 375]) {
    await page.setViewportSize({ width, height: 800 });
    const frame = page.locator('.moto-widget-iframe iframe');
    await frame.scrollIntoViewIfNeeded();
    await expect(frame.contentFrame().getByRole('heading', { name: 'Framed' })).toBeVisible();
    await expectAccessibleIn(mode, page, { part: 'main' });
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
    expect(scrollWidth).toBe(clientWidth);
  }
}

test('a page with every widget loads little, and nothing of other sites, shifts nothing, is accessible, and fits', async ({
  page,
  product,
}) => {
  const own = [new URL(product.url).host, framed.host];
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!own.includes(new URL(request.url()).host)) elsewhere.push(request.url());
  });
  expect(await shiftOf(page, address)).toBe(0);
  await page.mouse.wheel(0, 20_000);
  await page.waitForLoadState('networkidle');
  expect(elsewhere).toEqual([]);
  const { js, css = 0 } = await loadedBy(page);
  expect(js).toBeGreaterThan(0);
  expect(js).toBeLessThan(15);
  expect(css).toBeGreaterThan(0);
  expect(css + (await inlineStyles(page))).toBeLessThan(12);
  await expectGood(page, LIGHT);
});

for (const mode of MODES.filter((each) => each !== LIGHT))
  test(`a page with every widget is accessible in ${mode.name}`, { tag: '@endurance' }, async ({
    page,
  }) => {
    await page.goto(address);
    await expectGood(page, mode);
  });

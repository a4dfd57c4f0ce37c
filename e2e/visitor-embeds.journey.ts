import type { Page } from 'playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { openEditor, openPanel, widget } from './support/editor.ts';
import { test as base, expect } from './support/journey.ts';
import { type OtherSite, otherSite } from './support/other-site.ts';
import { node } from './support/own-page.ts';
import { picture } from './support/picture.ts';
import { RpcClient } from './support/rpc.ts';
import { saveDesign, widgetPage } from './support/widget-page.ts';

type Services = {
  /** A video service with oEmbed. */
  readonly video: OtherSite;
  /** Allows framing. */
  readonly open: OtherSite;
  /** Forbids framing. */
  readonly strict: OtherSite;
};

const TIDES =
  '<!doctype html><html lang="en"><title>Tides</title><h1>High water at noon</h1></html>';

async function videoService(): Promise<OtherSite> {
  const poster = await picture('poster.jpg').buffer();
  return otherSite(({ url, headers }, response) => {
    const html = (body: string) =>
      response.writeHead(200, { 'content-type': 'text/html' }).end(`<html lang="en">${body}`);
    const own = `http://${headers.host}`;
    if (url === '/gone') html('<link type="application/json+oembed" href="/nothing">');
    else if (url === '/nothing') response.writeHead(404).end();
    else if (url === '/poster.jpg')
      response.writeHead(200, { 'content-type': 'image/jpeg' }).end(poster);
    else if (url === '/oembed') {
      const frame = `<iframe src="${own}/player"></iframe>`;
      const said = { title: 'A tour of the harbor', html: frame, thumbnail_url: '/poster.jpg' };
      response.end(JSON.stringify(said));
    } else if (url === '/player') html('<title>Player</title><h1>Playing</h1>');
    else html('<link type="application/json+oembed" href="/oembed">');
  });
}

const framed = (headers: Record<string, string>) =>
  otherSite((_, response) =>
    response.writeHead(200, { 'content-type': 'text/html', ...headers }).end(TIDES),
  );

/** The product may contact these services. */
const test = base.extend<object, { readonly services: Services }>({
  services: [
    // biome-ignore lint/correctness/noEmptyPattern: a fixture names what it needs by this pattern
    async ({}, use) => {
      const video = await videoService();
      const open = await framed({});
      const strict = await framed({ 'content-security-policy': "frame-ancestors 'none'" });
      await use({ video, open, strict });
      for (const { close } of [video, open, strict]) close();
    },
    { scope: 'worker' },
  ],
  environment: [
    ({ services }, use) =>
      use({
        PLINTH_OUTBOUND: Object.values(services)
          .map(({ host }) => host)
          .join(','),
      }),
    { scope: 'worker' },
  ],
});

const DOCUMENT = '<html lang="en"><title>Service</title><h1>From elsewhere</h1></html>';
/** Tells whether the script can read the page around its frame. */
const SCRIPT = `try { parent.document; document.body.append('Reads the page') } catch {
  document.body.append('No access to the page')
}`;

/** Answers requests to other hosts, and lists their URLs. */
async function withServices(page: Page, own: string): Promise<readonly URL[]> {
  const asked: URL[] = [];
  const { host: ownHost } = new URL(own);
  await page.route(
    ({ host }) => host !== ownHost,
    (route) => {
      const other = new URL(route.request().url());
      asked.push(other);
      return other.pathname.endsWith('.js')
        ? route.fulfill({ contentType: 'text/javascript', body: SCRIPT })
        : route.fulfill({ contentType: 'text/html', body: DOCUMENT });
    },
  );
  return asked;
}

const TRACK = 'https://soundcloud.com/merrow/low-tide';
const SLIDES = 'https://www.slideshare.net/slideshow/harbor/44600700';

/** An embed of each service, the action on its poster, and the host that is asked after consent. */
const EMBEDS = [
  { widget: 'audio_platform', url: TRACK, action: 'Listen', host: 'w.soundcloud.com' },
  {
    ...{ widget: 'page_feed', url: 'https://www.facebook.com/merrow.lind' },
    ...{ action: 'Show posts', host: 'www.facebook.com' },
  },
  {
    ...{ widget: 'social_timeline', url: 'https://x.com/merrow' },
    ...{ action: 'Show posts', host: 'syndication.twitter.com' },
  },
  {
    ...{ widget: 'pinboard', url: 'https://www.pinterest.com/merrow/harbor/' },
    ...{ action: 'Show images', host: 'assets.pinterest.com' },
  },
  { widget: 'slide_deck', url: SLIDES, action: 'Show slides', host: 'www.slideshare.net' },
] as const;

test('embeds ask their services after consent alone, and run apart from the page', async ({
  page,
  product,
}) => {
  const embeds = EMBEDS.map(({ widget: name, url }) =>
    node(name, name, [], { url, title: name, is_click_to_load: true }),
  );
  const { address } = await widgetPage(product.url, 'Embeds', embeds);
  const asked = await withServices(page, product.url);
  await page.goto(address);
  for (const { widget: name, action } of EMBEDS)
    await expect(page.getByRole('link', { name })).toContainText(action);
  await expectAccessible(page, '.moto-embed');
  expect(asked).toEqual([]);
  const hosts = new Set<string>();
  for (const { widget: name, host } of EMBEDS) {
    hosts.add(host);
    await page.getByRole('link', { name }).press('Enter');
    await expect(page.getByTitle(name)).toBeFocused();
    await expect.poll(() => new Set(asked.map((url) => url.host))).toEqual(hosts);
  }
  const track = page.getByTitle('audio_platform').contentFrame();
  await expect(track.getByText('From elsewhere')).toBeVisible();
  const board = page.getByTitle('pinboard').contentFrame();
  await expect(board.getByText('No access to the page')).toBeVisible();
  await expect(board.getByRole('link', { name: 'pinboard' })).toBeVisible();
});

test('embeds of a service that does not respond are links, after a click and at once', async ({
  page,
  product,
  quietConsole,
}) => {
  const { address } = await widgetPage(product.url, 'Gone', [
    node('track', 'audio_platform', [], { url: TRACK, title: 'Low tide', is_click_to_load: true }),
    node('deck', 'slide_deck', [], { url: SLIDES, title: 'Harbor', is_click_to_load: false }),
  ]);
  await page.route(/w\.soundcloud\.com|slideshare\.net/, (route) =>
    route.abort('connectionrefused'),
  );
  await page.goto(address);
  const atOnce = page.getByRole('link', { name: 'Harbor' });
  await expect(atOnce).toContainText('isn’t responding');
  await expect(atOnce).toHaveAttribute('href', SLIDES);
  const poster = page.getByRole('link', { name: 'Low tide' });
  await poster.click();
  await expect(poster).toContainText('isn’t responding');
  await expect(poster).toContainText('Open in new tab');
  await expect(poster).toHaveAttribute('href', TRACK);
  await expect(page.locator('.moto-embed-frame')).toHaveCount(0);
  await expectAccessible(page, '.moto-embed');
  quietConsole.splice(0);
});

test('a video is looked up by the server, and plays after consent; one that is gone is a link', async ({
  signedIn: page,
  product,
  services: { video },
}) => {
  const { id, address } = await widgetPage(product.url, 'Video by hand');
  const canvas = await openEditor(page, product.url, id);
  await widget(canvas, 'first').click();
  await openPanel(page, 'add');
  await page.getByTestId('tile-video').click();
  await page.getByTestId('placeholder-video').getByRole('button').click();
  await page.getByTestId('control-url').getByRole('textbox').fill(`${video.url}w/1`);
  const embed = canvas.locator('.moto-embed');
  await expect(embed).toContainText('A tour of the harbor');
  await expect(embed.locator('img')).toBeVisible();
  await saveDesign(page);

  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(video.url)) asked.push(request.url());
  });
  await page.goto(address);
  const play = page.getByRole('link', { name: 'A tour of the harbor' });
  await expect(play).toContainText('Play video');
  await expect(play).toContainText('127.0.0.1');
  await expectAccessible(page, '.moto-embed');
  expect(asked).toEqual([]);
  await play.press('Enter');
  const frame = page.getByTitle('A tour of the harbor');
  await expect(frame.contentFrame().getByText('Playing')).toBeVisible();
  await expect(frame).toBeFocused();

  await page.reload();
  await expect(frame.contentFrame().getByText('Playing')).toBeVisible();
  const later = await page.context().newPage();
  await later.goto(address);
  await expect(later.getByRole('link', { name: 'A tour of the harbor' })).toBeVisible();
  await later.close();

  await test.step('one that its service calls gone is a link', async () => {
    const url = `${video.url}gone`;
    const gone = node('video', 'video', [], { url, title: 'Tour', is_click_to_load: false });
    const { id, address } = await widgetPage(product.url, 'Video gone', [gone]);
    const canvas = await openEditor(page, product.url, id);
    await widget(canvas, 'video').click();
    await expect(page.getByTestId('url-note')).toContainText('isn’t public');
    await saveDesign(page);
    await page.goto(address);
    await expect(page.getByRole('link', { name: 'Tour' })).toHaveAttribute('href', url);
    await expect(page.locator('iframe')).toHaveCount(0);
  });
});

test('a video that loads at once is the only frame that the page allows', async ({
  page,
  product,
  services: { video },
  quietConsole,
}) => {
  const url = `${video.url}player`;
  const atOnce = node('video', 'video', [], { url, title: 'Tour', is_click_to_load: false });
  const { address } = await widgetPage(product.url, 'Video at once', [atOnce]);
  await page.goto(address);
  await expect(page.getByTitle('Tour').contentFrame().getByText('Playing')).toBeVisible();
  await expect(page.locator('.moto-embed-poster')).toHaveCount(0);
  const blocked = page.waitForEvent('console', (message) => message.text().includes('frame-src'));
  await page.evaluate((src) => {
    const frame = document.createElement('iframe');
    frame.src = src;
    document.body.append(frame);
  }, 'https://other.example/');
  await blocked;
  quietConsole.splice(0);
});

test('the server says which URLs can be framed, and these run in the preview and for visitors', async ({
  signedIn: page,
  product,
  services: { open, strict },
}) => {
  const { id, address } = await widgetPage(product.url, 'Frames', [
    node('open', 'iframe', [], { url: open.url, title: 'Tides' }),
    node('strict', 'iframe', [], { title: 'Nothing' }),
  ]);
  const canvas = await openEditor(page, product.url, id);
  await widget(canvas, 'open').click();
  const field = page.getByTestId('control-url').getByRole('textbox');
  await expect(field).toHaveValue(open.url);
  await page.getByTestId('preview-button').click();
  const preview = page.frameLocator('[data-testid="preview-frame"]');
  const inside = preview.frameLocator('iframe[title="Tides"]');
  await expect(inside.getByText('High water at noon')).toBeVisible();
  await page.getByTestId('preview-close').click();
  await expect(page.getByTestId('save-state')).not.toContainText('Unsaved');
  await field.fill(strict.url);
  await expect(page.getByTestId('url-note')).toHaveText(/doesn’t allow embedding/);
  await page.getByTestId('undo-button').click();
  await expect(field).toHaveValue(open.url);

  const visitor = await page.context().newPage();
  await visitor.goto(address);
  const frame = visitor.getByTitle('Tides');
  await frame.scrollIntoViewIfNeeded();
  await expect(frame.contentFrame().getByText('High water at noon')).toBeVisible();
  const { width, height } = (await frame.boundingBox()) ?? { width: 0, height: 0 };
  const room = await visitor.locator('.moto-widget-iframe').first().boundingBox();
  expect([Math.round(width), height]).toEqual([Math.round(room?.width ?? 0), 400]);
});

/** Tells the business's address, and answers requests to providers of maps. */
async function withMaps(page: Page, url: string) {
  const owner = await new RpcClient(url).signIn();
  const values = { name: 'Merrow & Lind', street: 'Quay 1', city: 'Bristol', country: '' };
  await owner.call('SettingsService.save', { group: 'site_facts', values });
  return withServices(page, url);
}

test('a map loads after a click by keyboard, and the page scrolls over one that loads at once', async ({
  page,
  product,
}) => {
  const map = node('map', 'map', [], { place: { lat: 51.4492, lng: -2.5813 } });
  const { address } = await widgetPage(product.url, 'Map', [map]);
  const asked = await withMaps(page, product.url);
  await page.goto(address);
  const show = page.getByRole('link', { name: 'Show map' });
  await expect(show).toBeVisible();
  await expectAccessible(page, '.moto-map');
  expect(asked).toEqual([]);
  await show.press('Enter');
  const frame = page.getByTitle('Map: Merrow & Lind');
  await expect(frame.contentFrame().getByText('From elsewhere')).toBeVisible();
  expect(new Set(asked.map(({ host }) => host))).toEqual(new Set(['www.openstreetmap.org']));

  await test.step('until a visitor clicks it', async () => {
    const atOnce = node('map', 'map', [], { provider: 'google', is_click_to_load: false });
    const { address } = await widgetPage(product.url, 'Map at once', [atOnce]);
    await page.goto(address);
    const frame = page.locator('.moto-embed-frame');
    await expect(frame.contentFrame().getByText('From elsewhere')).toBeVisible();
    await expect(frame).toHaveCSS('pointer-events', 'none');
    await page.locator('.moto-embed').click();
    await expect(frame).toHaveCSS('pointer-events', 'auto');
  });
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('embeds and maps are links to their services', async ({ page, product }) => {
    const url = 'https://youtu.be/aBcdeFGH_-1';
    const { address } = await widgetPage(product.url, 'Embeds as links', [
      ...EMBEDS.map((each) => node(each.widget, each.widget, [], { url: each.url })),
      node('video', 'video', [], { url, title: 'Tour' }),
    ]);
    await page.goto(address);
    const names = ['SoundCloud', 'Facebook', 'X', 'Pinterest', 'SlideShare', 'YouTube'];
    await expect(page.getByRole('link', { name: 'Open in new tab' })).toContainText(names);
    const link = page.getByRole('link', { name: 'Tour' });
    await expect(link).toHaveAttribute('href', url);
    await expect(link.getByText('Play video')).toBeHidden();

    await test.step('a map is beside the address', async () => {
      const map = node('map', 'map', [], { place: { lat: 51.4492, lng: -2.5813 } });
      const { address: mapped } = await widgetPage(product.url, 'Map as a link', [map]);
      await withMaps(page, product.url);
      await page.goto(mapped);
      const provider = page.getByRole('link', { name: 'OpenStreetMap' });
      await expect(provider).toHaveAttribute('href', /openstreetmap\.org\/\?mlat=51\.4492/);
      await expect(page.locator('.moto-map-card')).toContainText('Quay 1, Bristol');
      await expect(page.getByRole('link', { name: 'Get directions' })).toBeVisible();
    });
  });
});

import type { Page } from 'playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { openEditor, widget } from './support/editor.ts';
import { EMBEDS, SLIDES, TRACK } from './support/embeds.ts';
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
async function withServices(page: Page, own: readonly string[]): Promise<readonly URL[]> {
  const asked: URL[] = [];
  const ownHosts = new Set(own.map((url) => new URL(url).host));
  await page.route(
    ({ host }) => !ownHosts.has(host),
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

test('embeds and maps ask their services after consent alone, and run apart from the page', async ({
  page,
  product,
  services: { video },
  quietConsole,
}) => {
  const asked = await withServices(page, [product.url, video.url]);

  await test.step('embeds of all services', async () => {
    const embeds = EMBEDS.map(({ widget: name, url }) =>
      node(name, name, [], { url, title: name, is_click_to_load: true }),
    );
    const { address } = await widgetPage(product.url, 'Embeds', embeds);
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

  await test.step('a map', async () => {
    const owner = await new RpcClient(product.url).signIn();
    const values = { name: 'Merrow & Lind', street: 'Quay 1', city: 'Bristol', country: '' };
    await owner.call('SettingsService.save', { group: 'site_facts', values });
    const map = node('map', 'map', [], { place: { lat: 51.4492, lng: -2.5813 } });
    const { address } = await widgetPage(product.url, 'Map', [map]);
    await page.goto(address);
    const before = asked.length;
    const show = page.getByRole('link', { name: 'Show map' });
    await expect(show).toBeVisible();
    await expectAccessible(page, '.moto-map');
    expect(asked).toHaveLength(before);
    await show.press('Enter');
    const frame = page.getByTitle('Map: Merrow & Lind').contentFrame();
    await expect(frame.getByText('From elsewhere')).toBeVisible();
    const hosts = asked.slice(before).map(({ host }) => host);
    expect(new Set(hosts)).toEqual(new Set(['www.openstreetmap.org']));
  });

  await test.step('the page scrolls over a map that loads at once, until a visitor clicks it', async () => {
    const atOnce = node('map', 'map', [], { provider: 'google', is_click_to_load: false });
    const { address } = await widgetPage(product.url, 'Map at once', [atOnce]);
    await page.goto(address);
    const frame = page.locator('.moto-embed-frame');
    await expect(frame.contentFrame().getByText('From elsewhere')).toBeVisible();
    await expect(frame).toHaveCSS('pointer-events', 'none');
    await page.locator('.moto-embed').click();
    await expect(frame).toHaveCSS('pointer-events', 'auto');
  });

  expect(quietConsole).toEqual([]);
  await test.step('a video that loads at once is the only frame that the page allows', async () => {
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
  });

  await test.step('embeds of a service that does not respond are links', async () => {
    const { address } = await widgetPage(product.url, 'Gone', [
      node('track', 'audio_platform', [], {
        ...{ url: TRACK, title: 'Low tide', is_click_to_load: true },
      }),
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
  });
  quietConsole.splice(0);
});

test('the server looks up what a URL shows and whether it can be framed, and visitors see it', async ({
  signedIn: page,
  product,
  services: { video, open, strict },
}) => {
  const { id, address } = await widgetPage(product.url, 'Video and frame', [
    node('video', 'video'),
    node('frame', 'iframe', [], { url: open.url, title: 'Tides' }),
  ]);
  const canvas = await openEditor(page, product.url, id);
  const url = page.getByTestId('control-url').getByRole('textbox');
  const note = page.getByTestId('url-note');

  await test.step('in the editor', async () => {
    await page.getByTestId('placeholder-video').getByRole('button').click();
    await url.fill(`${video.url}gone`);
    await expect(note).toContainText('isn’t public');
    await url.fill(`${video.url}w/1`);
    const embed = canvas.locator('.moto-embed');
    await expect(embed).toContainText('A tour of the harbor');
    await expect(embed.locator('img')).toBeVisible();
    await widget(canvas, 'frame').click();
    await expect(url).toHaveValue(open.url);
    await url.fill(strict.url);
    await expect(note).toHaveText(/doesn’t allow embedding/);
    await page.getByTestId('undo-button').click();
    await expect(url).toHaveValue(open.url);
    await saveDesign(page);
    await page.getByTestId('preview-button').click();
    const preview = page.frameLocator('[data-testid="preview-frame"]');
    const inside = preview.frameLocator('iframe[title="Tides"]');
    await expect(inside.getByText('High water at noon')).toBeVisible();
  });

  await test.step('a visitor plays the video after consent, which lasts in this tab', async () => {
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
  });

  await test.step('the frame is as wide as its column', async () => {
    const frame = page.getByTitle('Tides');
    await frame.scrollIntoViewIfNeeded();
    await expect(frame.contentFrame().getByText('High water at noon')).toBeVisible();
    const { width, height } = (await frame.boundingBox()) ?? { width: 0, height: 0 };
    const room = await page.locator('.moto-widget-iframe').boundingBox();
    expect([Math.round(width), height]).toEqual([Math.round(room?.width ?? 0), 400]);
  });
});

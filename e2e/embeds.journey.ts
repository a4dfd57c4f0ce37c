import type { FrameLocator, Locator, Page } from 'playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { openEditor, openPanel, widget } from './support/editor.ts';
import { expect, test } from './support/journey.ts';
import { node } from './support/own-page.ts';
import type { Product } from './support/product.ts';
import { saveDesign, widgetPage } from './support/widget-page.ts';

type Added = { readonly canvas: FrameLocator; readonly address: string; readonly url: Locator };

const DOCUMENT = '<html lang="en"><title>Service</title><h1>From elsewhere</h1></html>';
/** Tells whether the script can read the page around its frame. */
const SCRIPT = `try { parent.document; document.body.append('Reads the page') } catch {
  document.body.append('No access to the page')
}`;

/** Answers requests to other hosts, and lists their URLs. */
async function withServices(page: Page, { url }: Product): Promise<readonly URL[]> {
  const asked: URL[] = [];
  const own = new URL(url).host;
  await page.route(
    ({ host }) => host !== own,
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

/** What the service says to the server about the embed. */
const FOUND = { title: 'Low tide', frame_url: '', poster: null };

/** Adds the widget by its tile. The service answers the server as `found`. */
async function addEmbed(page: Page, product: Product, name: string): Promise<Added> {
  await page.route('**/rpc', async (route) => {
    const { id, method } = route.request().postDataJSON() ?? {};
    if (method !== 'EmbedsService.find') return route.fallback();
    const result = { found: FOUND, is_gone: false };
    await route.fulfill({ json: { jsonrpc: '2.0', id, result } });
  });
  const { id, address } = await widgetPage(product.url, `Embed ${name}`);
  const canvas = await openEditor(page, product.url, id);
  await widget(canvas, 'first').click();
  await openPanel(page, 'add');
  await page.getByTestId(`tile-${name}`).click();
  await page.getByTestId(`placeholder-${name}`).getByRole('button').click();
  return { canvas, address, url: page.getByTestId('control-url').getByRole('textbox') };
}

type Visit = { readonly address: string; readonly title: string; readonly action: string };

/** Visits the saved page, and agrees by keyboard. Returns the URLs that were asked. */
async function agree(page: Page, product: Product, visit: Visit): Promise<readonly URL[]> {
  const asked = await withServices(page, product);
  await page.goto(visit.address);
  const poster = page.getByRole('link', { name: visit.title });
  await expect(poster).toContainText(visit.action);
  await expectAccessible(page, '.moto-embed');
  expect(asked).toEqual([]);
  await poster.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByTitle(visit.title)).toBeFocused();
  return asked;
}

test('a track is added by its tile, and plays after consent', async ({
  signedIn: page,
  product,
}) => {
  const { canvas, address, url } = await addEmbed(page, product, 'audio_platform');
  await url.fill('https://open.spotify.com/track/1');
  await expect(page.getByTestId('url-note')).toContainText('isn’t a public track');
  await expect(canvas.locator('.moto-embed')).toHaveCount(0);
  await url.fill('https://soundcloud.com/merrow/low-tide');
  await expect(canvas.locator('.moto-embed')).toContainText('Low tide');
  await expect(canvas.locator('iframe, template')).toHaveCount(0);
  await expectAccessible(page, '[data-testid="inspector"]');
  await saveDesign(page);
  const asked = await agree(page, product, { address, title: 'Low tide', action: 'Listen' });
  expect(new Set(asked.map(({ host }) => host))).toEqual(new Set(['w.soundcloud.com']));
  await expect(
    page.getByTitle('Low tide').contentFrame().getByText('From elsewhere'),
  ).toBeVisible();
});

test('a Facebook page is added by its tile, and shows its posts after consent', async ({
  signedIn: page,
  product,
}) => {
  const { canvas, address, url } = await addEmbed(page, product, 'page_feed');
  await url.fill('https://www.facebook.com/groups/harbor');
  await expect(page.getByTestId('url-note')).toContainText('isn’t a page on Facebook');
  await url.fill('https://www.facebook.com/merrow.lind');
  await page.getByTestId('control-title').getByRole('textbox').fill('News from the harbor');
  await canvas.locator('.moto-embed-heading').dblclick();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Harbor news');
  await page.keyboard.press('Escape');
  const title = 'Harbor news';
  await expect(page.getByTestId('control-title').getByRole('textbox')).toHaveValue(title);
  await saveDesign(page);
  const asked = await agree(page, product, { address, title, action: 'Show posts' });
  expect(new Set(asked.map(({ host }) => host))).toEqual(new Set(['www.facebook.com']));
});

test('a timeline of X is added by its tile, and shows its posts after consent', async ({
  signedIn: page,
  product,
}) => {
  const { canvas, address, url } = await addEmbed(page, product, 'social_timeline');
  await url.fill('345678901234567890');
  await expect(page.getByTestId('url-note')).toContainText('timeline widget ID isn’t valid');
  await url.fill('https://x.com/merrow');
  await expect(canvas.locator('.moto-embed')).toContainText('Low tide');
  await saveDesign(page);
  const asked = await agree(page, product, { address, title: 'Low tide', action: 'Show posts' });
  expect(new Set(asked.map(({ host }) => host))).toEqual(new Set(['syndication.twitter.com']));
});

test('a pinboard is added by its tile, and runs its script in a frame after consent', async ({
  signedIn: page,
  product,
}) => {
  const { canvas, address, url } = await addEmbed(page, product, 'pinboard');
  await url.fill('https://www.pinterest.com/search/pins/?q=harbor');
  await expect(page.getByTestId('url-note')).toContainText('isn’t a public pin');
  await url.fill('https://www.pinterest.com/merrow/harbor/');
  await expect(canvas.locator('.moto-embed')).toContainText('Low tide');
  await saveDesign(page);
  const asked = await agree(page, product, { address, title: 'Low tide', action: 'Show images' });
  const board = page.getByTitle('Low tide').contentFrame();
  await expect(board.getByText('No access to the page')).toBeVisible();
  await expect(board.getByRole('link', { name: 'Low tide' })).toBeVisible();
  expect(new Set(asked.map(({ host }) => host))).toEqual(new Set(['assets.pinterest.com']));
});

test('slides are added by their tile, and shown after consent', async ({
  signedIn: page,
  product,
}) => {
  const { canvas, address, url } = await addEmbed(page, product, 'slide_deck');
  await url.fill('https://speakerdeck.com/merrow/harbor');
  await expect(page.getByTestId('url-note')).toContainText('isn’t a public slide deck');
  await url.fill('https://www.slideshare.net/slideshow/harbor/44600700');
  await expect(canvas.locator('.moto-embed')).toContainText('Low tide');
  await page.getByTestId('control-start_slide').getByRole('textbox').fill('5');
  await saveDesign(page);
  const asked = await agree(page, product, { address, title: 'Low tide', action: 'Show slides' });
  expect(new Set(asked.map(({ pathname, search }) => pathname + search))).toEqual(
    new Set(['/slideshow/embed_code/44600700?startSlide=5']),
  );
});

test('an embed of a service that does not respond stays a link', async ({
  page,
  product,
  quietConsole,
}) => {
  const url = 'https://soundcloud.com/merrow/low-tide';
  const { address } = await widgetPage(product.url, 'Gone', [
    node('track', 'audio_platform', [], { url, title: 'Low tide' }),
  ]);
  await page.route('https://w.soundcloud.com/**', (route) => route.abort('connectionrefused'));
  await page.goto(address);
  const poster = page.getByRole('link', { name: 'Low tide' });
  await poster.click();
  await expect(poster).toContainText('isn’t responding');
  await expect(poster).toContainText('Open in new tab');
  await expect(poster).toHaveAttribute('href', url);
  quietConsole.splice(0);
});

test('an embed that loads at once becomes a link if its service does not respond', async ({
  page,
  product,
  quietConsole,
}) => {
  const url = 'https://soundcloud.com/merrow/low-tide';
  const { address } = await widgetPage(product.url, 'Gone at once', [
    node('track', 'audio_platform', [], { url, title: 'Low tide', is_click_to_load: false }),
  ]);
  await page.route('https://w.soundcloud.com/**', (route) => route.abort('connectionrefused'));
  await page.goto(address);
  const link = page.getByRole('link', { name: 'Low tide' });
  await expect(link).toContainText('isn’t responding');
  await expect(link).toHaveAttribute('href', url);
  await expect(page.locator('.moto-embed-frame')).toHaveCount(0);
  await expectAccessible(page, '.moto-embed');
  quietConsole.splice(0);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });
  test('embeds are links to their services', async ({ page, product }) => {
    const { address } = await widgetPage(product.url, 'Embeds as links', [
      node('track', 'audio_platform', [], { url: 'https://soundcloud.com/merrow/low-tide' }),
      node('page', 'page_feed', [], { url: 'https://www.facebook.com/merrow.lind' }),
      node('posts', 'social_timeline', [], { url: 'https://x.com/merrow' }),
      node('board', 'pinboard', [], { url: 'https://www.pinterest.com/merrow/harbor/' }),
      node('slides', 'slide_deck', [], { url: 'https://www.slideshare.net/merrow/harbor' }),
    ]);
    await page.goto(address);
    const links = page.getByRole('link', { name: 'Open in new tab' });
    await expect(links).toContainText(['SoundCloud', 'Facebook', 'X', 'Pinterest', 'SlideShare']);
  });
});

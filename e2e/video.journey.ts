import { expectAccessible } from './support/accessible.ts';
import { openEditor, openPanel, widget } from './support/editor.ts';
import { test as base, expect } from './support/journey.ts';
import { type OtherSite, otherSite } from './support/other-site.ts';
import { node } from './support/own-page.ts';
import { picture } from './support/picture.ts';
import { RpcClient } from './support/rpc.ts';
import { saveDesign, widgetPage } from './support/widget-page.ts';

/** A video service with oEmbed. */
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

/** The product may contact the video service. */
const test = base.extend<object, { readonly service: OtherSite }>({
  service: [
    // biome-ignore lint/correctness/noEmptyPattern: a fixture names what it needs by this pattern
    async ({}, use) => {
      const service = await videoService();
      await use(service);
      service.close();
    },
    { scope: 'worker' },
  ],
  environment: [({ service }, use) => use({ PLINTH_OUTBOUND: service.host }), { scope: 'worker' }],
});

test('a video is added by its tile, looked up once, and plays after consent', async ({
  signedIn: page,
  product,
  service,
}) => {
  const { id, address } = await widgetPage(product.url, 'Video by hand');
  const canvas = await openEditor(page, product.url, id);
  await widget(canvas, 'first').click();
  await openPanel(page, 'add');
  await page.getByTestId('tile-video').click();
  await page.getByTestId('placeholder-video').getByRole('button').click();
  const url = page.getByTestId('control-url').getByRole('textbox');
  await url.fill('https://www.youtube.com/@harbor');
  await expect(page.getByTestId('url-note')).toContainText('isn’t a video');
  await expect(canvas.locator('.moto-embed')).toHaveCount(0);
  await url.fill(`${service.url}w/1`);
  const embed = canvas.locator('.moto-embed');
  await expect(embed).toContainText('A tour of the harbor');
  await expect(embed.locator('img')).toBeVisible();
  await expect(canvas.locator('iframe, template')).toHaveCount(0);
  await expectAccessible(page, '[data-testid="inspector"]');
  await saveDesign(page);

  const before = service.hits.length;
  await page.goto(address);
  const play = page.getByRole('link', { name: 'A tour of the harbor' });
  await expect(play).toContainText('Play video');
  await expect(play).toContainText('127.0.0.1');
  await expectAccessible(page, '.moto-embed');
  expect(service.hits.length).toBe(before);
  await play.focus();
  await page.keyboard.press('Enter');
  const frame = page.getByTitle('A tour of the harbor');
  await expect(frame.contentFrame().getByText('Playing')).toBeVisible();
  await expect(frame).toBeFocused();

  await page.reload();
  await expect(frame.contentFrame().getByText('Playing')).toBeVisible();
  const later = await page.context().newPage();
  await later.goto(address);
  await expect(later.getByRole('link', { name: 'A tour of the harbor' })).toBeVisible();
});

test('a video can’t start after its end, in the settings and in a save', async ({
  signedIn: page,
  product,
}) => {
  const url = 'https://youtu.be/aBcdeFGH_-1';
  const video = node('video', 'video', [], { url, title: 'Tour', is_click_to_load: true, end: 30 });
  const { id } = await widgetPage(product.url, 'Video in part', [video]);
  const canvas = await openEditor(page, product.url, id);
  await widget(canvas, 'video').click();
  const start = page.getByTestId('control-start');
  await start.getByRole('textbox').fill('45');
  await page.keyboard.press('Enter');
  await expect(start).toContainText('The maximum is 29 s');
  const end = page.getByTestId('control-end');
  await end.getByRole('textbox').fill('10');
  await page.keyboard.press('Enter');
  await expect(end).toContainText('The minimum is 30 s');
  await saveDesign(page);

  const owner = await new RpcClient(product.url).signIn();
  const { revision, sections } = await owner.call<{
    readonly revision: number;
    readonly sections: { readonly content: object };
  }>('PagesService.getDesign', { id });
  expect(JSON.stringify(sections.content)).toContain('"start":29');
  const wrong = JSON.parse(JSON.stringify(sections.content).replace('"start":29', '"start":45'));
  const saving = owner.call('PagesService.saveDesign', {
    ...{ id, revision, sections: { content: wrong } },
  });
  await expect(saving).rejects.toMatchObject({ code: 400 });
});

test('a video that its service calls gone is a link', async ({
  signedIn: page,
  product,
  service,
}) => {
  const url = `${service.url}gone`;
  const video = node('video', 'video', [], { url, title: 'Tour', is_click_to_load: false });
  const { id, address } = await widgetPage(product.url, 'Video gone', [video]);
  const canvas = await openEditor(page, product.url, id);
  await widget(canvas, 'video').click();
  await expect(page.getByTestId('url-note')).toContainText('isn’t public');
  await saveDesign(page);
  await page.goto(address);
  await expect(page.getByRole('link', { name: 'Tour' })).toHaveAttribute('href', url);
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('a video that loads at once is the only frame that the page allows', async ({
  page,
  product,
  service,
  quietConsole,
}) => {
  const url = `${service.url}player`;
  const video = node('video', 'video', [], { url, title: 'Tour', is_click_to_load: false });
  const { address } = await widgetPage(product.url, 'Video at once', [video]);
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

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });
  test('a video is a link to its service', async ({ page, product }) => {
    const url = 'https://youtu.be/aBcdeFGH_-1';
    const video = node('video', 'video', [], { url, title: 'Tour' });
    const { address } = await widgetPage(product.url, 'Video as a link', [video]);
    await page.goto(address);
    const link = page.getByRole('link', { name: 'Tour' });
    await expect(link).toHaveAttribute('href', url);
    await expect(link).toContainText('YouTube');
    await expect(link.getByText('Open in new tab')).toBeVisible();
    await expect(link.getByText('Play video')).toBeHidden();
  });
});

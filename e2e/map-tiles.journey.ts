import { expectAccessible } from './support/accessible.ts';
import { openEditor, openPanel, widget } from './support/editor.ts';
import { test as base, expect } from './support/journey.ts';
import { type OtherSite, otherSite } from './support/other-site.ts';
import { node } from './support/own-page.ts';
import { picture } from './support/picture.ts';
import { saveDesign, widgetPage } from './support/widget-page.ts';

const ATTRIBUTION = '© Streets of Bristol';

/** The product may contact the tile server. */
const test = base.extend<object, { readonly tiles: OtherSite }>({
  tiles: [
    // biome-ignore lint/correctness/noEmptyPattern: a fixture names what it needs by this pattern
    async ({}, use) => {
      const tile = await picture('tile.jpg', { width: 256, height: 256 }).buffer();
      const tiles = await otherSite((_, response) =>
        response.writeHead(200, { 'content-type': 'image/jpeg' }).end(tile),
      );
      await use(tiles);
      tiles.close();
    },
    { scope: 'worker' },
  ],
  environment: [({ tiles }, use) => use({ PLINTH_OUTBOUND: tiles.host }), { scope: 'worker' }],
});

test('a map has a picture out of tiles that the server gets when the page is saved', async ({
  signedIn: page,
  product,
  tiles,
}) => {
  await page.goto(`${product.url}/admin/#!/settings/integration/`);
  const url = page.getByLabel('Map tile URL');
  await url.fill('https://tiles.example.com/{x}/{y}.png');
  await url.blur();
  await expect(url).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('Enter a full URL')).toBeVisible();
  await url.fill(`${tiles.url}{z}/{x}/{y}.jpg`);
  await page.getByTestId('save-button').click();
  const attribution = page.getByRole('textbox', { name: 'Map attribution', exact: true });
  await expect(attribution).toHaveAttribute('aria-invalid', 'true');
  await attribution.fill(ATTRIBUTION);
  await page.getByLabel('Map attribution link').fill('https://streets.example/copyright');
  await page.getByTestId('save-button').click();
  await expect(page.getByTestId('toast-success')).toContainText('Settings saved');
  await expectAccessible(page, 'main');

  const { id, address } = await widgetPage(product.url, 'Map out of tiles');
  const canvas = await openEditor(page, product.url, id);
  await widget(canvas, 'first').click();
  await openPanel(page, 'add');
  await page.getByTestId('tile-map').click();
  const place = page.getByTestId('control-place').getByRole('textbox');
  await place.fill('51.4492, -2.5813');
  await place.blur();
  await expect(canvas.locator('.moto-embed')).toContainText('OpenStreetMap');
  await expect(canvas.locator('.moto-map-tiles')).toHaveCount(0);
  expect(tiles.hits).toEqual([]);
  await saveDesign(page);
  await expect(canvas.locator('.moto-map-tiles')).toBeVisible();
  await expect(canvas.locator('.moto-map-credit')).toHaveText(ATTRIBUTION);
  const { length } = tiles.hits;
  expect(length).toBeGreaterThan(9);

  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  await page.goto(address);
  const image = page.locator('.moto-map-tiles img');
  await expect(image).toHaveCount(1);
  await expect(image).toHaveAttribute('alt', /^Map/);
  await expect
    .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
    .toBeGreaterThan(0);
  const credit = page.getByRole('link', { name: ATTRIBUTION });
  await expect(credit).toBeVisible();
  await expect(credit).toHaveAttribute('href', 'https://streets.example/copyright');
  await expect(page.getByRole('link', { name: 'Show map' })).toBeVisible();
  await expectAccessible(page, '.moto-map');
  expect([...hosts]).toEqual([new URL(product.url).host]);
  expect(tiles.hits).toHaveLength(length);

  await test.step('a tile server that stops leaves the next map without a picture, and the editor says so', async () => {
    tiles.close();
    const next = await widgetPage(product.url, 'Map without tiles', [
      node('map', 'map', [], { place: { lat: 48.1372, lng: 11.5755 } }),
    ]);
    const canvas = await openEditor(page, product.url, next.id);
    await widget(canvas, 'map').click();
    await openPanel(page, 'checks');
    for (const part of ['inspector', 'checks-panel']) {
      const problem = page.getByTestId(part).getByText('Couldn’t get the map image from your tile');
      await expect(problem).toBeVisible();
    }
    await page.goto(next.address);
    await expect(page.locator('.moto-map-tiles')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Show map' })).toBeVisible();
  });
});

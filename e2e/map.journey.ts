import type { Page } from 'playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { openEditor, openPanel, widget } from './support/editor.ts';
import { expect, test } from './support/journey.ts';
import { node } from './support/own-page.ts';
import { RpcClient } from './support/rpc.ts';
import { saveDesign, widgetPage } from './support/widget-page.ts';

const FACTS = { name: 'Merrow & Lind', street: 'Quay 1', city: 'Bristol', country: '' };

test.beforeAll(async ({ product }) => {
  const owner = await new RpcClient(product.url).signIn();
  await owner.call('SettingsService.save', { group: 'site_facts', values: FACTS });
});

/** Answers requests to the providers, and lists their hosts. */
async function withProviders(page: Page): Promise<readonly string[]> {
  const hosts: string[] = [];
  await page.route(/openstreetmap\.org|google\.com/, (route) => {
    hosts.push(new URL(route.request().url()).hostname);
    return route.fulfill({
      contentType: 'text/html',
      body: '<html lang="en"><title>Map</title><h1>Streets</h1></html>',
    });
  });
  return hosts;
}

test('a map shows the address of the site facts, and loads after a click by keyboard', async ({
  signedIn: page,
  product,
}) => {
  const { id, address } = await widgetPage(product.url, 'Map by hand');
  const canvas = await openEditor(page, product.url, id);
  await widget(canvas, 'first').click();
  await openPanel(page, 'add');
  await page.getByTestId('tile-map').click();
  const card = canvas.locator('.moto-map-card');
  await expect(card).toContainText('Quay 1, Bristol');
  await expect(canvas.locator('.moto-embed')).toHaveCount(0);
  const place = page.getByTestId('control-place').getByRole('textbox');
  await place.fill('91, 200');
  await place.blur();
  await expect(page.getByTestId('control-place')).toContainText('Enter latitude and longitude');
  await place.fill('https://www.openstreetmap.org/#map=15/51.4492/-2.5813');
  await place.blur();
  await expect(place).toHaveValue('51.4492, -2.5813');
  await expect(canvas.locator('.moto-embed')).toContainText('OpenStreetMap');
  await expect(canvas.locator('iframe, template')).toHaveCount(0);
  await expectAccessible(page, '[data-testid="inspector"]');
  await saveDesign(page);

  const hosts = await withProviders(page);
  await page.goto(address);
  const show = page.getByRole('link', { name: 'Show map' });
  await expect(show).toBeVisible();
  await expectAccessible(page, '.moto-map');
  expect(hosts).toEqual([]);
  await show.press('Enter');
  const frame = page.getByTitle('Map: Merrow & Lind');
  await expect(frame.contentFrame().getByText('Streets')).toBeVisible();
  expect(new Set(hosts)).toEqual(new Set(['www.openstreetmap.org']));
});

test('the page scrolls over a map until a visitor clicks it', async ({ page, product }) => {
  await withProviders(page);
  const map = node('map', 'map', [], { provider: 'google', is_click_to_load: false });
  const { address } = await widgetPage(product.url, 'Map at once', [map]);
  await page.goto(address);
  const frame = page.locator('.moto-embed-frame');
  await expect(frame.contentFrame().getByText('Streets')).toBeVisible();
  await expect(frame).toHaveCSS('pointer-events', 'none');
  await page.locator('.moto-embed').click();
  await expect(frame).toHaveCSS('pointer-events', 'auto');
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });
  test('a map is a link to its provider, beside the address', async ({ page, product }) => {
    const map = node('map', 'map', [], { place: { lat: 51.4492, lng: -2.5813 } });
    const { address } = await widgetPage(product.url, 'Map as a link', [map]);
    await page.goto(address);
    const link = page.getByRole('link', { name: 'OpenStreetMap' });
    await expect(link).toHaveAttribute('href', /openstreetmap\.org\/\?mlat=51\.4492/);
    await expect(page.locator('.moto-map-card')).toContainText('Quay 1, Bristol');
    await expect(page.getByRole('link', { name: 'Get directions' })).toBeVisible();
  });
});

import type { DataResult } from '@plinth/model';
import { expect, test } from 'vitest';
import { renderView, sampleImage } from '../kit/testing/render-view.tsx';
import type { SiteContext } from '../kit/view.ts';
import { pictureRequest } from './data.ts';
import { type MapProperties, schema } from './schema.ts';
import { style } from './style.ts';
import { View } from './view.tsx';

const FACTS: { readonly [name: string]: string } = { address: 'Quay 1, Bristol', name: 'Merrow' };
const PLACE = { lat: 51.4492, lng: -2.5813 };

const withFacts: SiteContext['fact'] = (name) => {
  const text = FACTS[name];
  return text === undefined ? null : { text, image: null, isMissing: false };
};

type Properties = { readonly [name: string]: unknown };

const show = (
  properties: Properties,
  site: Partial<SiteContext> = { fact: withFacts },
  data: DataResult<'map'> | null = null,
) => renderView({ schema, View, properties, site, data });

test('is empty without a place', () => {
  expect(show({}, {})).toBe('<div class="root"></div>');
  const isMissing = { text: 'Postal address', image: null, isMissing: true };
  expect(show({}, { fact: () => isMissing })).toBe('<div class="root"></div>');
});

test('shows the name and address of the site facts, and no map without coordinates', () => {
  const html = show({});
  expect(html).toContain('Merrow</b>');
  expect(html).toContain('Quay 1, Bristol</address>');
  expect(html).toContain(
    'href="https://www.google.com/maps/dir/?api=1&amp;destination=Quay%201%2C%20Bristol"',
  );
  expect(html).not.toContain('moto-embed');
});

test('another address is not named after the business', () => {
  const html = show({ address: 'Pier 2, Bath', marker_text: 'Ring twice' });
  expect(html).toContain('Pier 2, Bath</address>');
  expect(html).toContain('Ring twice</p>');
  expect(html).not.toMatch(/Quay|Merrow/);
});

test('shows the image of the owner in place of a map, or before it', () => {
  const site = { fact: withFacts, media: () => sampleImage };
  expect(show({ image_id: 7 }, site)).toMatch(/moto-map-image.*alt="The quay at dawn"/);
  const before = show({ image_id: 7, place: PLACE }, site);
  expect(before).toMatch(/moto-embed-poster.*alt=""/);
  expect(before).not.toContain('moto-map-image');
});

test('shows the picture of its tiles with the attribution, before the map or without one', () => {
  const site = { fact: withFacts, media: () => sampleImage };
  const tiles = { image_id: 7, attribution: '© Streets', attribution_url: '' };
  for (const provider of ['openstreetmap', 'none']) {
    const html = show({ provider, place: PLACE }, site, tiles);
    expect(html).toContain('alt="VISITOR.MAP.TITLE: Merrow"');
    expect(html).toContain('moto-map-marker');
    expect(html).toContain('© Streets</small>');
    expect(html).toContain('sizes="1280px"');
  }
  const missing = { ...tiles, image_id: null };
  expect(show({ provider: 'none', place: PLACE }, site, missing)).not.toContain('moto-map-image');
  expect(show({ place: PLACE }, site, missing)).not.toContain('moto-map-tiles');
});

test('links the attribution, beside the poster and not in its link', () => {
  const site = { fact: withFacts, media: () => sampleImage };
  const tiles = {
    ...{ image_id: 7, attribution: '© <b>Streets</b>' },
    attribution_url: 'https://streets.example/?a=1&b="2"',
  };
  const link =
    '<small class="moto-map-credit"><a href="https://streets.example/?a=1&amp;b=&quot;2&quot;" target="_blank" rel="noopener">© &lt;b&gt;Streets&lt;/b&gt;</a></small>';
  const plain = show({ provider: 'none', place: PLACE }, site, tiles);
  expect(plain).toContain(`</span>${link}</span>`);
  const before = show({ place: PLACE }, site, tiles);
  expect(before).toContain(`</a>${link}`);
  expect(before.match(/moto-map-credit/g)).toHaveLength(1);
  expect(show({ place: PLACE, image_id: 8 }, site, tiles)).not.toContain('moto-map-credit');
});

test('needs no tiles with an image or without coordinates', () => {
  const request = (properties: Properties) =>
    pictureRequest(schema.properties.parse(properties) as MapProperties);
  expect(request({})).toBeNull();
  expect(request({ place: PLACE, image_id: 7 })).toBeNull();
  expect(request({ place: PLACE, zoom: 9, height: { desktop: 200, mobile_v: 500 } })).toEqual({
    ...{ source: 'map', place: PLACE, zoom: 9, height: 500 },
  });
});

test('loads the map of OpenStreetMap around the coordinates after a click', () => {
  const html = show({ place: PLACE });
  expect(html).toContain('data-embed="openstreetmap"');
  expect(html).toContain('title="VISITOR.MAP.TITLE: Merrow"');
  const [, src = ''] = /<iframe[^>]* src="([^"]*)"/.exec(html) ?? [];
  const { origin, searchParams } = new URL(src.replaceAll('&amp;', '&'));
  expect(origin).toBe('https://www.openstreetmap.org');
  expect(searchParams.get('marker')).toBe('51.4492,-2.5813');
  const [west = 0, south = 0, east = 0, north = 0] =
    searchParams.get('bbox')?.split(',').map(Number) ?? [];
  expect((west + east) / 2).toBeCloseTo(PLACE.lng, 4);
  expect((south + north) / 2).toBeCloseTo(PLACE.lat, 4);
  expect(east - west).toBeCloseTo((600 * 360) / (256 * 2 ** 14), 4);
});

test('Google Maps finds an address, and has types', () => {
  const html = show({ provider: 'google', type: 'hybrid', zoom: 9, is_click_to_load: false });
  expect(html).toContain(
    'src="https://www.google.com/maps?q=Quay+1%2C+Bristol&amp;z=9&amp;t=h&amp;hl=en&amp;output=embed"',
  );
  expect(html).not.toContain('data-consent');
  const placed = show({ provider: 'google', place: PLACE }, {});
  expect(placed).toContain('q=51.4492%2C+-2.5813&amp;ll=51.4492%2C-2.5813');
});

test('no map, no card, and no directions can be chosen', () => {
  expect(show({ provider: 'none', place: PLACE })).not.toContain('moto-embed');
  expect(show({ has_directions: false })).not.toContain('<a ');
  const bare = show({ has_card: false, place: PLACE });
  expect(bare).not.toContain('moto-map-card');
  expect(bare).toContain('Merrow</b>');
});

test('the map takes the wheel after a click, or at once', () => {
  expect(show({ place: PLACE })).toContain('<div class="moto-map" tabindex="-1">');
  expect(show({ place: PLACE, has_scroll_zoom: true })).toContain('<div class="moto-map">');
});

test('has limits', () => {
  const accepts = (properties: Properties) => schema.properties.safeParse(properties).success;
  expect(accepts({ zoom: 1, height: { desktop: 100 } })).toBe(true);
  expect(accepts({ zoom: 20, height: { desktop: 1000 } })).toBe(true);
  for (const wrong of [{ zoom: 21 }, { zoom: 0 }, { height: { desktop: 99 } }])
    expect(accepts(wrong)).toBe(false);
});

test('has a height per device and colors', () => {
  const part = '>.moto-map';
  const properties = schema.properties.parse({
    height: { desktop: 500, mobile_v: 250 },
    hover: { background_color: 'accent' },
  });
  expect(style(properties)).toEqual([
    { part, declarations: { '--moto-map-height': '500px' } },
    { part, device: 'mobile_v', declarations: { '--moto-map-height': '250px' } },
    { part, state: 'root-hover', declarations: { 'background-color': 'var(--moto-accent)' } },
  ]);
});

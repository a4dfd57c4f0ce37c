import { referencesIn } from '@plinth/model';
import { expect, test } from 'vitest';
import { refused } from '../kit/testing/refused.ts';
import { renderView, sampleImage } from '../kit/testing/render-view.tsx';
import type { SiteContext } from '../kit/view.ts';
import { schema } from './schema.ts';
import { classes, style } from './style.ts';
import { View } from './view.tsx';

const show = (items: readonly object[], more: object = {}, site: Partial<SiteContext> = {}) =>
  renderView({
    schema,
    View,
    properties: { items, ...more },
    site: { media: () => sampleImage, ...site },
  });

test('links every image to its file, so that the lightbox works without a script', () => {
  const html = show([{ image_id: 7 }]);
  expect(html).toContain('<a href="/uploads/quay.jpg" data-lightbox="VISITOR.LIGHTBOX.CLOSE">');
  expect(html).toContain('alt="The quay at dawn"');
  expect(show([{ image_id: 7 }], { has_lightbox: false })).not.toContain('<a ');
  expect(show([{ image_id: 7 }], { has_lightbox: false })).not.toContain('lightbox');
});

test('the link of an image without alt text is named by its caption, or its file', () => {
  const named = (item: object) => show([{ image_id: 7, alt: '', ...item }]);
  expect(named({ caption: 'Dawn' })).toContain('aria-label="Dawn"');
  expect(named({})).toContain('aria-label="/uploads/quay.jpg"');
  expect(show([{ image_id: 7, caption: 'Dawn' }])).not.toContain('aria-label');
});

test("prefers an image's own link", () => {
  const link = () => ({ href: '/boats/' });
  const html = show([{ image_id: 7, link: { action: 'home_page' } }], {}, { link });
  expect(html).toContain('<a href="/boats/">');
  expect(html).not.toContain('data-lightbox=');
});

test('leaves out hidden items and those without an image', () => {
  const items = [{ image_id: 7 }, { image_id: 7, is_hidden: true }, { image_id: null }];
  expect(show(items).match(/<li/g)).toHaveLength(1);
  expect(show([{ image_id: 7 }], {}, { media: () => null })).toBe('<div class="root"></div>');
});

test('escapes captions, and hides them if disabled', () => {
  const items = [{ image_id: 7, caption: '<b>Dawn</b>' }];
  expect(show(items)).toContain('&lt;b&gt;Dawn&lt;/b&gt;');
  expect(show(items, { captions: 'none' })).not.toContain('Dawn');
});

test("loads only its first image eagerly, if it's the first on the page", () => {
  const html = show([{ image_id: 7 }, { image_id: 7 }], {}, { eagerImage: 'w1' });
  expect(html.match(/fetchPriority="high"/g)).toHaveLength(1);
  expect(html.match(/loading="lazy"/g)).toHaveLength(1);
});

test('accepts at most 200 images, and declares their references', () => {
  const items = (count: number) => ({
    items: Array.from({ length: count }, () => ({ image_id: 7 })),
  });
  expect(schema.properties.safeParse(items(200)).success).toBe(true);
  expect(schema.properties.safeParse(items(201)).success).toBe(false);
  expect(referencesIn(schema.properties, items(2))).toHaveLength(2);
});

test('columns set for desktop replace the fewer default columns of phones', () => {
  expect(style(schema.properties.parse({}))).toEqual([]);
  expect(style(schema.properties.parse({ columns: { desktop: 3 } }))).toEqual([
    { part: '>.moto-gallery', declarations: { '--moto-gallery-columns': '3' } },
  ]);
});

test('lays out rows by aspect ratio', () => {
  expect(show([{ image_id: 7 }], { layout: 'rows' })).toContain('--moto-shape:1.778');
  const properties = schema.properties.parse({ layout: 'rows', last_row: 'justify' });
  expect(classes(properties)).toEqual(['moto-gallery-rows', 'moto-gallery-last-justify']);
  expect(style(schema.properties.parse({ columns: { tablet: 2 } }))).toEqual([
    { part: '>.moto-gallery', declarations: { '--moto-gallery-columns': '3' } },
    { part: '>.moto-gallery', declarations: { '--moto-gallery-columns': '2' }, device: 'tablet' },
  ]);
});

test('centers an incomplete last row unless set otherwise', () => {
  expect(classes(schema.properties.parse({ layout: 'rows' }))).toContain(
    'moto-gallery-last-center',
  );
  expect(show([{ image_id: 7 }], { layout: 'rows' })).not.toContain('data-grid-gallery');
});

test('a hidden last row needs a script, in rows only', () => {
  const hidden = { last_row: 'hide' };
  expect(show([{ image_id: 7 }], { layout: 'rows', ...hidden })).toContain(
    'data-grid-gallery="shown"',
  );
  expect(show([{ image_id: 7 }], hidden)).not.toContain('data-grid-gallery');
});

test('crops images around their focal point to a fixed row height', () => {
  const site = { media: () => ({ ...sampleImage, focal_point: { x: 20, y: 30 } }) };
  const fixed = { layout: 'rows', has_fixed_height: true };
  expect(classes(schema.properties.parse(fixed))).toContain('moto-gallery-fixed');
  expect(show([{ image_id: 7 }], fixed, site)).toContain('20% 30%');
  expect(show([{ image_id: 7 }], { layout: 'rows' }, site)).not.toContain('20% 30%');
  expect(classes(schema.properties.parse({ has_fixed_height: true }))).toEqual([]);
});

test('refuses more than 200 images, and a caption that is too long, at their field', () => {
  const items = (count: number) => Array.from({ length: count }, () => ({ image_id: 7 }));
  expect(refused(schema, { items: items(200) })).toEqual({});
  expect(refused(schema, { items: items(201) })).toEqual({ items: 'numberIsBigger' });
  const caption = (length: number) => ({ items: [{ image_id: 7, caption: 'x'.repeat(length) }] });
  expect(refused(schema, caption(500))).toEqual({});
  expect(refused(schema, caption(501))).toEqual({ 'items.0.caption': 'stringLengthTooLong' });
});

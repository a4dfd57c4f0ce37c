import { expect, test } from 'vitest';
import { refused } from '../kit/testing/refused.ts';
import { renderView, sampleImage } from '../kit/testing/render-view.tsx';
import type { SiteContext } from '../kit/view.ts';
import { schema } from './schema.ts';
import { View } from './view.tsx';

const show = (properties: object, site: Partial<SiteContext> = {}) =>
  renderView({
    schema,
    View,
    properties: { image_id: 7, ...properties },
    site: { media: () => sampleImage, ...site },
  });

test('has every format and size, and its dimensions', () => {
  const html = show({});
  expect(html).toContain('<source type="image/webp" srcSet="/uploads/quay-800.webp 800w"');
  expect(html).toContain('srcSet="/uploads/quay-800.jpg 800w" src="/uploads/quay.jpg"');
  expect(html).toContain('width="1600" height="900"');
});

test("prefers its own alt text to the library's", () => {
  expect(show({})).toContain('alt="The quay at dawn"');
  expect(show({ alt: 'Our quay' })).toContain('alt="Our quay"');
  expect(show({ alt: 'Our quay', is_decorative: true })).toContain('alt=""');
});

test('has no tooltip if decorative, and a labeled link', () => {
  const link = { action: 'url', url: '/quay/' };
  const site = { link: () => ({ href: '/quay/' }) };
  const html = show({ is_decorative: true, title: 'Quay', link }, site);
  expect(html).toContain('<a href="/quay/" aria-label="/quay/">');
  expect(html).not.toContain('title=');
  expect(show({ title: 'Quay', link }, site)).toContain('<a href="/quay/"><picture>');
});

test("loads lazily unless it's the first on the page or set to eager", () => {
  expect(show({})).toContain('loading="lazy"');
  expect(show({}, { eagerImage: 'w1' })).toContain('fetchPriority="high"');
  expect(show({}, { eagerImage: 'w1' })).not.toContain('lazy');
  expect(show({}, { lazyLoading: false })).not.toContain('lazy');
  expect(show({ loading: 'lazy' }, { lazyLoading: false })).toContain('loading="lazy"');
});

test('opens itself in the lightbox if the link has no image', () => {
  expect(show({ link: { action: 'lightbox' } })).toContain(
    '<a href="/uploads/quay.jpg" data-lightbox="VISITOR.LIGHTBOX.CLOSE">',
  );
});

test('crops around the focal point', () => {
  const media = { ...sampleImage, focal_point: { x: 20, y: 80 } };
  expect(show({ ratio: '16/9' }, { media: () => media })).toContain('object-position:20% 80%');
  expect(show({}, { media: () => media })).not.toContain('object-position');
});

test('is an empty box without an image', () => {
  expect(show({ image_id: null, caption: 'x' })).toBe('<div class="root"></div>');
});

test('refuses a caption that is too long, at its field', () => {
  expect(refused(schema, { caption: 'x'.repeat(500) })).toEqual({});
  expect(refused(schema, { caption: 'x'.repeat(501) })).toEqual({ caption: 'stringLengthTooLong' });
});

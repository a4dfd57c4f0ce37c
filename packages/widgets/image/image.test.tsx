import { expect, test } from 'vitest';
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

test('offers every format and size, and says how much room it takes', () => {
  const html = show({});
  expect(html).toContain('<source type="image/webp" srcSet="/uploads/quay-800.webp 800w"');
  expect(html).toContain('srcSet="/uploads/quay-800.jpg 800w" src="/uploads/quay.jpg"');
  expect(html).toContain('width="1600" height="900"');
});

test('says what the picture shows, in the words of the page before those of the library', () => {
  expect(show({})).toContain('alt="The quay at dawn"');
  expect(show({ alt: 'Our quay' })).toContain('alt="Our quay"');
  expect(show({ alt: 'Our quay', is_decorative: true })).toContain('alt=""');
});

test('has no tooltip as decoration, and a link that says where it leads', () => {
  const link = { action: 'url', url: '/quay/' };
  const site = { link: () => ({ href: '/quay/' }) };
  const html = show({ is_decorative: true, title: 'Quay', link }, site);
  expect(html).toContain('<a href="/quay/" aria-label="/quay/">');
  expect(html).not.toContain('title=');
  expect(show({ title: 'Quay', link }, site)).toContain('<a href="/quay/"><picture>');
});

test('waits until it is in view, unless it is the first of the page or told otherwise', () => {
  expect(show({})).toContain('loading="lazy"');
  expect(show({}, { eagerImage: 'w1' })).toContain('fetchPriority="high"');
  expect(show({}, { eagerImage: 'w1' })).not.toContain('lazy');
  expect(show({}, { lazyLoading: false })).not.toContain('lazy');
  expect(show({ loading: 'lazy' }, { lazyLoading: false })).toContain('loading="lazy"');
});

test('opens itself in the lightbox when the link names no other picture', () => {
  expect(show({ link: { action: 'lightbox' } })).toContain(
    '<a href="/uploads/quay.jpg" data-lightbox="VISITOR.LIGHTBOX.CLOSE">',
  );
});

test('keeps the centre of interest in view when it is cut', () => {
  const media = { ...sampleImage, focal_point: { x: 20, y: 80 } };
  expect(show({ ratio: '16/9' }, { media: () => media })).toContain('object-position:20% 80%');
  expect(show({}, { media: () => media })).not.toContain('object-position');
});

test('is an empty box while there is no picture', () => {
  expect(show({ image_id: null, caption: 'x' })).toBe('<div class="root"></div>');
});

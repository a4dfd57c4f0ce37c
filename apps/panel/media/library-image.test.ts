import { expect, test } from 'vitest';
import { lacksAlt, showsWhole } from './library-image.ts';

test('images need alt text, but neither the favicon nor other files do', () => {
  expect(lacksAlt({ id: 7, type: 'images', alt: '' }, null)).toBe(true);
  expect(lacksAlt({ id: 7, type: 'images', alt: 'The quay' }, null)).toBe(false);
  expect(lacksAlt({ id: 7, type: 'images', alt: '' }, 7)).toBe(false);
  expect(lacksAlt({ id: 7, type: 'video', alt: '' }, null)).toBe(false);
});

test.each([
  ['a wide logo', 600, 300, 'image/png', true],
  ['a tall sign', 300, 600, 'image/jpeg', true],
  ['an icon', 128, 128, 'image/png', true],
  ['a vector image without a size', null, null, 'image/svg+xml', true],
  ['a photo in 16:9', 1920, 1080, 'image/jpeg', false],
  ['a portrait', 1200, 1800, 'image/webp', false],
  ['a file without a size', null, null, 'application/pdf', false],
])('%s is shown whole or cropped', (_, width, height, mime_type, isWhole) => {
  expect(showsWhole({ width, height, mime_type })).toBe(isWhole);
});

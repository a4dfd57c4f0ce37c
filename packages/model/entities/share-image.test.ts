import { expect, test } from 'vitest';
import { shareFile, shareImageFault } from './share-image.ts';

const photo = {
  mime_type: 'image/jpeg',
  width: 1600,
  height: 1000,
  size: 400_000,
  renditions: [
    { mime_type: 'image/webp', width: 1280 },
    { mime_type: 'image/webp', width: 640 },
    { mime_type: 'image/avif', width: 1280 },
  ],
};
const animation = { ...photo, mime_type: 'image/gif', renditions: [] };

test('a light image is shared as it is', () => {
  expect(shareFile(photo)).toBe('original');
});

test('an image in print colors is shared as its JPEG for screens', () => {
  const screen = { mime_type: 'image/jpeg', width: 1200 };
  expect(shareFile({ ...photo, renditions: [...photo.renditions, screen] })).toBe(screen);
  // Of a theme: smaller versions of the same file.
  expect(shareFile({ ...photo, renditions: [screen] })).toBe('original');
});

test('a heavy image, and one with 40 megapixels, is shared as a rendition of 1200 px or more', () => {
  const wide = { mime_type: 'image/webp', width: 1280 };
  expect(shareFile({ ...photo, size: 12_000_000 })).toEqual(wide);
  expect(shareFile({ ...photo, width: 8000, height: 5000 })).toEqual(wide);
});

test('a heavy image that isn’t wide is shared as its widest rendition', () => {
  const renditions = [320, 640, 900].map((width) => ({ mime_type: 'image/webp', width }));
  expect(shareFile({ ...photo, width: 900, size: 2_000_000, renditions })).toBe(renditions[2]);
});

test('an animation has no renditions, and is shared up to the limit of networks', () => {
  expect(shareFile({ ...animation, size: 4_000_000 })).toBe('original');
  expect(shareImageFault({ ...animation, size: 4_000_000 })).toBeNull();
  expect(shareImageFault({ ...animation, size: 6_000_000 })).toBe('imageTooLarge');
});

test.each([
  ['imageMissing', undefined],
  ['imageFormat', { ...photo, mime_type: 'image/svg+xml' }],
  ['imageFormat', { ...photo, mime_type: 'application/pdf', width: null, height: null }],
  ['imageTooSmall', { ...photo, height: 199 }],
  ['imageTooSmall', { ...photo, width: null, height: null }],
  [null, { ...photo, width: 200, height: 200 }],
])('%s', (fault, image) => {
  expect(shareImageFault(image)).toBe(fault);
});

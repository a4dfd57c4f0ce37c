import { expect, test } from 'vitest';
import { kindOfContent } from './file-kinds.ts';
import { displayName } from './file-name.ts';

test.each([
  ['Quay.JPG', 'jpg', 'Quay.JPG'],
  ['quay.jpeg', 'jpg', 'quay.jpeg'],
  ['quay.jfif', 'jpg', 'quay.jpg'],
  ['quay.jpg', 'webp', 'quay.webp'],
  ['quay.v2.png', 'jpg', 'quay.v2.jpg'],
  ['icon.ico', 'png', 'icon.png'],
  ['offer.dat', 'dat', 'offer.dat'],
])('%s with content of the type %s is shown as %s', (name, extension, shown) =>
  expect(displayName(name, extension)).toBe(shown),
);

test.each([
  ['webp', 'webp'],
  ['apng', 'png'],
  ['docx', 'docx'],
  ['mp4', 'mp4'],
  ['heic', undefined],
  ['exe', undefined],
  ['cfb', undefined],
  [undefined, undefined],
])('content of the type %s makes a file of the kind %s', (detected, extension) =>
  expect(kindOfContent(detected)?.extension).toBe(extension),
);

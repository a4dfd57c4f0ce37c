// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { isReused, loadedWidth } from './loaded-image.ts';

/** An image whose `sizes` ask for a width, with one of its files loaded. */
function loaded(needed: number, file: number): HTMLImageElement {
  const image = document.createElement('img');
  image.srcset = [400, 800, 1600].map((width) => `/cup-${width}.webp ${width}w`).join(', ');
  Object.defineProperties(image, {
    currentSrc: { value: new URL(`/cup-${file}.webp`, image.baseURI).href },
    naturalWidth: { value: needed },
  });
  return image;
}

test('a file is reused if a smaller one of its set is wide enough', () => {
  expect(loadedWidth(loaded(536, 1600))).toBe(1600);
  expect(isReused(loaded(536, 1600))).toBe(true);
  expect(isReused(loaded(536, 800))).toBe(false);
  expect(isReused(loaded(1280, 1600))).toBe(false);
  expect(isReused(loaded(2000, 1600))).toBe(false);
});

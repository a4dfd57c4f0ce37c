/** A region of an image, in px of its file. */
export type ImageRegion = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};

type Size = { readonly width: number; readonly height: number };
type Box = Size & { readonly left: number; readonly top: number };

/** px to which the region is downscaled before averaging. */
const SAMPLE_SIZE = 8;

/** Number of tiles per side of an image. */
const TILES = 6;

const toFraction = (position: string | undefined): number =>
  position?.endsWith('%') ? Number.parseFloat(position) / 100 : 0.5;

/** The region of an `object-fit: cover` image visible through `box`; null if they don't overlap. */
export function visibleRegion(
  file: Size,
  frame: Box,
  { box, position }: { readonly box: Box; readonly position: string },
): ImageRegion | null {
  const scale = Math.max(frame.width / file.width, frame.height / file.height);
  const [x, y] = position.split(' ');
  const hidden = {
    left: (file.width * scale - frame.width) * toFraction(x),
    top: (file.height * scale - frame.height) * toFraction(y),
  };
  const left = Math.max(box.left, frame.left);
  const top = Math.max(box.top, frame.top);
  const right = Math.min(box.left + box.width, frame.left + frame.width);
  const bottom = Math.min(box.top + box.height, frame.top + frame.height);
  if (right <= left || bottom <= top) return null;
  return {
    left: (left - frame.left + hidden.left) / scale,
    top: (top - frame.top + hidden.top) / scale,
    width: (right - left) / scale,
    height: (bottom - top) / scale,
  };
}

/** Averages RGBA pixels, blended onto white, into one opaque color. */
export function meanColor(pixels: ArrayLike<number>): string {
  const count = pixels.length / 4;
  const channel = (at: number): string => {
    let sum = 0;
    for (let pixel = 0; pixel < count; pixel += 1) {
      const share = (pixels[pixel * 4 + 3] ?? 255) / 255;
      sum += (pixels[pixel * 4 + at] ?? 0) * share + 255 * (1 - share);
    }
    return Math.round(sum / count)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${[0, 1, 2].map(channel).join('')}`;
}

/** Splits RGBA pixels into one opaque color each. */
export const tileColors = (pixels: ArrayLike<number>): readonly string[] =>
  Array.from({ length: pixels.length / 4 }, (_, pixel) =>
    meanColor([0, 1, 2, 3].map((channel) => pixels[pixel * 4 + channel] ?? 0)),
  );

/** The pixels of a region downscaled to a square; null if they can't be read. */
function readPixels(
  image: HTMLImageElement,
  { left, top, width, height }: ImageRegion,
  size: number,
): ArrayLike<number> | null {
  const canvas = image.ownerDocument.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return null;
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, left, top, width, height, 0, 0, size, size);
  try {
    return context.getImageData(0, 0, size, size).data;
  } catch {
    // Pixels of cross-origin images can't be read.
    return null;
  }
}

const isLoaded = (image: HTMLImageElement): boolean => image.complete && image.naturalWidth > 0;

/** Loads lazy background images that aren't in view yet. Returns whether any is still loading. */
export function loadBackgrounds(page: Document): boolean {
  const images = [...page.querySelectorAll<HTMLImageElement>('.moto-background-layer img')];
  const loading = images.filter((image) => !image.complete && image.checkVisibility());
  for (const image of loading) image.loading = 'eager';
  return loading.length > 0;
}

/** The colors of the tiles of a whole image, row by row; none if it can't be read. */
export function imageTiles(image: HTMLImageElement): readonly string[] {
  const { naturalWidth: width, naturalHeight: height } = image;
  const file = { left: 0, top: 0, width, height };
  const pixels = isLoaded(image) ? readPixels(image, file, TILES) : null;
  return pixels ? tileColors(pixels) : [];
}

/** The average color of an image behind a box; null if it can't be read. */
export function imageBackground(image: HTMLImageElement, box: Box): string | null {
  const view = image.ownerDocument.defaultView;
  if (!view || !isLoaded(image)) return null;
  const { objectFit, objectPosition } = view.getComputedStyle(image);
  if (objectFit !== 'cover') return null;
  const file = { width: image.naturalWidth, height: image.naturalHeight };
  const region = visibleRegion(file, image.getBoundingClientRect(), {
    box,
    position: objectPosition,
  });
  const pixels = region && readPixels(image, region, SAMPLE_SIZE);
  return pixels && meanColor(pixels);
}

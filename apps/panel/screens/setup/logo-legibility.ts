import { contrastRatio, textColorOn } from '@plinth/model';
import { useQuery } from '@tanstack/react-query';

/** Contrast below which a shape blends into its background. */
const MIN_CONTRAST = 1.8;

/** Share of a logo that has to stand out. */
const MIN_VISIBLE = 0.5;

/** Below this share of see-through pixels, an image brings its own background. */
const MIN_TRANSPARENT = 0.02;

const OPAQUE = 128;

const hex = (channels: Iterable<number>): string =>
  `#${[...channels].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;

/**
 * Whether a logo blends into a background. `pixels` are its RGBA channels. Images with a background
 * of their own never do.
 */
export function isHardToSee(pixels: Uint8ClampedArray, background: string): boolean {
  const colors: string[] = [];
  for (let at = 0; at < pixels.length; at += 4) {
    if ((pixels[at + 3] ?? 0) >= OPAQUE) colors.push(hex(pixels.subarray(at, at + 3)));
  }
  const total = pixels.length / 4;
  if (colors.length === 0 || colors.length > total * (1 - MIN_TRANSPARENT)) return false;
  const visible = colors.filter((color) => contrastRatio(color, background) >= MIN_CONTRAST);
  return visible.length < colors.length * MIN_VISIBLE;
}

/** Largest measured size in px. */
const MAX_SIZE = { width: 160, height: 64 };

async function readPixels(url: string): Promise<Uint8ClampedArray> {
  const image = new Image();
  image.src = url;
  await image.decode();
  const scale = Math.min(
    1,
    MAX_SIZE.width / image.naturalWidth,
    MAX_SIZE.height / image.naturalHeight,
  );
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(image.naturalWidth * scale));
  canvas.height = Math.max(1, Math.round(image.naturalHeight * scale));
  const context = canvas.getContext('2d');
  if (!context) return new Uint8ClampedArray();
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return context.getImageData(0, 0, canvas.width, canvas.height).data;
}

/** The kind of colors a logo needs on a background if it's hard to see there, otherwise null. */
export function useLogoRemedy(url: string | null, background: string): 'darker' | 'lighter' | null {
  const { data = false } = useQuery({
    queryKey: ['logo-legibility', url, background],
    queryFn: async () => url !== null && isHardToSee(await readPixels(url), background),
    enabled: url !== null,
    retry: false,
  });
  if (!data) return null;
  return textColorOn(background) === '#ffffff' ? 'lighter' : 'darker';
}

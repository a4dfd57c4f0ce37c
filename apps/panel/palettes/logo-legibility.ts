import { contrastRatio } from '@plinth/model';
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

/** Share of a logo with a background of its own that differs from that, at least. */
const MIN_SHAPE = 0.005;

export type LogoLegibility = {
  /** Whether it blends into its background. */
  readonly isHardToSee: boolean;
  /** Whether it takes on the background that it's on. */
  readonly isSeeThrough: boolean;
};

/**
 * How a logo is seen on a background. `pixels` are its RGBA channels. With a background of its own,
 * it's seen by what differs from the page in it.
 */
export function logoLegibility(pixels: Uint8ClampedArray, background: string): LogoLegibility {
  const colors: string[] = [];
  for (let at = 0; at < pixels.length; at += 4) {
    if ((pixels[at + 3] ?? 0) >= OPAQUE) colors.push(hex(pixels.subarray(at, at + 3)));
  }
  const isSeeThrough = colors.length <= (pixels.length / 4) * (1 - MIN_TRANSPARENT);
  const visible = colors.filter((color) => contrastRatio(color, background) >= MIN_CONTRAST);
  const minimum = colors.length * (isSeeThrough ? MIN_VISIBLE : MIN_SHAPE);
  return { isHardToSee: visible.length < minimum, isSeeThrough };
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

const SEEN: LogoLegibility = { isHardToSee: false, isSeeThrough: false };

/** How a logo is seen on a background. Well, without one or while it loads. */
export const useLogoLegibility = (url: string | null, background: string): LogoLegibility =>
  useQuery({
    queryKey: ['logo-legibility', url, background],
    queryFn: async () => (url === null ? SEEN : logoLegibility(await readPixels(url), background)),
    enabled: url !== null,
    placeholderData: (previous, query) => (query?.queryKey[1] === url ? previous : SEEN),
    retry: false,
  }).data ?? SEEN;

import sharp, { type OverlayOptions } from 'sharp';
import { type DrawTask, MAX_PIXELS, type PlacedLogo } from './tasks.ts';

/** Difference to the ground below which a pixel is hard to see, of 255. */
const MIN_DIFFERENCE = 48;
/** Share of hidden pixels above which an image gets a plate. */
const MAX_HIDDEN = 0.2;
/** Mean opacity of an image with a ground of its own. */
const OPAQUE = 0.98;

/** px. */
const PLATE = { padding: 16, radius: 12 };

type Logo = {
  readonly pixels: Buffer;
  readonly width: number;
  readonly height: number;
};

const channels = (hex: string): readonly number[] =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** Whether much of a transparent image has about the color of the ground. */
function isHidden({ pixels }: Logo, ground: string): boolean {
  const [red = 0, green = 0, blue = 0] = channels(ground);
  let hidden = 0;
  let opacity = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    const [r = 0, g = 0, b = 0, alpha = 0] = pixels.subarray(at, at + 4);
    const most = Math.max(Math.abs(r - red), Math.abs(g - green), Math.abs(b - blue));
    if (most < MIN_DIFFERENCE) hidden += alpha;
    opacity += alpha;
  }
  const isOpaque = opacity > OPAQUE * 255 * (pixels.length / 4);
  return !isOpaque && hidden > MAX_HIDDEN * opacity;
}

async function decode({ data, box }: PlacedLogo, inset: number): Promise<Logo> {
  const { data: pixels, info } = await sharp(data, { limitInputPixels: MAX_PIXELS })
    .autoOrient()
    .resize({ width: box.width - 2 * inset, height: box.height - 2 * inset, fit: 'inside' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { pixels, width: info.width, height: info.height };
}

const plateSvg = (width: number, height: number, color: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="${PLATE.radius}" fill="${color}"/></svg>`,
  );

async function layersOf(placed: PlacedLogo): Promise<OverlayOptions[]> {
  const { left, top, height } = placed.box;
  const full = await decode(placed, 0);
  const inset = isHidden(full, placed.ground) ? PLATE.padding : 0;
  const logo = inset === 0 ? full : await decode(placed, inset);
  const [outerWidth, outerHeight] = [logo.width + 2 * inset, logo.height + 2 * inset];
  const start = top + Math.round((height - outerHeight) / 2);
  const { pixels, ...size } = logo;
  const image = { input: pixels, raw: { ...size, channels: 4 as const } };
  const plate = { input: plateSvg(outerWidth, outerHeight, placed.plate), left, top: start };
  return [...(inset ? [plate] : []), { ...image, left: left + inset, top: start + inset }];
}

/** Draws an SVG as PNG, and a logo on it unless it can't be decoded. */
export async function draw({ svg, logo }: DrawTask): Promise<Uint8Array> {
  const layers = logo ? await layersOf(logo).catch(() => []) : [];
  return sharp(Buffer.from(svg)).composite(layers).png({ compressionLevel: 9 }).toBuffer();
}

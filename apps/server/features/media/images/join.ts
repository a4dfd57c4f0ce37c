import sharp, { type OverlayOptions } from 'sharp';
import type { JoinTask } from './tasks.ts';

/** The largest tile: four times the usual size, for screens of high density. */
const MAX_TILE_PIXELS = 1024 * 1024;

const FORMATS: ReadonlySet<string> = new Set(['png', 'jpeg', 'webp']);

async function decode(data: Uint8Array, size: number): Promise<Buffer> {
  const image = sharp(data, { limitInputPixels: MAX_TILE_PIXELS, failOn: 'error' });
  if (!FORMATS.has((await image.metadata()).format)) throw new Error('not a tile');
  return image
    .resize(size, size, { fit: 'fill' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer();
}

/** Joins square images to one, and cuts it to its size. Returns a PNG. */
export async function join({ tiles, size, width, height, ground }: JoinTask): Promise<Uint8Array> {
  const raw = { width: size, height: size, channels: 4 as const };
  const layers: OverlayOptions[] = [];
  for (const { data, left, top } of tiles) {
    const input = await decode(data, size);
    layers.push({ input, raw, left: left + size, top: top + size });
  }
  // Images reach over the edges by less than their size.
  const whole = { width: width + 2 * size, height: height + 2 * size };
  const joined = await sharp({ create: { ...whole, channels: 4, background: ground } })
    .composite(layers)
    .raw()
    .toBuffer();
  return sharp(joined, { raw: { ...whole, channels: 4 } })
    .extract({ left: size, top: size, width, height })
    .removeAlpha()
    .png({ compressionLevel: 9 })
    .toBuffer();
}

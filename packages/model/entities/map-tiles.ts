import { z } from 'zod';
import { isPublicUrl } from '../validate/url.ts';
import { FRAME_URL_MAX, isFrameUrl } from './frame-url.ts';

/** Column, row, and zoom of a map tile, as in https://wiki.openstreetmap.org/wiki/Slippy_map_tilenames */
export type Tile = { readonly x: number; readonly y: number; readonly z: number };

const PLACEHOLDERS = ['{z}', '{x}', '{y}'];

const LOOPBACK = /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?\//i;

/** Whether a URL leads to the computer that asks for it. */
export const isLoopbackUrl = (url: string): boolean => LOOPBACK.test(url);

/** The URL of a tile. */
export const tileUrl = (template: string, { x, y, z }: Tile): string =>
  template.replaceAll('{z}', String(z)).replaceAll('{x}', String(x)).replaceAll('{y}', String(y));

/**
 * Whether a text is the URL of tiles: https, with all three placeholders after the host. A tile
 * server on the same computer is allowed here, but only contacted if the server is set up for it.
 */
export function isTileUrl(template: string): boolean {
  const [start = ''] = template.split('{', 1);
  const url = tileUrl(template, { x: 0, y: 0, z: 0 });
  return (
    PLACEHOLDERS.every((one) => template.includes(one)) &&
    !/[{}]/.test(url) &&
    /^https?:\/\/[^/]+\//i.test(start) &&
    isFrameUrl(url) &&
    (isLoopbackUrl(url) || (/^https:/i.test(url) && isPublicUrl(url)))
  );
}

/** The URL of map tiles. Empty: none. */
export const TileUrl = z
  .string()
  .trim()
  .max(FRAME_URL_MAX)
  .refine((url) => url === '' || isTileUrl(url), 'incorrectURL')
  .default('');

import { createHash } from 'node:crypto';
import type { MapRequest } from './tiles.ts';

/** Equal for equal pictures of the same tiles. */
export const pictureKey = (
  template: string,
  { place: { lat, lng }, zoom, height }: MapRequest,
): string =>
  createHash('sha256')
    .update(JSON.stringify([template, lat, lng, zoom, height]))
    .digest('hex');

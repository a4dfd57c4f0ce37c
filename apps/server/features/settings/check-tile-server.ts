import { isLoopbackUrl, isTileUrl, tileUrl } from '@plinth/model';
import { isAllowlisted } from '../../outbound/safe-fetch.ts';
import { fieldError } from '../../rpc/field-errors.ts';

/** Throws `VALIDATION` for a tile server on this computer, unless it may be requested. */
export function checkTileServer(template: string, reachable: readonly string[]): void {
  if (!isTileUrl(template)) return;
  const url = tileUrl(template, { x: 0, y: 0, z: 0 });
  if (isLoopbackUrl(url) && !isAllowlisted(new URL(url), reachable))
    throw fieldError('map_tile_url', 'incorrectURL');
}

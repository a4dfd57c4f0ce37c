import { MAP_PICTURE_WIDTH, type Tile, tileUrl } from '@plinth/model';
import type { FetchedResponse, SafeFetch } from '../../../outbound/safe-fetch.ts';
import { extensionOf } from '../poster.ts';
import { type MapRequest, type PlacedTile, TILE_SIZE, tilesAround } from './tiles.ts';

export type FetchMapPorts = {
  readonly fetch: SafeFetch;
  /** Joins square images to a PNG. Rejects if one can't be decoded. */
  readonly joinTiles: (picture: Picture) => Promise<Uint8Array>;
};

type Picture = {
  readonly tiles: readonly (Omit<PlacedTile, 'tile'> & { readonly data: Uint8Array })[];
  /** Side length of a tile in px. */
  readonly size: number;
  readonly width: number;
  readonly height: number;
  /** The color where there's no tile, `#rrggbb`. */
  readonly ground: string;
};

export type TileServer = {
  /** URL with `{z}`, `{x}`, and `{y}`. */
  readonly template: string;
  /** Ends all requests. */
  readonly signal: AbortSignal;
};

/** Requests at a time, as tile servers ask for. */
const CONNECTIONS = 4;

/** Beyond the poles. */
const GROUND = '#dddddd';

const keyOf = ({ x, y, z }: Tile): string => `${z}/${x}/${y}`;

/**
 * Why there is no picture: a tile is missing, or the server didn't answer, not in time, or with a
 * fault of its own.
 */
export type MapFailure = 'missing' | 'silent';

type Tiles = ReadonlyMap<string, Uint8Array>;

/** Whether the next request would fail, too. */
const isFault = ({ status }: FetchedResponse): boolean => status >= 500 || status === 429;

/** The images of tiles by their keys, or why one of them is missing. */
async function fetchTiles(
  tiles: readonly Tile[],
  { template, signal }: TileServer,
  fetch: SafeFetch,
): Promise<Tiles | MapFailure> {
  const waiting = new Map(tiles.map((tile) => [keyOf(tile), tile]));
  const found = new Map<string, Uint8Array>();
  let failure: MapFailure | null = null;
  const work = async () => {
    for (const [key, tile] of waiting) {
      if (failure !== null) return;
      waiting.delete(key);
      const response = await fetch(new URL(tileUrl(template, tile)), { signal });
      if (response?.status === 200 && extensionOf(response)) found.set(key, response.body);
      else failure ??= response === null || isFault(response) ? 'silent' : 'missing';
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, work));
  return failure ?? found;
}

/** A picture of a map as PNG, or why there is none. Rejects if tiles aren't images. */
export async function fetchMap(
  request: MapRequest,
  server: TileServer,
  { fetch, joinTiles }: FetchMapPorts,
): Promise<Uint8Array | MapFailure> {
  const placed = tilesAround(request);
  const found = await fetchTiles(
    placed.map(({ tile }) => tile),
    server,
    fetch,
  );
  if (typeof found === 'string') return found;
  const tiles = placed.flatMap(({ tile, left, top }) => {
    const data = found.get(keyOf(tile));
    return data ? [{ data, left, top }] : [];
  });
  const { height } = request;
  const picture = { width: MAP_PICTURE_WIDTH, height, size: TILE_SIZE, ground: GROUND };
  return joinTiles({ ...picture, tiles });
}

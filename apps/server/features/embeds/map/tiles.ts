import { type DataRequest, MAP_PICTURE_WIDTH, type Tile } from '@plinth/model';

/** A tile, and where it is in a picture in px. It may reach over the edges. */
export type PlacedTile = { readonly tile: Tile; readonly left: number; readonly top: number };

/** px. */
export const TILE_SIZE = 256;

/** The latitude at which the map ends, because it's square. */
const MAX_LATITUDE = 85.051128;

/** px from the north-west corner of the world. */
function positionOf({ place: { lat, lng }, zoom }: Pick<MapRequest, 'place' | 'zoom'>) {
  const size = TILE_SIZE * 2 ** zoom;
  const latitude = (Math.max(-MAX_LATITUDE, Math.min(MAX_LATITUDE, lat)) * Math.PI) / 180;
  const north = Math.asinh(Math.tan(latitude)) / Math.PI;
  return { x: ((lng + 180) / 360) * size, y: ((1 - north) / 2) * size };
}

export type MapRequest = DataRequest<'map'>;

const range = (start: number, length: number): readonly number[] => {
  const first = Math.floor(start / TILE_SIZE);
  const last = Math.floor((start + length - 1) / TILE_SIZE);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
};

/** The tiles of a picture with the place in its middle. The world repeats from west to east. */
export function tilesAround({ place, zoom, height }: MapRequest): readonly PlacedTile[] {
  const middle = positionOf({ place, zoom });
  const left = Math.round(middle.x - MAP_PICTURE_WIDTH / 2);
  const top = Math.round(middle.y - height / 2);
  const count = 2 ** zoom;
  return range(top, height)
    .filter((y) => y >= 0 && y < count)
    .flatMap((y) =>
      range(left, MAP_PICTURE_WIDTH).map((x) => ({
        tile: { x: ((x % count) + count) % count, y, z: zoom },
        left: x * TILE_SIZE - left,
        top: y * TILE_SIZE - top,
      })),
    );
}

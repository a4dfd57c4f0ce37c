import { expect, test } from 'vitest';
import { type MapRequest, tilesAround } from './tiles.ts';

const around = (request: Partial<MapRequest>) =>
  tilesAround({ source: 'map', place: { lat: 0, lng: 0 }, zoom: 14, height: 350, ...request });

test('the tiles of a place cover the picture, with the place in its middle', () => {
  const tiles = around({ place: { lat: 51.4492, lng: -2.5813 } });
  const [first] = tiles;
  expect(first?.left).toBeLessThanOrEqual(0);
  expect(first?.left).toBeGreaterThan(-256);
  const last = tiles.at(-1);
  expect((last?.left ?? 0) + 256).toBeGreaterThanOrEqual(1280);
  expect((last?.top ?? 0) + 256).toBeGreaterThanOrEqual(350);
  // The tile that https://wiki.openstreetmap.org/wiki/Slippy_map_tilenames computes for the place.
  const middle = tiles.find(({ tile }) => tile.x === 8074 && tile.y === 5452);
  expect(middle?.left).toBeGreaterThan(640 - 256);
  expect(middle?.left).toBeLessThanOrEqual(640);
  expect(middle?.top).toBeGreaterThan(175 - 256);
  expect(middle?.top).toBeLessThanOrEqual(175);
});

test('a place on the edge of tiles has half of the picture on each side', () => {
  const lefts = new Map(around({}).map(({ tile, left }) => [tile.x, left]));
  expect(lefts.get(8192)).toBe(640);
  expect(lefts.get(8191)).toBe(640 - 256);
});

test('the map continues beyond the antimeridian', () => {
  const columns = [...new Set(around({ place: { lat: 0, lng: 180 } }).map(({ tile }) => tile.x))];
  expect(columns).toEqual([16381, 16382, 16383, 0, 1, 2]);
  const west = [...new Set(around({ place: { lat: 0, lng: -180 } }).map(({ tile }) => tile.x))];
  expect(west).toEqual(columns);
});

test('the map ends at the poles', () => {
  const rows = new Set(around({ place: { lat: 90, lng: 0 } }).map(({ tile }) => tile.y));
  expect([...rows]).toEqual([0]);
  const whole = around({ zoom: 1, height: 1000 });
  expect(new Set(whole.map(({ tile }) => `${tile.x},${tile.y}`)).size).toBe(4);
});

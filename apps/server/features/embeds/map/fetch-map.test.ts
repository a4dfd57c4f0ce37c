import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createSafeFetch } from '../../../outbound/safe-fetch.ts';
import { afterUse } from '../../../testing/after-use.ts';
import { createSink } from '../../../testing/sink.ts';
import { createImageProcessor } from '../../media/images/image-processor.ts';
import { fetchMap } from './fetch-map.ts';
import type { MapRequest } from './tiles.ts';

const PLACE = { lat: 0, lng: 0 };

/** The color of a tile tells its last bits. */
const colorOf = (x: number, y: number) => ({ r: (x % 4) * 60, g: (y % 4) * 60, b: 200 });

const tileOf = (path: string): Promise<Buffer> => {
  const [, , x = 0, y = 0] = path.split(/[/.]/).map(Number);
  return sharp({ create: { width: 256, height: 256, channels: 3, background: colorOf(x, y) } })
    .png()
    .toBuffer();
};

async function makePicture(
  request: Partial<MapRequest>,
  respond: (path: string) => Promise<Buffer> | string | null = tileOf,
) {
  const server = await createSink(async ({ url = '' }, response) => {
    const body = await respond(url);
    response.writeHead(body === null ? 404 : 200, { 'content-type': 'image/png' }).end(body);
  });
  const images = createImageProcessor({ timeoutMs: 20_000 });
  afterUse(() => images.close());
  const picture = await fetchMap(
    { source: 'map', place: PLACE, zoom: 14, height: 350, ...request },
    { template: `${server.url}{z}/{x}/{y}.png`, signal: AbortSignal.timeout(20_000) },
    { fetch: createSafeFetch({ reachable: [server.host] }), joinTiles: images.join },
  );
  return { server, picture };
}

async function colorsAt(picture: Uint8Array | string, points: readonly (readonly number[])[]) {
  const { data, info } = await sharp(picture ?? Buffer.alloc(0))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height, info.channels]).toEqual([1280, 350, 3]);
  return points.map(([x = 0, y = 0]) => {
    const at = (y * info.width + x) * 3;
    return { r: data[at], g: data[at + 1], b: data[at + 2] };
  });
}

test('tiles are joined so that the place on their edges is in the middle', async () => {
  const { server, picture } = await makePicture({});
  const around = [
    [639, 174],
    [640, 174],
    [639, 175],
    [640, 175],
  ];
  expect(await colorsAt(picture, around)).toEqual([
    colorOf(8191, 8191),
    colorOf(8192, 8191),
    colorOf(8191, 8192),
    colorOf(8192, 8192),
  ]);
  expect(await colorsAt(picture, [[0, 0]])).toEqual([colorOf(8189, 8191)]);
  expect(server.hits).toHaveLength(new Set(server.hits).size);
  expect(server.hits).toHaveLength(12);
});

test('a place at the antimeridian has the other end of the world beside it', async () => {
  const { picture } = await makePicture({ place: { lat: 0, lng: 180 } });
  expect(
    await colorsAt(picture, [
      [639, 175],
      [640, 175],
    ]),
  ).toEqual([colorOf(16383, 8192), colorOf(0, 8192)]);
});

test('nothing is drawn beyond the pole', async () => {
  const { picture } = await makePicture({ place: { lat: 90, lng: 0 } });
  expect(await colorsAt(picture, [[640, 10]])).toEqual([{ r: 221, g: 221, b: 221 }]);
});

test('there is no picture without all tiles', async () => {
  const { picture, server } = await makePicture({}, (path) =>
    path.includes('8192/8192') ? null : tileOf(path),
  );
  expect(picture).toBe('missing');
  expect(server.hits.length).toBeLessThan(17);
});

test.each(['<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"/>', 'no image'])(
  'what is no image of a map is not drawn: %s',
  async (body) => {
    await expect(makePicture({}, () => body)).rejects.toThrow();
  },
);

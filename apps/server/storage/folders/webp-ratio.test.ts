import sharp from 'sharp';
import { expect, test } from 'vitest';
import { webpRatio } from './webp-ratio.ts';

const image = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0f6f7c' } });

test('reads the ratio of height to width from the header', async () => {
  expect(webpRatio(await image(640, 160).webp().toBuffer())).toBe(0.25);
  expect(webpRatio(await image(300, 900).webp().toBuffer())).toBe(3);
});

test('files of other kinds and cut-off files have no ratio', async () => {
  const webp = await image(640, 160).webp().toBuffer();
  expect(webpRatio(webp.subarray(0, 20))).toBeNull();
  expect(webpRatio(await image(640, 160).png().toBuffer())).toBeNull();
  expect(webpRatio(await image(640, 160).webp({ lossless: true }).toBuffer())).toBeNull();
});

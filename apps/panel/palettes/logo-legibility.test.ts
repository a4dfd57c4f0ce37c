import { expect, test } from 'vitest';
import { logoLegibility } from './logo-legibility.ts';

type Pixel = readonly [number, number, number, number];

const WHITE: Pixel = [255, 255, 255, 255];
const BLACK: Pixel = [0, 0, 0, 255];
const NAVY: Pixel = [12, 38, 49, 255];
const CLEAR: Pixel = [0, 0, 0, 0];

const image = (...parts: readonly (readonly [Pixel, number])[]) =>
  new Uint8ClampedArray(parts.flatMap(([pixel, count]) => Array(count).fill(pixel).flat()));

const isHardToSee = (pixels: Uint8ClampedArray, background: string) =>
  logoLegibility(pixels, background).isHardToSee;

test('a white logo is hard to see on white, and a dark one on dark', () => {
  expect(isHardToSee(image([WHITE, 20], [CLEAR, 80]), '#ffffff')).toBe(true);
  expect(isHardToSee(image([NAVY, 20], [CLEAR, 80]), '#0f222c')).toBe(true);
  expect(isHardToSee(image([WHITE, 20], [CLEAR, 80]), '#0f222c')).toBe(false);
});

test('white letters beside a small colored mark are hard to see on white', () => {
  expect(isHardToSee(image([WHITE, 20], [NAVY, 5], [CLEAR, 75]), '#ffffff')).toBe(true);
  expect(isHardToSee(image([WHITE, 5], [NAVY, 20], [CLEAR, 75]), '#ffffff')).toBe(false);
});

test('an image with a background of its own is seen everywhere', () => {
  expect(isHardToSee(image([WHITE, 95], [BLACK, 5]), '#ffffff')).toBe(false);
});

test('an image with a background of its own that shows nothing is hard to see on its color', () => {
  expect(isHardToSee(image([WHITE, 1000]), '#ffffff')).toBe(true);
  expect(isHardToSee(image([WHITE, 999], [BLACK, 1]), '#ffffff')).toBe(true);
  expect(isHardToSee(image([WHITE, 990], [BLACK, 10]), '#ffffff')).toBe(false);
  expect(isHardToSee(image([WHITE, 1000]), '#0f222c')).toBe(false);
});

test('only an image without a background of its own is seen through', () => {
  expect(logoLegibility(image([WHITE, 20], [CLEAR, 80]), '#ffffff').isSeeThrough).toBe(true);
  expect(logoLegibility(image([WHITE, 1000]), '#ffffff').isSeeThrough).toBe(false);
});

test('an empty image has nothing to see', () => {
  expect(isHardToSee(image([CLEAR, 10]), '#ffffff')).toBe(false);
});

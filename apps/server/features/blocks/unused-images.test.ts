import type { WidgetNode } from '@plinth/model';
import { expect, test } from 'vitest';
import { imageKeys } from '../themes/references.ts';
import { withUnusedImages } from './unused-images.ts';

const IMAGES = [
  { key: 'hull', width: 1200, height: 900 },
  { key: 'quay', width: 1600, height: 900 },
  { key: 'surf', width: 1200, height: 900 },
  { key: 'mast', width: 900, height: 1200 },
  { key: 'portrait-1', width: 600, height: 600 },
  { key: 'portrait-10', width: 600, height: 600 },
].map((image) => ({ ...image, file: `media/${image.key}.webp` }));

const size = { width: 1280, height: 720 };

const MEDIA = [
  ...IMAGES,
  { key: 'tide', file: 'media/tide.mp4', ...size, poster: 'tide-still' },
  { key: 'tide-still', file: 'media/tide-still.webp', ...size },
  { key: 'tone', file: 'media/tone.mp3', width: null, height: null },
];

const page = (...keys: readonly string[]): WidgetNode => ({
  id: 'w1',
  widget: 'block',
  properties: {},
  children: keys.map((key, index) => ({
    id: `w${index + 2}`,
    widget: 'image',
    properties: { image_id: `@media/${key}` },
    children: [],
  })),
});

const chosen = (keys: readonly string[], used: readonly string[]) =>
  withUnusedImages(page(...keys), { media: MEDIA, used: new Set(used) }).children.map(
    ({ properties }) => properties.image_id,
  );

test('keeps images that the site does not show', () => {
  expect(chosen(['hull', 'mast'], ['quay'])).toEqual(['@media/hull', '@media/mast']);
});

test('replaces shown images by unused ones of the same shape, the same size first', () => {
  expect(chosen(['hull', 'portrait-1'], ['hull', 'portrait-1'])).toEqual([
    '@media/surf',
    '@media/portrait-10',
  ]);
  expect(chosen(['hull'], ['hull', 'surf'])).toEqual(['@media/quay']);
});

test('does not repeat an image within a page, or take one that follows', () => {
  expect(chosen(['hull', 'hull', 'surf'], [])).toEqual([
    '@media/hull',
    '@media/quay',
    '@media/surf',
  ]);
});

test('keeps a shown image when none is left', () => {
  expect(imageKeys(page('mast'))).toEqual(['mast']);
  expect(chosen(['mast'], ['mast'])).toEqual(['@media/mast']);
});

test('keeps videos with their posters, and never shows them as other images', () => {
  const clip = ['tide', 'tide-still', 'tone'];
  expect(chosen(clip, clip)).toEqual(['@media/tide', '@media/tide-still', '@media/tone']);
  expect(chosen(['quay'], ['hull', 'quay', 'surf'])).toEqual(['@media/quay']);
});

import { contrastRatio } from '@plinth/model';
import { expect, test } from 'vitest';
import { flattenLayers } from './background-color.ts';
import { withOpacity } from './css-color.ts';
import { overlayOpacity } from './overlay-opacity.ts';

const onFog = {
  ownColor: '#ffffffff',
  isLarge: false,
  image: { color: '#e4e8ea', tiles: () => ['#e4e8ea'], layers: [] },
};

const ratioAt = (opacity: number) =>
  contrastRatio(
    '#ffffff',
    flattenLayers([withOpacity('#0f222c', opacity / 100), onFog.image.color]),
  );

test('the overlay is as weak as the contrast allows', () => {
  const opacity = overlayOpacity([onFog], '#0f222c') ?? 0;
  expect(opacity % 5).toBe(0);
  expect(ratioAt(opacity)).toBeGreaterThanOrEqual(4.5);
  expect(ratioAt(opacity - 5)).toBeLessThan(4.5);
});

test('large text needs a weaker overlay, and several texts the strongest of theirs', () => {
  const large = { ...onFog, isLarge: true };
  const small = overlayOpacity([onFog], '#0f222c') ?? 0;
  expect(overlayOpacity([large], '#0f222c')).toBeLessThan(small);
  expect(overlayOpacity([large, onFog], '#0f222c')).toBe(small);
});

test('the overlay is enough for every part of the image, in case another device shows it', () => {
  const image = { ...onFog.image, color: '#808890' };
  const here = overlayOpacity([{ ...onFog, image: { ...image, tiles: () => [] } }], '#0f222c');
  const anywhere = overlayOpacity([{ ...onFog, image }], '#0f222c');
  expect(here ?? 0).toBeLessThan(anywhere ?? 0);
  expect(anywhere).toBe(overlayOpacity([onFog], '#0f222c'));
});

test('layers in front of the overlay count', () => {
  const image = { ...onFog.image, layers: ['#00000080'] };
  expect(overlayOpacity([{ ...onFog, image }], '#0f222c')).toBeLessThan(
    overlayOpacity([onFog], '#0f222c') ?? 0,
  );
});

test('no opacity is enough if the overlay has the color of the text', () => {
  expect(overlayOpacity([onFog], '#ffffff')).toBeNull();
});

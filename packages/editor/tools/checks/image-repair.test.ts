import { contrastRatio, DEFAULT_COLORS, type Properties, type PropertyValue } from '@plinth/model';
import { expect, test } from 'vitest';
import { flattenLayers } from '../../canvas/contrast/background-color.ts';
import { type ImageRepair, imageRepairs, isDarkening, overlayChange } from './image-repair.ts';

const page = (background: PropertyValue) => {
  const node = {
    id: 'hero',
    widget: 'block',
    parent: null,
    children: [],
    properties: { background },
  };
  return { root: 'hero', nodes: new Map([['hero', node]]) };
};

type Text = {
  readonly image: string;
  readonly color: string;
  readonly tiles?: readonly string[];
  readonly isPoor?: boolean;
};

const textOn = ({ image, color, tiles = [], isPoor = true }: Text) => ({
  color: color.slice(0, 7),
  background: image,
  backgrounds: [image],
  isLarge: false,
  isPoor,
  ownColor: color,
  image: {
    box: { getAttribute: () => 'hero' } as unknown as Element,
    color: image,
    tiles: () => tiles,
    overlay: '#00000000',
    layers: [],
  },
});

const needsOf = (background: PropertyValue, ...texts: readonly Text[]) => ({
  page: page(background),
  theme: DEFAULT_COLORS,
  texts: texts.map(textOn),
});

const FOG = '#e4e8ea';
const WHITE_ON_FOG = { image: FOG, color: '#ffffffff' };
/** No text color is readable on both. */
const MIXED = { image: '#8a8f93', tiles: ['#101418', '#b8c0c6', '#8a8f93'] };

const overlayOf = (repairs: readonly ImageRepair[]) =>
  repairs.find(({ overlay, isRecolored }) => overlay && !isRecolored)?.overlay ?? null;

const changeOf = (needs: ReturnType<typeof needsOf>) => {
  const overlay = overlayOf(imageRepairs(needs));
  return overlay && overlayChange(needs, overlay);
};

test('a text color that is readable on the whole image comes before an overlay', () => {
  const [first, second] = imageRepairs(needsOf({ image_id: 7 }, WHITE_ON_FOG));
  expect(first).toEqual({ overlay: null, isRecolored: true });
  expect(second?.overlay).not.toBeNull();
});

test('where no text color is enough, an overlay that hides the image is the last choice', () => {
  const needs = needsOf({ image_id: 7 }, { ...MIXED, color: '#8a9aa3ff' });
  const [first, second] = imageRepairs(needs);
  expect(first?.isRecolored).toBe(true);
  expect(first?.overlay?.opacity).toBeLessThan(second?.overlay?.opacity ?? 101);
});

test('a mild overlay leaves the text color as it is', () => {
  const needs = needsOf({ image_id: 7 }, { ...MIXED, color: '#ffffffff' });
  const [first] = imageRepairs(needs);
  expect(first).toMatchObject({ isRecolored: false });
  expect(first?.overlay?.opacity).toBeLessThanOrEqual(50);
});

test('text that is readable stays readable', () => {
  const dark = { image: '#b8c0c6', color: '#0f222cff', isPoor: false };
  const needs = needsOf({ image_id: 7 }, dark, { ...MIXED, color: '#8a9aa3ff' });
  for (const { overlay } of imageRepairs(needs)) {
    const background = flattenLayers([...(overlay ? [overlay.css] : []), dark.image]);
    expect(contrastRatio(dark.color, background)).toBeGreaterThanOrEqual(4.5);
  }
});

test('light text on a light image gets a dark overlay, dark text a light one', () => {
  const light = needsOf({ image_id: 7 }, WHITE_ON_FOG);
  const dark = needsOf({ image_id: 7 }, { image: '#202428', color: '#0f222cff' });
  const [darker, lighter] = [light, dark].map((needs) => overlayOf(imageRepairs(needs)));
  expect(darker && isDarkening(darker, { color: FOG })).toBe(true);
  expect(lighter && isDarkening(lighter, { color: '#202428' })).toBe(false);
});

test('the change names the overlay and shows it before and after', () => {
  const change = changeOf(needsOf({ image_id: 7 }, WHITE_ON_FOG));
  expect(change).toMatchObject({
    id: 'hero',
    path: ['background', 'overlay'],
    name: 'EDITOR.CHECK.CHANGED.DARKEN',
    before: '0%',
  });
  const own: Properties = { background: { image_id: 7 } };
  const opacity = Number.parseInt(String(change?.after), 10);
  expect(change?.value(own)).toEqual({ color: 'inv', opacity });
  const { color = '', background = '' } = change?.samples?.after ?? {};
  expect(contrastRatio(color, background)).toBeGreaterThanOrEqual(4.5);
});

test('an overlay keeps its color if more of it is enough', () => {
  const overlay = { color: '#000000', opacity: 10 };
  const change = changeOf(needsOf({ image_id: 7, overlay }, WHITE_ON_FOG));
  expect(change?.value({ background: { image_id: 7, overlay } })).toMatchObject({
    color: '#000000',
  });
  expect(change?.before).toBe('10%');
});

test('an overlay of the wrong color is replaced', () => {
  const overlay = { color: '#ffffff', opacity: 30 };
  const change = changeOf(needsOf({ image_id: 7, overlay }, WHITE_ON_FOG));
  expect(change?.value({ background: { overlay } })).toMatchObject({ color: 'inv' });
});

test('a stronger overlay that another repair set stays', () => {
  const change = changeOf(needsOf({ image_id: 7 }, WHITE_ON_FOG));
  const overlay = { color: 'inv', opacity: 95 };
  expect(change?.value({ background: { image_id: 7, overlay } })).toEqual(overlay);
});

test('there is no overlay if none makes the text readable', () => {
  const gray = { ...DEFAULT_COLORS, roles: { inv: '#757575', inv_text: '#7a7a7a' } };
  const needs = needsOf({ image_id: 7 }, { image: FOG, color: '#777777ff' });
  expect(overlayOf(imageRepairs({ ...needs, theme: gray }))).toBeNull();
});

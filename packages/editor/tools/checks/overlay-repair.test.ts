import { DEFAULT_COLORS, type Properties, type PropertyValue } from '@plinth/model';
import { expect, test } from 'vitest';
import { overlayRepair } from './overlay-repair.ts';

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

const textOn = (color: string, ownColor: string) => ({
  color: ownColor.slice(0, 7),
  background: color,
  isLarge: false,
  ownColor,
  image: {
    box: { getAttribute: () => 'hero' } as unknown as Element,
    color,
    tiles: () => [],
    overlay: '#00000000',
    layers: [],
  },
});

const repairOf = (background: PropertyValue, color: string, ownColor: string) =>
  overlayRepair({
    page: page(background),
    theme: DEFAULT_COLORS,
    texts: [textOn(color, ownColor)],
  });

const FOG = '#e4e8ea';

test('light text on a light image gets a dark overlay', () => {
  const repair = repairOf({ image_id: 7 }, FOG, '#ffffffff');
  expect(repair?.label).toBe('EDITOR.CHECK.REPAIR.DARKEN');
  const opacity = Number(repair?.values?.opacity);
  expect(repair?.change).toMatchObject({
    id: 'hero',
    path: ['background', 'overlay'],
    before: '0%',
    after: `${opacity}%`,
  });
  const own: Properties = { background: { image_id: 7 } };
  expect(repair?.change.value(own)).toEqual({ color: 'inv', opacity });
});

test('dark text on a dark image gets a light overlay', () => {
  expect(repairOf({ image_id: 7 }, '#202428', '#0f222cff')?.label).toBe(
    'EDITOR.CHECK.REPAIR.LIGHTEN',
  );
});

test('an overlay keeps its color if more of it is enough', () => {
  const overlay = { color: '#000000', opacity: 10 };
  const repair = repairOf({ image_id: 7, overlay }, FOG, '#ffffffff');
  const value = repair?.change.value({ background: { image_id: 7, overlay } });
  expect(value).toMatchObject({ color: '#000000' });
  expect(repair?.change.before).toBe('10%');
});

test('an overlay of the wrong color is replaced', () => {
  const overlay = { color: '#ffffff', opacity: 30 };
  const repair = repairOf({ image_id: 7, overlay }, FOG, '#ffffffff');
  expect(repair?.change.value({ background: { overlay } })).toMatchObject({ color: 'inv' });
});

test('a stronger overlay that another repair set stays', () => {
  const repair = repairOf({ image_id: 7 }, FOG, '#ffffffff');
  const overlay = { color: 'inv', opacity: 95 };
  expect(repair?.change.value({ background: { image_id: 7, overlay } })).toEqual(overlay);
});

test('there is none if no overlay makes the text readable', () => {
  const gray = { ...DEFAULT_COLORS, roles: { inv: '#757575', inv_text: '#7a7a7a' } };
  const texts = [textOn(FOG, '#777777ff')];
  expect(overlayRepair({ page: page({ image_id: 7 }), theme: gray, texts })).toBeNull();
});

import { expect, test } from 'vitest';
import { type CatalogFont, fontsInUse, withPreloads } from './font-catalog.ts';
import type { SiteFont } from './font-face.ts';

const face = (file: string, unicode_range = 'U+0000-00FF') => ({
  ...{ file, weights: [400, 700] as [number, number], style: 'normal' as const },
  ...{ unicode_range, is_preloaded: false },
});

const inter: SiteFont = {
  family: 'Inter',
  faces: [{ ...face('harbor/inter-latin.woff2'), is_preloaded: true }],
  stand_ins: [],
};

const lora: CatalogFont = {
  ...{ family: 'Lora', category: 'serif', stand_ins: [] },
  faces: [face('lora/lora-cyrillic.woff2', 'U+0400-045F'), face('lora/lora-latin.woff2')],
};

const style = (class_name: string, font_family: string) => ({
  class_name,
  properties: { desktop: { font_family } },
});

const families = (fonts: readonly SiteFont[]) => fonts.map(({ family }) => family);

test('a site has its own fonts, and those of the catalog that its text styles use', () => {
  expect(families(fontsInUse([inter], [lora], [style('normal', 'Inter')]))).toEqual(['Inter']);
  const used = fontsInUse([inter], [lora], [style('quote', 'Lora')]);
  expect(families(used)).toEqual(['Inter', 'Lora']);
  expect(used[1]).not.toHaveProperty('category');
  expect(families(fontsInUse(used, [lora], [style('quote', 'Inter')]))).toEqual(['Inter']);
});

test('a font of the site takes precedence over one of the catalog with the same name', () => {
  const own = { ...inter, family: 'Lora' };
  expect(fontsInUse([own], [lora], [style('normal', 'Lora')])).toEqual([own]);
});

test('pages preload the basic letters of headings and texts in the first view', () => {
  const preloaded = (class_name: string) =>
    withPreloads([inter, lora], [style('heading-4', 'Inter'), style(class_name, 'Lora')])
      .flatMap(({ faces }) => faces)
      .flatMap(({ file, is_preloaded }) => (is_preloaded ? [file] : []));
  expect(preloaded('heading-1')).toEqual(['lora/lora-latin.woff2']);
  expect(preloaded('quote')).toEqual([]);
});

test('pages preload the Latin file of an uploaded font, whose range starts with a space', () => {
  const own = { ...inter, faces: [face('ab/cd.woff2', 'U+0020-007E,U+00A0-00FF')] };
  const [font] = withPreloads([own], [style('normal', 'Inter')]);
  expect(font?.faces[0]?.is_preloaded).toBe(true);
});

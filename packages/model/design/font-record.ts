import { z } from 'zod';
import type { CatalogFont } from './font-catalog.ts';
import { FONT_STYLE_NAME, FONT_SUBSETS, fontStyleName, subsetsOf } from './font-coverage.ts';
import { type FontFace, SiteFont } from './font-face.ts';
import { FontFamily } from './text-style.ts';

/** Where a font's files come from: the active theme, the shipped catalog, or the owner. */
export const FONT_SOURCES = ['theme', 'catalog', 'upload'] as const;

/** What the owner chooses of a font. An empty list stands for all that the font has. */
export const FontFields = z.strictObject({
  name: FontFamily,
  styles: z.array(z.string().regex(FONT_STYLE_NAME)).max(50).default([]),
  subsets: z.array(z.enum(FONT_SUBSETS)).max(FONT_SUBSETS.length).default([]),
});
export type FontFields = z.infer<typeof FontFields>;

/** A font of the site, as stored. Fonts of the catalog have their files there. */
export const FontSource = {
  source: z.enum(FONT_SOURCES),
  faces: SiteFont.shape.faces.min(0),
  stand_ins: SiteFont.shape.stand_ins.unwrap(),
};

export const StoredFont = FontFields.extend(FontSource);
export type StoredFont = z.infer<typeof StoredFont>;

type Catalog = readonly CatalogFont[];
type Faces = readonly FontFace[];

/** The files of a font of the site, chosen or not. None if the catalog no longer has it. */
export const filesOf = (
  font: StoredFont,
  catalog: Catalog,
): Pick<CatalogFont, 'faces' | 'stand_ins'> =>
  font.source === 'catalog'
    ? (catalog.find(({ family }) => family === font.name) ?? { faces: [], stand_ins: [] })
    : font;

/** The styles and character sets that the files of a font have. */
export const availableIn = (faces: Faces) => ({
  styles: [...new Set(faces.map(fontStyleName))],
  subsets: FONT_SUBSETS.filter((subset) => faces.some((face) => subsetsOf(face).includes(subset))),
});

/** The files of the chosen styles and character sets. Files without a known set are always included. */
export function chosenFaces(
  faces: Faces,
  { styles, subsets }: Pick<FontFields, 'styles' | 'subsets'>,
): FontFace[] {
  const isChosen = (face: FontFace): boolean => {
    const own = subsetsOf(face);
    return own.length === 0 || own.some((subset) => subsets.includes(subset));
  };
  return faces.filter(
    (face) =>
      (styles.length === 0 || styles.includes(fontStyleName(face))) &&
      (subsets.length === 0 || isChosen(face)),
  );
}

/** The fonts that text styles can use: those of the site with the chosen files, and the catalog. */
export function fontLibrary(fonts: readonly StoredFont[], catalog: Catalog): CatalogFont[] {
  const chosen = fonts.map((font): CatalogFont => {
    const { faces, stand_ins } = filesOf(font, catalog);
    const shipped = catalog.find(({ family }) => family === font.name);
    const category = font.source === 'catalog' && shipped ? shipped.category : 'own';
    return { family: font.name, category, faces: chosenFaces(faces, font), stand_ins };
  });
  const known = new Set(fonts.map(({ name }) => name));
  return [
    ...chosen.filter(({ faces }) => faces.length > 0),
    ...catalog.filter(({ family }) => !known.has(family)),
  ];
}

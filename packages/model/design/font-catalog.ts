import { z } from 'zod';
import { subsetsOf } from './font-coverage.ts';
import { type FontFace, SiteFont } from './font-face.ts';
import type { StyleFields } from './style-record.ts';

export const FONT_CATEGORIES = ['sans', 'serif', 'display', 'handwriting', 'mono'] as const;

/** The category of fonts that the site has from its theme or from the owner. */
const OWN = 'own';

/** A font that text styles can use. Those that ship with the product: `fonts/<name>/font.json`. */
export const CatalogFont = SiteFont.extend({ category: z.enum([...FONT_CATEGORIES, OWN]) });
export type CatalogFont = z.infer<typeof CatalogFont>;

/** A font to choose, with the letters of the site's language that it lacks. */
export const OfferedFont = CatalogFont.extend({ missing_letters: z.string().optional() });
export type OfferedFont = z.infer<typeof OfferedFont>;

type Fonts = readonly SiteFont[];
type NamedStyle = Pick<StyleFields, 'class_name'> & { readonly properties: unknown };

/** Text styles whose letters are in the first view of nearly every page. */
const FIRST_VIEW: ReadonlySet<string> = new Set(['normal', 'heading-1', 'display']);

const FAMILY = z.object({ font_family: z.string() });

type FamilyUse = { readonly family: string; readonly path: string };

/** Where the properties of a text style name font families. Paths are dotted. */
const familyUses = (properties: unknown): readonly FamilyUse[] =>
  Object.entries(properties ?? {}).flatMap(([device, format]) => {
    const family = FAMILY.safeParse(format).data?.font_family;
    return family === undefined ? [] : [{ family, path: `${device}.font_family` }];
  });

/** The font families that a text style uses on any device. */
export const familiesOf = ({ properties }: Pick<NamedStyle, 'properties'>): readonly string[] =>
  familyUses(properties).map(({ family }) => family);

/** The paths of the font families in properties of a text style that aren't among the known ones. */
export const unknownFamilies = (
  properties: unknown,
  known: ReadonlySet<string>,
): readonly string[] =>
  familyUses(properties).flatMap(({ family, path }) => (known.has(family) ? [] : [path]));

const familiesIn = (styles: readonly NamedStyle[]): ReadonlySet<string> =>
  new Set(styles.flatMap(familiesOf));

/** Drops what only the catalog knows of a font. */
const withoutCategory = ({ family, faces, stand_ins }: SiteFont): SiteFont => ({
  family,
  faces,
  stand_ins,
});

const firstFile = ({ faces }: SiteFont): string | undefined => faces[0]?.file;

/**
 * The fonts of a site whose text styles are `styles`: its own ones, and those of the catalog that a
 * style names. Fonts of the catalog that no style names any longer are left out.
 */
export function fontsInUse(
  fonts: Fonts,
  catalog: Fonts,
  styles: readonly NamedStyle[],
): readonly SiteFont[] {
  const used = familiesIn(styles);
  const shipped = new Set(catalog.map(firstFile));
  const own = fonts.filter((font) => used.has(font.family) || !shipped.has(firstFile(font)));
  const known = new Set(own.map(({ family }) => family));
  const added = catalog.filter(({ family }) => used.has(family) && !known.has(family));
  return [...own, ...added.map(withoutCategory)];
}

const isBasic = (face: FontFace): boolean => subsetsOf(face).includes('latin');

/** Preloads the basic letters of fonts that are in the first view, and no others. */
export function withPreloads(fonts: Fonts, styles: readonly NamedStyle[]): readonly SiteFont[] {
  const first = familiesIn(styles.filter(({ class_name }) => FIRST_VIEW.has(class_name)));
  return fonts.map((font) => ({
    ...font,
    faces: font.faces.map((face) => ({
      ...face,
      is_preloaded: first.has(font.family) && face.style === 'normal' && isBasic(face),
    })),
  }));
}

import { z } from 'zod';
import type { Declarations } from './background.ts';
import { cssRule } from './css-rule.ts';
import { cssNumber, cssString, cssUrl } from './css-text.ts';
import { FONT_STYLES, FontFamily } from './text-style.ts';

/**
 * Self-hosted fonts of a site. Browsers load only the files whose Unicode range the page uses. A
 * family can have a stand-in: a local font scaled to the same metrics, which prevents layout shift
 * when the web font loads.
 */
const weight = z.number().int().min(1).max(1000);
const weights = z.tuple([weight, weight]).refine(([from, to]) => from <= to, 'valueInvalid');

const RANGE = /^U\+[0-9A-F]{1,6}(?:-[0-9A-F]{1,6})?(?:,U\+[0-9A-F]{1,6}(?:-[0-9A-F]{1,6})?)*$/;

export const FontFace = z.strictObject({
  /** Relative to `FONT_PATH`. The content of a file never changes. */
  file: z.string().regex(/^[a-z0-9-]{1,64}\/[a-z0-9-]{1,64}\.woff2$/),
  /** Lightest and boldest weight in the file. */
  weights,
  style: z.enum(FONT_STYLES).default('normal'),
  unicode_range: z.string().max(2000).regex(RANGE).optional(),
  /** Preloads the file, because text above the fold uses it. */
  is_preloaded: z.boolean().default(false),
  /** Bytes. */
  size: z.number().int().positive().optional(),
});
export type FontFace = z.infer<typeof FontFace>;

/** A factor, such as 1.07 for 107%. */
const factor = z.number().min(0).max(4);

export const FontStandIn = z.strictObject({
  /** Names of local fonts with the same metrics. Most devices have one of them. */
  local: z.array(FontFamily).min(1).max(8),
  weights,
  size_adjust: factor,
  ascent: factor,
  descent: factor,
  line_gap: factor,
});
export type FontStandIn = z.infer<typeof FontStandIn>;

export const SiteFont = z.strictObject({
  family: FontFamily,
  faces: z.array(FontFace).min(1).max(50),
  stand_ins: z.array(FontStandIn).max(20).default([]),
});
export type SiteFont = z.infer<typeof SiteFont>;

export const FONT_PATH = '/assets/fonts/';

/** The stand-in's name in `font-family`. */
const standInFamily = (family: string): string => `${family} stand-in`;

const range = ([from, to]: readonly [number, number]): string =>
  from === to ? cssNumber(from) : `${cssNumber(from)} ${cssNumber(to)}`;

const percent = (value: number): string => `${cssNumber(value * 100)}%`;

const face = (family: string, { file, weights, style, unicode_range }: FontFace): Declarations => ({
  'font-family': cssString(family),
  'font-style': style,
  'font-weight': range(weights),
  'font-display': 'swap',
  src: `${cssUrl(FONT_PATH + file)} format("woff2")`,
  ...(unicode_range ? { 'unicode-range': unicode_range } : {}),
});

const standIn = (family: string, font: FontStandIn): Declarations => ({
  'font-family': cssString(standInFamily(family)),
  'font-weight': range(font.weights),
  src: font.local.map((name) => `local(${cssString(name)})`).join(','),
  'size-adjust': percent(font.size_adjust),
  'ascent-override': percent(font.ascent),
  'descent-override': percent(font.descent),
  'line-gap-override': percent(font.line_gap),
});

/** `@font-face` rules of all fonts and their stand-ins. */
export const fontFaceRules = (fonts: readonly SiteFont[]): string =>
  fonts
    .flatMap(({ family, faces, stand_ins }) => [
      ...faces.map((own) => face(family, own)),
      ...stand_ins.map((font) => standIn(family, font)),
    ])
    .map((declarations) => cssRule('@font-face', declarations))
    .join('');

/** Name of the stand-in for each family that has one. */
export const standIns = (fonts: readonly SiteFont[]): ReadonlyMap<string, string> =>
  new Map(
    fonts
      .filter(({ stand_ins }) => stand_ins.length > 0)
      .map(({ family }) => [family, standInFamily(family)]),
  );

export const fontPreloads = (
  fonts: readonly SiteFont[],
): readonly { readonly href: string; readonly type: string }[] =>
  fonts.flatMap(({ faces }) =>
    faces
      .filter(({ is_preloaded }) => is_preloaded)
      .map(({ file }) => ({ href: FONT_PATH + file, type: 'font/woff2' })),
  );

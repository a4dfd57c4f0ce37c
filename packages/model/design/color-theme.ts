import { z } from 'zod';
import { text } from '../entities/fields.ts';
import type { ColorRole, ColorValue } from './color-value.ts';
import {
  COLOR_ROLES,
  ColorToken,
  HexAlphaColor,
  HexColor,
  MAIN_COLORS,
  MAX_CUSTOM_COLORS,
} from './color-value.ts';
import { contrastRatio } from './contrast.ts';
import { colorShades } from './shades.ts';

const MORE = /^color_custom(\d+)$/;

/** The number of a custom color; null for other tokens. */
export const moreNumber = (token: string): number | null => {
  const number = MORE.exec(token)?.[1];
  return number === undefined ? null : Number(number);
};

/** Whether no replacement is itself a custom color that was replaced. */
const pointsToColors = (more: readonly string[]): boolean =>
  more.every((value) => {
    const number = moreNumber(value);
    return number === null || more[number - 1]?.startsWith('#');
  });

const MoreColorName = z.strictObject({
  number: z.int().min(1).max(MAX_CUSTOM_COLORS),
  name: text(60).normalize('NFC'),
});

/**
 * The colors of a site: 5 main colors with 5 generated shades each, and custom colors without
 * shades. Roles that aren't set are derived from the main colors.
 */
export const ColorTheme = z.strictObject({
  main: z.array(HexColor).length(MAIN_COLORS),
  /**
   * By number. A deleted color is the token of its replacement: documents keep its number. See
   * `moreColors`.
   */
  more: z
    .array(z.union([HexAlphaColor, ColorToken]))
    .max(MAX_CUSTOM_COLORS)
    .refine(pointsToColors, 'valueInvalid')
    .default([]),
  /** Names of custom colors, in the order in which they are listed. */
  more_list: z.array(MoreColorName).max(MAX_CUSTOM_COLORS).default([]),
  roles: z.partialRecord(z.enum(COLOR_ROLES), z.union([HexColor, ColorToken])).default({}),
  /** The owner chose the accent, so it doesn't follow the primary color. */
  is_accent_own: z.boolean().default(false),
});
export type ColorTheme = z.infer<typeof ColorTheme>;

export const DEFAULT_COLORS: ColorTheme = {
  main: ['#0b6e7f', '#f2693d', '#0f222c', '#4a606c', '#e3ecf0'],
  more: [],
  more_list: [],
  roles: { text: 'color3', muted: 'color4', surface_2: 'color5' },
  is_accent_own: false,
};

/** What the main colors are for, in order. They're named after that, so every theme follows it. */
export const MAIN_COLOR_ROLES = [
  'primary',
  'accent',
  'text',
  'muted',
  'surface_2',
] as const satisfies readonly ColorRole[];

const WHITE = '#ffffff';
const BLACK = '#000000';

/** WCAG AA minimum contrast for text of any size. */
export const MIN_TEXT_CONTRAST = 4.5;

/** White, or black where white would be hard to read. */
export const textColorOn = (background: string): string =>
  contrastRatio(WHITE, background) >= MIN_TEXT_CONTRAST ? WHITE : BLACK;

type TextOnMain = 'on_primary' | 'on_accent';

/** The theme's own text color on a main color, as long as it's readable there. */
function textOn(theme: ColorTheme, role: TextOnMain, background: string): ColorValue {
  const own = theme.roles[role];
  const hex = own?.startsWith('#') ? own : numberedColor(theme, own ?? '');
  const isReadable = hex && contrastRatio(hex, background) >= MIN_TEXT_CONTRAST;
  return own && isReadable ? own : textColorOn(background);
}

/** Shades of the primary color for links, on light backgrounds and on dark ones. */
const LINK_SHADES = ['color1', 'color1_4', 'color1_2'] as const;

/**
 * The theme's own color for links. Main colors change, so one of these counts as long as it's
 * readable on every background, as do the primary color and its shades.
 */
function linkColor(theme: ColorTheme): ColorValue {
  const { bg = WHITE, surface = 'color1_1', surface_2 = 'color1_2', link } = theme.roles;
  if (link?.startsWith('#')) return link;
  const hex = (value: ColorValue) => (value.startsWith('#') ? value : numberedColor(theme, value));
  const isReadable = (value: ColorValue) =>
    [bg, surface, surface_2].every(
      (ground) => contrastRatio(hex(value) ?? BLACK, hex(ground) ?? WHITE) >= MIN_TEXT_CONTRAST,
    );
  const own = link === undefined ? [] : [link];
  return [...own, ...LINK_SHADES].find(isReadable) ?? 'color1_4';
}

/** Every role of a theme, as a hex value or a color token. */
export function colorRoles(theme: ColorTheme): Record<ColorRole, ColorValue> {
  const { main, roles } = theme;
  const [primary = BLACK, accent = BLACK] = main;
  return {
    bg: WHITE,
    surface: 'color1_1',
    surface_2: 'color1_2',
    text: 'color1_5',
    muted: 'color1_4',
    primary: 'color1',
    accent: 'color2',
    border: 'color1_2',
    border_strong: 'color1_4',
    inv: 'color1_5',
    inv_text: 'color1_1',
    inv_muted: 'color1_2',
    inv_accent: 'color2_3',
    ...roles,
    link: linkColor(theme),
    on_primary: textOn(theme, 'on_primary', primary),
    on_accent: textOn(theme, 'on_accent', accent),
  };
}

function numberedColor(theme: ColorTheme, token: string): string | null {
  const { main, more } = theme;
  const custom = moreNumber(token);
  if (custom !== null) {
    const color = more[custom - 1] ?? null;
    return color === null || color.startsWith('#') ? color : numberedColor(theme, color);
  }
  const [, number, shade] = /^color(\d)(?:_(\d))?$/.exec(token) ?? [];
  const base = main[Number(number) - 1];
  if (base === undefined) return null;
  return shade ? (colorShades(base)[Number(shade) - 1] ?? null) : base;
}

/**
 * Resolves a color to `#rrggbb` or `#rrggbbaa`, for measuring contrast. Null if the theme doesn't
 * have the color.
 */
export function resolveColor(theme: ColorTheme, value: ColorValue): string | null {
  if (value === 'transparent') return '#00000000';
  if (value.startsWith('#')) return value.toLowerCase();
  const role = COLOR_ROLES.find((name) => name === value);
  if (!role) return numberedColor(theme, value);
  const target = colorRoles(theme)[role];
  return target === value ? null : resolveColor(theme, target);
}

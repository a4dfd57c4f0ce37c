import { z } from 'zod';
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

/**
 * The colors of a site: 5 main colors with 5 generated shades each, and custom colors without
 * shades. Roles that aren't set are derived from the main colors.
 */
export const ColorTheme = z.strictObject({
  main: z.array(HexColor).length(MAIN_COLORS),
  more: z.array(HexAlphaColor).max(MAX_CUSTOM_COLORS).default([]),
  roles: z.partialRecord(z.enum(COLOR_ROLES), z.union([HexColor, ColorToken])).default({}),
  /** The owner chose the accent, so it doesn't follow the primary color. */
  is_accent_own: z.boolean().default(false),
});
export type ColorTheme = z.infer<typeof ColorTheme>;

export const DEFAULT_COLORS: ColorTheme = {
  main: ['#0b6e7f', '#f2693d', '#0f222c', '#4a606c', '#e3ecf0'],
  more: [],
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

/** Every role of a theme, as a hex value or a color token. */
export function colorRoles({ main, roles }: ColorTheme): Record<ColorRole, ColorValue> {
  const [primary = BLACK, accent = BLACK] = main;
  const [surface = WHITE] = colorShades(primary);
  return {
    bg: WHITE,
    surface: 'color1_1',
    surface_2: 'color1_2',
    text: 'color1_5',
    muted: 'color1_4',
    primary: 'color1',
    on_primary: textColorOn(primary),
    accent: 'color2',
    on_accent: textColorOn(accent),
    link: contrastRatio(primary, roles.bg ?? surface) >= MIN_TEXT_CONTRAST ? 'color1' : 'color1_4',
    border: 'color1_2',
    border_strong: 'color1_4',
    inv: 'color1_5',
    inv_text: 'color1_1',
    inv_muted: 'color1_2',
    inv_accent: 'color2_3',
    ...roles,
  };
}

function numberedColor({ main, more }: ColorTheme, token: string): string | null {
  const custom = /^color_custom(\d+)$/.exec(token)?.[1];
  if (custom) return more[Number(custom) - 1] ?? null;
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

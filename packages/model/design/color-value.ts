import { z } from 'zod';
import { declarations } from '../references/declare.ts';

export const MAIN_COLORS = 5;
export const SHADES_PER_COLOR = 5;
export const MAX_CUSTOM_COLORS = 20;

/**
 * Color roles, independent of the theme: backgrounds, text on them, and inverted bands. Widgets
 * prefer roles to numbered colors, so that they adapt to other themes.
 */
export const COLOR_ROLES = [
  'bg',
  'surface',
  'surface_2',
  'text',
  'muted',
  'primary',
  'on_primary',
  'accent',
  'on_accent',
  'link',
  'border',
  'border_strong',
  'inv',
  'inv_text',
  'inv_muted',
  'inv_accent',
] as const;
export type ColorRole = (typeof COLOR_ROLES)[number];

/** `#rrggbb`, case-insensitive. */
export const HexColor = z.string().regex(/^#[0-9a-f]{6}$/i);

/** `#rrggbb` or `#rrggbbaa`. */
export const HexAlphaColor = z.string().regex(/^#(?:[0-9a-f]{6}|[0-9a-f]{8})$/i);

const TOKEN = /^color(?:[1-5](?:_[1-5])?|_custom(?:[1-9]|1[0-9]|20))$/;

const isRole = (value: string): value is ColorRole => COLOR_ROLES.some((role) => role === value);

/** `color2`, its shade `color2_4`, or `color_custom3`. */
export const ColorToken = z.string().regex(TOKEN);

const isColorValue = (value: string): boolean =>
  value === 'transparent' ||
  isRole(value) ||
  TOKEN.test(value) ||
  HexAlphaColor.safeParse(value).success;

/**
 * A color as widgets store it: a role (`primary`), a main color or one of its shades (`color2`,
 * `color2_4`), a custom color (`color_custom3`), a hex value, or `transparent`.
 */
export const ColorValue = z
  .string()
  .refine(isColorValue, 'valueInvalid')
  .register(declarations, { isColor: true });
export type ColorValue = z.infer<typeof ColorValue>;

/** The CSS variable of a role or numbered color: `--moto-surface-2`, `--moto-color2_4`. */
export const colorVariable = (token: string): string =>
  `--moto-${isRole(token) ? token.replaceAll('_', '-') : token}`;

/** Converts a color to CSS. Expects a value validated by `ColorValue`. */
export function cssColor(value: ColorValue): string {
  if (value === 'transparent') return value;
  return value.startsWith('#') ? value.toLowerCase() : `var(${colorVariable(value)})`;
}

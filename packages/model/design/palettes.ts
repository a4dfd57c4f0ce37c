import { sameValue } from '../tree/same-value.ts';
import { type ColorTheme, DEFAULT_COLORS } from './color-theme.ts';
import { type Palette, paletteOf } from './palette.ts';

/** Names of the ready palettes. The first is that of the starter. */
export const PALETTE_NAMES = [
  'harbor',
  'forest',
  'cobalt',
  'terracotta',
  'ink',
  'plum',
  'burgundy',
  'slate',
  'olive',
  'rose',
] as const;
export type PaletteName = (typeof PALETTE_NAMES)[number];

const COLORS: { readonly [Name in PaletteName]: Palette } = {
  harbor: {
    main: DEFAULT_COLORS.main,
    roles: {
      ...DEFAULT_COLORS.roles,
      bg: '#ffffff',
      surface: '#f3f7f9',
      primary: 'color1',
      accent: 'color2',
      border: '#d2dee4',
      border_strong: '#738792',
      inv: '#0c2631',
      inv_text: '#eaf3f6',
      inv_muted: '#a6bfca',
    },
  },
  forest: paletteOf({ primary: '#2c6b4a', accent: '#f4b27a', isTinted: true }),
  cobalt: paletteOf({ primary: '#2743c4', accent: '#ffb547' }),
  terracotta: paletteOf({ primary: '#a13f1c', accent: '#e9b44c', isTinted: true }),
  ink: paletteOf({ primary: '#23211f', accent: '#d2f03c', neutralHue: 85, isTinted: true }),
  plum: paletteOf({ primary: '#6b2d8b', accent: '#f29bb2' }),
  burgundy: paletteOf({ primary: '#8f1d32', accent: '#d9b48f', neutralHue: 70, isTinted: true }),
  slate: paletteOf({ primary: '#3c4f66', accent: '#6fc7bd' }),
  olive: paletteOf({ primary: '#55642a', accent: '#eba37a', neutralHue: 95, isTinted: true }),
  rose: paletteOf({ primary: '#b0305c', accent: '#f6b49a' }),
};

export type NamedPalette = Palette & { readonly name: PaletteName };

/** Ready palettes, offered in the wizard and in the editor. */
export const PALETTES: readonly NamedPalette[] = PALETTE_NAMES.map((name) => ({
  name,
  ...COLORS[name],
}));

/** Whether a site has these colors. */
export const hasPalette = ({ main, roles }: ColorTheme, palette: Palette): boolean =>
  sameValue(main, palette.main) && sameValue(roles, palette.roles);

/** The name of the ready palette that a site has. Null if it has other colors. */
export const paletteName = (colors: ColorTheme): PaletteName | null =>
  PALETTES.find((palette) => hasPalette(colors, palette))?.name ?? null;

/** The colors with those of a ready palette. Additional colors stay. */
export const withPalette = (colors: ColorTheme, name: PaletteName): ColorTheme => ({
  ...colors,
  ...COLORS[name],
  is_accent_own: false,
});

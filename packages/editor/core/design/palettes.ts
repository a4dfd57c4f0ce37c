import type { KeyTail } from '@plinth/i18n';
import { type ColorTheme, DEFAULT_COLORS, type Palette, paletteOf, sameValue } from '@plinth/model';

export type NamedPalette = Palette & { readonly name: KeyTail<'EDITOR.COLOR.PALETTE.'> };

/** Ready palettes. The first is that of the starter. */
export const PALETTES: readonly NamedPalette[] = [
  {
    name: 'HARBOR',
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
  { name: 'FOREST', ...paletteOf({ primary: '#2c6b4a', accent: '#f4b27a', isTinted: true }) },
  { name: 'COBALT', ...paletteOf({ primary: '#2743c4', accent: '#ffb547' }) },
  { name: 'TERRACOTTA', ...paletteOf({ primary: '#a13f1c', accent: '#e9b44c', isTinted: true }) },
  {
    name: 'INK',
    ...paletteOf({ primary: '#23211f', accent: '#d2f03c', neutralHue: 85, isTinted: true }),
  },
  { name: 'PLUM', ...paletteOf({ primary: '#6b2d8b', accent: '#f29bb2' }) },
  {
    name: 'BURGUNDY',
    ...paletteOf({ primary: '#8f1d32', accent: '#d9b48f', neutralHue: 70, isTinted: true }),
  },
  { name: 'SLATE', ...paletteOf({ primary: '#3c4f66', accent: '#6fc7bd' }) },
  {
    name: 'OLIVE',
    ...paletteOf({ primary: '#55642a', accent: '#eba37a', neutralHue: 95, isTinted: true }),
  },
  { name: 'ROSE', ...paletteOf({ primary: '#b0305c', accent: '#f6b49a' }) },
];

/** Whether a site has these colors. */
export const hasPalette = ({ main, roles }: ColorTheme, palette: Palette): boolean =>
  sameValue(main, palette.main) && sameValue(roles, palette.roles);

import { type ColorTheme, MIN_TEXT_CONTRAST, resolveColor } from './color-theme.ts';
import { contrastRatio } from './contrast.ts';
import { nearestContrast } from './nearest-contrast.ts';
import { hexOfOklch, toOklch } from './oklch.ts';

/** Surfaces with more of the background's color would draw attention away from what is on them. */
const MAX_CHROMA = 0.05;

/** Contrast of borders and icons with what is behind them, by WCAG AA. */
const MIN_GRAPHIC_CONTRAST = 3;

/** Lightness up to which a background has lighter surfaces, and from which it has darker ones. */
const DARK = 0.4;
const LIGHT = 0.85;

/** Texts and surfaces that go with a background. */
function neutralsOn(background: string) {
  const { l = 1, c = 0, h = 0 } = toOklch(background) ?? {};
  const hasLightText = contrastRatio('#ffffff', background) > contrastRatio('#000000', background);
  // Surfaces of a medium background turn away from its text.
  const isRaised = hasLightText ? l <= DARK : l < LIGHT;
  const shade = (lightness: number, chroma: number) =>
    hexOfOklch({ mode: 'oklch', l: lightness, c: Math.min(c, chroma), h });
  const surface = (by: number) => shade(isRaised ? l + by : l - by, MAX_CHROMA);
  const grounds = [background, surface(0.04), surface(0.08)];
  const readable = (color: string, ratio: number) =>
    grounds.reduce((text, ground) => nearestContrast(text, { background: ground, ratio }), color);
  return {
    text: readable(shade(hasLightText ? 0.95 : 0.25, 0.02), MIN_TEXT_CONTRAST),
    muted: readable(shade(hasLightText ? 0.78 : 0.48, 0.03), MIN_TEXT_CONTRAST),
    surface: surface(0.04),
    surface_2: surface(0.08),
    border: surface(0.14),
    border_strong: readable(shade(hasLightText ? 0.6 : 0.58, 0.03), MIN_GRAPHIC_CONTRAST),
    link: (primary: string) => readable(primary, MIN_TEXT_CONTRAST),
  };
}

/**
 * The colors with another page background, as `#rrggbb`. If texts are hard to read there, texts,
 * links, borders, and surfaces change with it. Main colors and dark sections stay.
 */
export function withPageBackground(colors: ColorTheme, background: string): ColorTheme {
  const theme = { ...colors, roles: { ...colors.roles, bg: background } };
  const hex = (role: 'bg' | 'text' | 'muted', of: ColorTheme) => resolveColor(of, role) ?? '';
  if (hex('bg', colors) === background.toLowerCase()) return colors;
  const isReadable = (['text', 'muted'] as const).every(
    (role) => contrastRatio(hex(role, theme), background) >= MIN_TEXT_CONTRAST,
  );
  if (isReadable) return theme;
  const [primary = '', accent = ''] = colors.main;
  const { text, muted, surface_2, link, ...roles } = neutralsOn(background);
  return {
    ...theme,
    main: [primary, accent, text, muted, surface_2],
    roles: {
      ...theme.roles,
      ...roles,
      ...{ text: 'color3', muted: 'color4', surface_2: 'color5', link: link(primary) },
    },
  };
}

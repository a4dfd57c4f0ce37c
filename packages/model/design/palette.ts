import type { ColorTheme } from './color-theme.ts';
import { contrastRatio } from './contrast.ts';
import { nearestContrast } from './nearest-contrast.ts';
import { hexOfOklch, toOklch } from './oklch.ts';

/** Main colors and roles that go together. Additional colors aren't part of it. */
export type Palette = Pick<ColorTheme, 'main' | 'roles'>;

type Seed = {
  readonly primary: string;
  readonly accent: string;
  /** The hue of texts, surfaces, and borders in degrees. By default, that of the primary color. */
  readonly neutralHue?: number;
  /** Tinted backgrounds instead of white ones. */
  readonly isTinted?: boolean;
};

/** WCAG AA minimum contrast for text of any size. */
const READABLE = 4.5;

/** Lightness and chroma of what isn't primary or accent. */
const NEUTRALS = {
  text: [0.25, 0.03],
  muted: [0.46, 0.025],
  surface_2: [0.93, 0.018],
  surface: [0.97, 0.008],
  bg: [0.988, 0.006],
  border: [0.89, 0.016],
  border_strong: [0.58, 0.03],
  inv: [0.26, 0.04],
  inv_text: [0.96, 0.01],
  inv_muted: [0.8, 0.025],
} as const;

const WHITE = '#ffffff';
const ON_ACCENT = { l: 0.2, c: 0.05 } as const;

/** A palette of two colors in which all texts are readable. Dull or pale colors are adjusted. */
export function paletteOf({ primary, accent, neutralHue, isTinted = false }: Seed): Palette {
  const base = toOklch(primary) ?? { l: 0, c: 0, h: 0 };
  const hue = neutralHue ?? base.h ?? 0;
  // Grays have gray neutrals, unless these have a hue of their own.
  const strength =
    (neutralHue === undefined ? Math.min(1, base.c / 0.05) : 1) * (isTinted ? 1.4 : 1);
  const shade = (l: number, c: number, h: number) => hexOfOklch({ mode: 'oklch', l, c, h });
  const neutral = (name: keyof typeof NEUTRALS) => {
    const [l, c] = NEUTRALS[name];
    return shade(l, c * strength, hue);
  };
  const onAccent = shade(ON_ACCENT.l, ON_ACCENT.c, toOklch(accent)?.h ?? hue);
  const main = {
    primary: nearestContrast(primary, { background: neutral('inv_text'), ratio: READABLE }),
    accent: nearestContrast(accent, { background: onAccent, ratio: READABLE }),
  };
  const isLinkReadable = contrastRatio(main.primary, neutral('surface_2')) >= READABLE;
  return {
    main: [main.primary, main.accent, neutral('text'), neutral('muted'), neutral('surface_2')],
    roles: {
      bg: isTinted ? neutral('bg') : WHITE,
      surface: neutral('surface'),
      surface_2: 'color5',
      text: 'color3',
      muted: 'color4',
      primary: 'color1',
      on_primary: WHITE,
      accent: 'color2',
      on_accent: onAccent,
      link: isLinkReadable ? 'color1' : 'color1_4',
      border: neutral('border'),
      border_strong: neutral('border_strong'),
      inv: neutral('inv'),
      inv_text: neutral('inv_text'),
      inv_muted: neutral('inv_muted'),
    },
  };
}

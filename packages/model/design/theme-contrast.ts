import { type ColorTheme, resolveColor } from './color-theme.ts';
import type { ColorValue } from './color-value.ts';
import { contrastRatio } from './contrast.ts';

type Rule = {
  readonly front: readonly ColorValue[];
  readonly behind: readonly ColorValue[];
  readonly ratio: number;
};

/** What pages, blocks, and presets show on each other. */
const RULES: readonly Rule[] = [
  { front: ['text', 'muted', 'link'], behind: ['bg', 'surface', 'surface_2'], ratio: 4.5 },
  { front: ['inv_text', 'inv_muted', 'inv_accent'], behind: ['inv'], ratio: 4.5 },
  { front: ['on_primary', 'inv_text'], behind: ['primary'], ratio: 4.5 },
  { front: ['on_accent'], behind: ['accent', 'color2_3'], ratio: 4.5 },
  { front: ['border_strong', 'primary'], behind: ['bg'], ratio: 3 },
];

/** Pairs of a theme's colors with too little contrast by WCAG AA, such as `muted on surface`. */
export function poorContrasts(theme: Pick<ColorTheme, 'main' | 'roles'>): readonly string[] {
  const colors = { more: [], is_accent_own: false, ...theme };
  const hex = (value: ColorValue) => resolveColor(colors, value) ?? '';
  return RULES.flatMap(({ front, behind, ratio }) =>
    front.flatMap((text) =>
      behind
        .filter((ground) => contrastRatio(hex(text), hex(ground)) < ratio)
        .map((ground) => `${text} on ${ground}`),
    ),
  );
}

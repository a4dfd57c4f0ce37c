import { type ColorTheme, colorRoles, resolveColor } from './color-theme.ts';
import { COLOR_ROLES, type ColorRole, type ColorValue } from './color-value.ts';
import { contrastRatio } from './contrast.ts';
import { nearestContrast } from './nearest-contrast.ts';

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

export type ContrastPair = {
  readonly front: ColorValue;
  readonly behind: ColorValue;
  /** The contrast that they have, and the one that they need. */
  readonly ratio: number;
  readonly needed: number;
};

const hexOf = (theme: ColorTheme, value: ColorValue): string =>
  resolveColor(theme, value)?.slice(0, 7) ?? '';

/** All pairs of a theme's colors that have to be told apart. */
export const contrastPairs = (theme: ColorTheme): readonly ContrastPair[] =>
  RULES.flatMap(({ front, behind, ratio: needed }) =>
    behind.flatMap((ground) =>
      front.map((text) => {
        const ratio = contrastRatio(hexOf(theme, text), hexOf(theme, ground));
        return { front: text, behind: ground, ratio, needed };
      }),
    ),
  );

/** Whether a pair has too little contrast by WCAG AA. */
export const isPoor = ({ ratio, needed }: ContrastPair): boolean => ratio < needed;

/** Pairs of a theme's colors with too little contrast by WCAG AA, such as `muted on surface`. */
export function poorContrasts(theme: Pick<ColorTheme, 'main' | 'roles'>): readonly string[] {
  const colors = { more: [], more_list: [], is_accent_own: false, ...theme };
  return contrastPairs(colors)
    .filter(isPoor)
    .map(({ front, behind }) => `${front} on ${behind}`);
}

/** The theme with another color of a role: of its main color, if the role is one. */
function withRole(theme: ColorTheme, role: ColorRole, hex: string): ColorTheme {
  const main = /^color(\d)$/.exec(colorRoles(theme)[role])?.[1];
  return main === undefined
    ? { ...theme, roles: { ...theme.roles, [role]: hex } }
    : { ...theme, main: theme.main.with(Number(main) - 1, hex) };
}

/**
 * The theme with the nearest color of a role that has enough contrast with everything that it's
 * shown on, or is behind. Null if there is none.
 */
export function withReadableRole(theme: ColorTheme, role: ColorValue): ColorTheme | null {
  const own = COLOR_ROLES.find((each) => each === role);
  if (own === undefined) return null;
  const others = contrastPairs(theme).flatMap(({ front, behind, needed }) =>
    front === role
      ? [[behind, needed] as const]
      : behind === role
        ? [[front, needed] as const]
        : [],
  );
  const readable = others.reduce(
    (hex, [other, ratio]) => nearestContrast(hex, { background: hexOf(theme, other), ratio }),
    hexOf(theme, role),
  );
  const fixed = withRole(theme, own, readable);
  const isFixed = contrastPairs(fixed).every(
    (pair) => (pair.front !== role && pair.behind !== role) || !isPoor(pair),
  );
  return isFixed ? fixed : null;
}

import { keyPart, type Translate } from '@plinth/i18n';
import {
  COLOR_ROLES,
  type ColorTheme,
  ColorToken,
  MAIN_COLOR_ROLES,
  MAIN_COLORS,
  moreColors,
  SHADES_PER_COLOR,
} from '@plinth/model';

/** From light to dark. */
const SHADES = ['LIGHTEST', 'LIGHTER', 'LIGHT', 'DARK', 'DARKEST'] as const;

const ROLES = [...COLOR_ROLES, 'transparent'] as const;

/** The role of a main color, by its number. */
export const mainColorRole = (number: number) => MAIN_COLOR_ROLES[number - 1] ?? 'primary';

/** A main color is named after its role. */
export const mainColorName = (t: Translate, number: number): string =>
  t(`EDITOR.COLOR.ROLE.${keyPart(mainColorRole(number))}`);

/** Roles that are the main color everywhere. Others are another color where text is light. */
const SAME_AS_ROLE: ReadonlySet<string> = new Set(['primary', 'accent']);

const SHADE_TOKENS = Array.from({ length: SHADES_PER_COLOR }, (_, index) => `_${index + 1}`);

/** The tokens of the main colors, each followed by its shades. */
export const MAIN_TOKENS: readonly string[] = Array.from({ length: MAIN_COLORS }, (_, index) =>
  ['', ...SHADE_TOKENS].map((shade) => `color${index + 1}${shade}`),
).flat();

/** The name that the owner gave a custom color, or that of what replaces it. */
function moreName(t: Translate, theme: ColorTheme, number: number): string | null {
  const color = theme.more[number - 1];
  if (color && !color.startsWith('#')) return colorName(t, color, theme);
  return moreColors(theme).find((each) => each.number === number)?.name || null;
}

/**
 * Readable name of a color: that of its role, or of a main color with its shade. Hex values are
 * returned as is. With the theme, custom colors have the names that the owner gave them.
 */
export function colorName(t: Translate, value: string, theme?: ColorTheme): string {
  const role = ROLES.find((each) => each === value);
  if (role) return t(`EDITOR.COLOR.ROLE.${keyPart(role)}`);
  if (!ColorToken.safeParse(value).success) return value;
  const [, custom, number = '', shade] = /^color(_custom)?(\d+)(?:_(\d))?$/.exec(value) ?? [];
  if (custom)
    return (theme && moreName(t, theme, Number(number))) ?? t('EDITOR.COLOR.FURTHER', { number });
  const color = mainColorName(t, Number(number));
  const name = SHADES[Number(shade) - 1];
  if (name) return t(`EDITOR.COLOR.SHADE.${name}`, { color });
  return SAME_AS_ROLE.has(mainColorRole(Number(number)))
    ? color
    : t('EDITOR.COLOR.MAIN', { color });
}

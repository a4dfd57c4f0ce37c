import { keyPart, type Translate } from '@plinth/i18n';
import { COLOR_ROLES, ColorToken, MAIN_COLOR_ROLES } from '@plinth/model';

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

/**
 * Readable name of a color: that of its role, or of a main color with its shade. Hex values are
 * returned as is.
 */
export function colorName(t: Translate, value: string): string {
  const role = ROLES.find((each) => each === value);
  if (role) return t(`EDITOR.COLOR.ROLE.${keyPart(role)}`);
  if (!ColorToken.safeParse(value).success) return value;
  const [, custom, number = '', shade] = /^color(_custom)?(\d+)(?:_(\d))?$/.exec(value) ?? [];
  if (custom) return t('EDITOR.COLOR.FURTHER', { number });
  const color = mainColorName(t, Number(number));
  const name = SHADES[Number(shade) - 1];
  if (name) return t(`EDITOR.COLOR.SHADE.${name}`, { color });
  return SAME_AS_ROLE.has(mainColorRole(Number(number)))
    ? color
    : t('EDITOR.COLOR.MAIN', { color });
}

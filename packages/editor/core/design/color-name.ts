import { keyPart, type Translate } from '@plinth/i18n';
import { COLOR_ROLES, ColorToken } from '@plinth/model';

/** From light to dark. */
const SHADES = ['LIGHTEST', 'LIGHTER', 'LIGHT', 'DARK', 'DARKEST'] as const;

const MAIN_NAMES = ['PRIMARY', 'ACCENT'] as const;

const ROLES = [...COLOR_ROLES, 'transparent'] as const;

/** The first two main colors have names, further ones a number. */
export const mainColorName = (t: Translate, number: number): string =>
  t(`EDITOR.COLOR.${MAIN_NAMES[number - 1] ?? 'MAIN'}`, { number });

/** Readable name of a color: its role, or its number and shade. Hex values are returned as is. */
export function colorName(t: Translate, value: string): string {
  const role = ROLES.find((each) => each === value);
  if (role) return t(`EDITOR.COLOR.ROLE.${keyPart(role)}`);
  if (!ColorToken.safeParse(value).success) return value;
  const [, custom, number = '', shade] = /^color(_custom)?(\d+)(?:_(\d))?$/.exec(value) ?? [];
  const color = custom ? t('EDITOR.COLOR.FURTHER', { number }) : mainColorName(t, Number(number));
  const name = SHADES[Number(shade) - 1];
  return name ? t(`EDITOR.COLOR.SHADE.${name}`, { color }) : color;
}

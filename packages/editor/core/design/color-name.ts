import { keyPart, type Translate } from '@plinth/i18n';
import { COLOR_ROLES, ColorToken } from '@plinth/model';

/** From light to dark. */
const SHADES = ['LIGHTEST', 'LIGHTER', 'LIGHT', 'DARK', 'DARKEST'] as const;

const ROLES = [...COLOR_ROLES, 'transparent'] as const;

/** A colour in words, as a person reads it: by its role, or its number and shade; a hex value stays. */
export function colorName(t: Translate, value: string): string {
  const role = ROLES.find((each) => each === value);
  if (role) return t(`EDITOR.COLOR.ROLE.${keyPart(role)}`);
  if (!ColorToken.safeParse(value).success) return value;
  const [, custom, number = '', shade] = /^color(_custom)?(\d+)(?:_(\d))?$/.exec(value) ?? [];
  const color = t(custom ? 'EDITOR.COLOR.FURTHER' : 'EDITOR.COLOR.MAIN', { number });
  const name = SHADES[Number(shade) - 1];
  return name ? t(`EDITOR.COLOR.SHADE.${name}`, { color }) : color;
}

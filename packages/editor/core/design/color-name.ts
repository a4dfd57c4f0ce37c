import { keyPart, type Translate } from '@plinth/i18n';
import { COLOR_ROLES, ColorToken } from '@plinth/model';

/** From light to dark. */
const SHADES = ['LIGHTEST', 'LIGHTER', 'LIGHT', 'DARK', 'DARKEST'] as const;

const ROLES = [...COLOR_ROLES, 'transparent'] as const;

/** Readable name of a color: its role, or its number and shade. Hex values are returned as is. */
export function colorName(t: Translate, value: string): string {
  const role = ROLES.find((each) => each === value);
  if (role) return t(`EDITOR.COLOR.ROLE.${keyPart(role)}`);
  if (!ColorToken.safeParse(value).success) return value;
  const [, custom, number = '', shade] = /^color(_custom)?(\d+)(?:_(\d))?$/.exec(value) ?? [];
  const color = t(custom ? 'EDITOR.COLOR.FURTHER' : 'EDITOR.COLOR.MAIN', { number });
  const name = SHADES[Number(shade) - 1];
  return name ? t(`EDITOR.COLOR.SHADE.${name}`, { color }) : color;
}

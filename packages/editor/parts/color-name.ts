import type { Translate } from '@plinth/i18n';
import { COLOR_ROLES, ColorToken } from '@plinth/model';

/** From light to dark. */
const SHADES = ['LIGHTEST', 'LIGHTER', 'LIGHT', 'DARK', 'DARKEST'];

/** A colour in words, as a person reads it: by its role, or its number and shade; a hex value stays. */
export function colorName(t: Translate, value: string): string {
  const isRole = value === 'transparent' || COLOR_ROLES.some((role) => role === value);
  if (isRole) return t(`EDITOR.COLOR.ROLE.${value.toUpperCase()}`);
  if (!ColorToken.safeParse(value).success) return value;
  const [, custom, number = '', shade] = /^color(_custom)?(\d+)(?:_(\d))?$/.exec(value) ?? [];
  const color = t(custom ? 'EDITOR.COLOR.FURTHER' : 'EDITOR.COLOR.MAIN', { number });
  return shade === undefined
    ? color
    : t(`EDITOR.COLOR.SHADE.${SHADES[Number(shade) - 1]}`, { color });
}

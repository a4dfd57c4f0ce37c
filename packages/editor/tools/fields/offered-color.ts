import { COLOR_ROLES, type ColorTheme, resolveColor } from '@plinth/model';
import { COLOR_TOKENS } from '../../canvas/contrast/nearest-color.ts';

/** A color by its token where roles aren't offered: the one that a role equals, if any. */
export function offeredColor(theme: ColorTheme, value: string | null): string | null {
  const role = COLOR_ROLES.find((each) => each === value);
  if (role === undefined) return value;
  const hex = resolveColor(theme, role);
  return COLOR_TOKENS.find((token) => resolveColor(theme, token) === hex) ?? value;
}

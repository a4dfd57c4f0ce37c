import { COLOR_ROLES, type ColorTheme, resolveColor } from '@plinth/model';
import { hexOf } from './css-color.ts';

/** Roles of backgrounds and lines, which text has the color of by chance only. */
const NOT_OF_TEXT = new Set(['bg', 'surface', 'surface_2', 'border', 'border_strong', 'inv']);

const TEXT_ROLES = COLOR_ROLES.filter((role) => !NOT_OF_TEXT.has(role));

/** The color that a text has on the page: a role of the theme, otherwise as hex. */
export function colorInEffect(theme: ColorTheme, element: Element | null): string | null {
  const view = element?.ownerDocument.defaultView;
  if (!element || !view) return null;
  const hex = hexOf(view.getComputedStyle(element).color)?.replace(/ff$/, '');
  return TEXT_ROLES.find((role) => resolveColor(theme, role) === hex) ?? hex ?? null;
}

import { z } from 'zod';
import { COMMON_ICONS } from './icons/common-icons.gen.ts';
import type { SiteContext } from './view.ts';

/** Icons that widgets show themselves. Sites can have all of `icon-set.ts` of the package. */
export type IconName = keyof typeof COMMON_ICONS;

/** The name of an icon. One that isn't in the set shows nothing. */
export const ICON_NAME = /^[a-z0-9][a-z0-9_]{0,63}$/;

export const iconValue = () => z.string().regex(ICON_NAME, 'valueInvalid');

/** The path of an icon that needs no data. */
export const commonIconPath = (name: string): string | null =>
  Object.hasOwn(COMMON_ICONS, name) ? COMMON_ICONS[name as IconName] : null;

/** Attributes of an icon, which has the color and size of the text around it. */
const ICON_ATTRIBUTES = {
  className: 'moto-icon',
  viewBox: '0 0 24 24',
  width: '1.2em',
  height: '1.2em',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: '2',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

const attributeName = (name: string): string =>
  name === 'className'
    ? 'class'
    : name.replace(/(?<=stroke)[A-Z]/, (letter) => `-${letter.toLowerCase()}`);

/** The same as HTML. */
export const ICON_MARKUP = Object.entries(ICON_ATTRIBUTES)
  .map(([name, value]) => `${attributeName(name)}="${value}"`)
  .join(' ');

type IconProps =
  | { readonly name: IconName; readonly site?: undefined }
  | { readonly name: string; readonly site: Pick<SiteContext, 'icon'> };

/** A decorative icon next to text. Renders nothing for an unknown name. */
export const Icon = ({ name, site }: IconProps) => {
  const path = site ? site.icon(name) : commonIconPath(name);
  return path === null ? null : (
    <svg {...ICON_ATTRIBUTES} aria-hidden="true">
      <path d={path} />
    </svg>
  );
};

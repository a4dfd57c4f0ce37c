import type { FillProperties } from './options/box.ts';
import { backgroundClasses } from './style/classes.ts';
import type { RootAttributes, SiteContext, SiteMedia } from './view.ts';

/** px. Wide enough for a widget in a column, on screens of high density too. */
const SHOWN_WIDTH = 1280;

const widthOf = (candidate: string): number => Number(/ (\d+)w$/.exec(candidate)?.[1] ?? 0);

/** The smallest rendition that is wide enough, or the file itself where its own size is shown. */
function urlOf({ url, sources }: SiteMedia, { size, repeat = 'none' }: FillProperties): string {
  if (size === 'original' || repeat !== 'none') return url;
  const candidates = (sources.at(-1)?.srcset ?? '').split(', ').filter((each) => widthOf(each) > 0);
  const wide = candidates.find((each) => widthOf(each) >= SHOWN_WIDTH) ?? candidates.at(-1);
  return wide?.split(' ')[0] ?? url;
}

/** Without quotes, which would be escaped in an attribute. */
const cssUrl = (url: string): string =>
  `url(${encodeURI(url).replace(/[()']/g, (each) => `%${each.charCodeAt(0).toString(16)}`)})`;

type Filled = {
  readonly fill?: FillProperties;
  readonly frame?: { readonly fill?: FillProperties };
};

/** The classes of a widget's root element for its fill. For a part of it, they're in the view. */
export const fillClasses = ({ frame }: Filled): readonly string[] =>
  frame?.fill ? backgroundClasses(frame.fill) : [];

const fillOf = ({ fill, frame }: Filled): FillProperties | undefined => frame?.fill ?? fill;

export const hasFillImage = (properties: Filled): boolean =>
  fillOf(properties)?.image_id !== undefined;

/**
 * The CSS variables of a widget's root element for the image of its fill. All are always set: browsers
 * that don't know `@property` hand them down to the widgets within.
 */
export function fillVariables(properties: Filled, site: SiteContext): RootAttributes['style'] {
  const own = fillOf(properties);
  if (own?.image_id === undefined) return undefined;
  const image = site.media(own.image_id);
  if (!image) return { '--moto-fill': 'none' };
  const { x, y } = image.focal_point;
  return { '--moto-fill': cssUrl(urlOf(image, own)), '--moto-fill-focus': `${x}% ${y}%` };
}

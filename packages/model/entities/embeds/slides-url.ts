import { isFrameUrl } from '../frame-url.ts';
import { pathSegments, urlParts } from './url-parts.ts';

/** Slides on SlideShare. */
export type HostedSlides = {
  /** Names their frame. Null if only SlideShare knows it. */
  readonly frame: string | null;
  /** Their page. Null if only their frame is known. */
  readonly page: string | null;
};

const SITE = /^(?:[a-z]{2}\.)?slideshare\.net$/;
const ID = /^\d{4,12}$/;
const KEY = /^(?=.*[A-Z\d])[A-Za-z\d]{14}$/;
const NAME = /^[\w.~%-]{1,255}$/;

/** Parts of SlideShare itself where profiles have their name. */
const NOT_PROFILES = new Set(
  'about category developers explore featured login mobile popular privacy search signup terms upload'.split(
    ' ',
  ),
);

const embed = (id: string): string | null => {
  if (ID.test(id)) return id;
  return KEY.test(id) ? `key/${id}` : null;
};

/** Paths are slideshow/embed_code/id and slideshow/embed_code/key/key. */
function embeddedSlides([, , kind = '', key = '']: readonly string[]): HostedSlides | null {
  const frame = kind === 'key' ? embed(key) : embed(kind);
  return frame === null ? null : { frame, page: null };
}

const page = (names: readonly string[]): string => `https://www.slideshare.net/${names.join('/')}`;

/** The slides that a URL, the URL of their frame, or an id leads to. Null without any. */
export function hostedSlides(text: string): HostedSlides | null {
  const own = embed(text);
  if (own !== null) return { frame: own, page: null };
  const parts = urlParts(text);
  if (!isFrameUrl(text) || !SITE.test(parts.host)) return null;
  const names = pathSegments(parts);
  const [first = '', second, third] = names;
  if (second === undefined || !names.every((name) => NAME.test(name))) return null;
  if (first !== 'slideshow')
    return NOT_PROFILES.has(first) ? null : { frame: null, page: page([first, second]) };
  if (second === 'embed_code') return embeddedSlides(names);
  if (third === undefined) return null;
  return { frame: ID.test(third) ? third : null, page: page([first, second, third]) };
}

import { isFrameUrl } from '../frame-url.ts';
import { pathSegments, urlParts } from './url-parts.ts';

/** The posts of a profile or list on X. */
export type HostedTimeline = {
  /** What X's frame of it is named, such as `timeline-list/list-id/12`. */
  readonly frame: string;
  /** Its page on X. */
  readonly url: string;
};

const SITE = /^(?:mobile\.)?(?:x|twitter)\.com$/;
const HANDLE = /^\w{1,15}$/;
const ID = /^\d{1,20}$/;
const SLUG = /^[\w-]{1,100}$/;

/** Parts of X itself where profiles have their name. */
const NOT_PROFILES = new Set(
  'about compose download explore hashtag home i intent jobs login logout messages notifications privacy search settings share signup tos'.split(
    ' ',
  ),
);
/** Lists of a profile, which show its posts as well. */
const PROFILE_TABS = new Set(['articles', 'highlights', 'media', 'with_replies']);

const page = (path: string): string => `https://x.com/${path}`;

/** The profile or list that a URL leads to. Null without one. */
export function hostedTimeline(text: string): HostedTimeline | null {
  const parts = urlParts(text);
  if (!isFrameUrl(text) || !SITE.test(parts.host)) return null;
  const [first = '', second, third = ''] = pathSegments(parts);
  if (first === 'i' && second === 'lists' && ID.test(third))
    return { frame: `timeline-list/list-id/${third}`, url: page(`i/lists/${third}`) };
  if (!HANDLE.test(first) || NOT_PROFILES.has(first.toLowerCase())) return null;
  if (second === 'lists' && SLUG.test(third)) {
    const frame = `timeline-list/screen-name/${first}/slug/${third}`;
    return { frame, url: page(`${first}/lists/${third}`) };
  }
  return second === undefined || PROFILE_TABS.has(second)
    ? { frame: `timeline-profile/screen-name/${first}`, url: page(first) }
    : null;
}

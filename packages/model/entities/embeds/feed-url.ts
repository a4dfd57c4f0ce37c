import { isFrameUrl } from '../frame-url.ts';
import { decodedPart, pathSegments, queryParameter, urlParts } from './url-parts.ts';

const SITE = /^(?:[\w-]+\.)?(?:facebook|fb)\.com$/;
const NAME = /^[\p{L}\p{N}._-]{1,150}$/u;
const ID = /^\d{1,20}$/;

/** Parts of Facebook itself where pages have their name. */
const NOT_PAGES = new Set(
  'about ads business dialog events gaming groups hashtag help home.php legal login login.php marketplace media messages notifications permalink.php photo photo.php photos plugins policies privacy reel reg search share sharer sharer.php stories story.php tr video.php watch'.split(
    ' ',
  ),
);

/** Paths are page, p/page-id, pages/page/id, and pages/category/page-id. */
function pagePath(segments: readonly string[]): string | null {
  const [first = '', ...rest] = segments.map((each) => decodedPart(each) ?? '');
  const isListed = first === 'pages' || first === 'p';
  const names = isListed ? [first, ...rest.slice(0, first === 'p' ? 1 : 3)] : [first];
  if (isListed && names.length < 2) return null;
  return names.every((name) => NAME.test(name)) && !NOT_PAGES.has(first.toLowerCase())
    ? names.map(encodeURIComponent).join('/')
    : null;
}

/** The URL of the Facebook page that a URL, or the URL of its frame, leads to. Null without one. */
export function hostedPage(text: string): string | null {
  const parts = urlParts(text);
  if (!SITE.test(parts.host)) return null;
  if (parts.path === '/plugins/page.php') {
    const inner = decodedPart(queryParameter('href', parts) ?? '') ?? '';
    return urlParts(inner).path === parts.path ? null : hostedPage(inner);
  }
  if (!isFrameUrl(text)) return null;
  if (parts.path === '/profile.php') {
    const id = queryParameter('id', parts) ?? '';
    return ID.test(id) ? `https://www.facebook.com/profile.php?id=${id}` : null;
  }
  const path = pagePath(pathSegments(parts));
  return path && `https://www.facebook.com/${path}`;
}

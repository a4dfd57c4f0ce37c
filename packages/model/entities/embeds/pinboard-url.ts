import { isFrameUrl } from '../frame-url.ts';
import { decodedPart, pathSegments, queryParameter, urlParts } from './url-parts.ts';

/** Something public on Pinterest. */
export type HostedPinboard = {
  readonly kind: 'pin' | 'board' | 'profile';
  /** Its page on Pinterest. */
  readonly url: string;
};

const SITE =
  /^(?:[a-z-]{2,10}\.)?pinterest\.(?:com|[a-z]{2}|co\.(?:kr|nz|uk)|com\.(?:au|mx|pe|py|uy))$/;
const NAME = /^[\p{L}\p{M}\p{N}_.-]{1,100}$/u;
/** Ids may follow a name. */
const PIN = /^(?:[^/]*--)?(\d{1,20})$/;

/** Parts of Pinterest itself where profiles have their name. */
const NOT_PROFILES = new Set(
  'about business categories explore ideas login news_hub password pin-builder pin-creation-tool resource search settings shopping signup today topics videos'.split(
    ' ',
  ),
);

const page = (...names: readonly string[]): string =>
  `https://www.pinterest.com/${names.map(encodeURIComponent).join('/')}/`;

/** Paths are profile, profile/board, and profile/board/section. */
function boardOf(segments: readonly string[]): HostedPinboard | null {
  const [profile = '', board] = segments;
  if (!segments.every((name) => NAME.test(name))) return null;
  if (profile === '' || profile.startsWith('_') || NOT_PROFILES.has(profile)) return null;
  // Lists of a profile begin with an underscore.
  return board === undefined || board.startsWith('_')
    ? { kind: 'profile', url: page(profile) }
    : { kind: 'board', url: page(...segments.slice(0, 3)) };
}

/** The pin, board, or profile that a URL, or the URL of the frame of a pin, leads to. */
export function hostedPinboard(text: string): HostedPinboard | null {
  const parts = urlParts(text);
  if (!isFrameUrl(text) || !SITE.test(parts.host)) return null;
  const segments = pathSegments(parts).map((segment) => decodedPart(segment) ?? '');
  const isFrame = parts.path === '/ext/embed.html';
  if (!isFrame && segments[0] !== 'pin') return boardOf(segments);
  const name = isFrame ? queryParameter('id', parts) : segments[1];
  const [, id] = PIN.exec(name ?? '') ?? [];
  return id === undefined ? null : { kind: 'pin', url: page('pin', id) };
}

import { isFrameUrl } from '../frame-url.ts';
import { decodedPart, pathSegments, queryParameter, urlParts } from './url-parts.ts';

/** Something to listen to at SoundCloud. */
export type HostedAudio = {
  readonly kind: 'track' | 'set' | 'user';
  /** The URL that SoundCloud's player and oEmbed take. */
  readonly url: string;
};

const SITE = /^(?:m\.)?soundcloud\.com$/;
const ID = /^\d{1,15}$/;
const NAME = /^[\w-]{1,100}$/;

/** Pages of SoundCloud itself where users have their name. */
const NOT_USERS = new Set(
  'charts discover feed go jobs likes messages notifications pages people pro search settings stream terms-of-use tracks upload you'.split(
    ' ',
  ),
);
/** Lists of a user, where tracks have their name. */
const NOT_TRACKS = new Set(
  'albums comments followers following likes popular-tracks reposts sets spotlight tracks'.split(
    ' ',
  ),
);

const API = 'https://api.soundcloud.com';
const API_KINDS = { tracks: 'track', playlists: 'set', users: 'user' } as const;
const API_PATH =
  /^\/(tracks|playlists|users)\/(?:soundcloud(?::|%3a)(?:tracks|playlists|users)(?::|%3a))?(\d{1,15})$/i;

function apiAudio(path: string): HostedAudio | null {
  const [, kind = '', id] = API_PATH.exec(path) ?? [];
  if (id === undefined) return null;
  const name = kind.toLowerCase() as keyof typeof API_KINDS;
  return { kind: API_KINDS[name], url: `${API}/${name}/${id}` };
}

/** Paths are user, user/track, user/sets/set, and the last two with a key if they aren't listed. */
function pageAudio(segments: readonly string[]): HostedAudio | null {
  const [user = '', second, third] = segments;
  if (!segments.every((each) => NAME.test(each)) || user === '' || NOT_USERS.has(user)) return null;
  const url = (parts: readonly string[]) => `https://soundcloud.com/${parts.join('/')}`;
  if (second === 'sets' && third !== undefined)
    return { kind: 'set', url: url(segments.slice(0, 4)) };
  if (second === undefined || NOT_TRACKS.has(second)) return { kind: 'user', url: url([user]) };
  return { kind: 'track', url: url(segments.slice(0, 3)) };
}

/** The track, set, or user that a URL, an id of a track, or the URL of the player leads to. */
export function hostedAudio(text: string): HostedAudio | null {
  if (ID.test(text)) return { kind: 'track', url: `${API}/tracks/${text}` };
  if (!isFrameUrl(text)) return null;
  const parts = urlParts(text);
  if (parts.host === 'w.soundcloud.com') {
    const inner = decodedPart(queryParameter('url', parts) ?? '') ?? '';
    return urlParts(inner).host === parts.host ? null : hostedAudio(inner);
  }
  if (parts.host === 'api.soundcloud.com') return apiAudio(parts.path);
  return SITE.test(parts.host) ? pageAudio(pathSegments(parts)) : null;
}

import { isFrameUrl } from '../frame-url.ts';
import { pathSegments, queryParameter, type UrlParts, urlParts } from './url-parts.ts';
import { hostedVideo } from './video-url.ts';

const UNITS = { h: 3600, m: 60, s: 1 } as const;

/** A duration such as `1m30s`, or seconds, in seconds. Null for other texts. */
export function secondsOf(text: string): number | null {
  if (/^\d{1,5}$/.test(text)) return Number(text);
  const parts = [...text.matchAll(/(\d{1,5})([hms])/g)];
  if (parts.length === 0) return null;
  return parts.reduce(
    (sum, [, count, unit]) => sum + Number(count) * UNITS[unit as keyof typeof UNITS],
    0,
  );
}

const PLAYLIST = /^[\w-]{10,64}$/;
const WORD = /^[\w-]{1,200}$/;

function youtubePlayer(id: string | null, parts: UrlParts): string | null {
  const list = queryParameter('list', parts) ?? '';
  const start = secondsOf(queryParameter('t', parts) ?? queryParameter('start', parts) ?? '');
  const query = [
    ...(PLAYLIST.test(list) ? [`list=${list}`] : []),
    ...(start ? [`start=${start}`] : []),
  ].join('&');
  if (id === null && !query.startsWith('list=')) return null;
  const player = `https://www.youtube-nocookie.com/embed/${id ?? 'videoseries'}`;
  return query === '' ? player : `${player}?${query}`;
}

/** Services whose pages of videos have the id in their path: where it is, and their players. */
const PLAYERS: {
  readonly [host: string]: { readonly path: RegExp; readonly player: (id: string) => string };
} = {
  'dailymotion.com': {
    path: /^\/video\/([^/]+)\/?$/,
    player: (id) => `https://geo.dailymotion.com/player.html?video=${id}`,
  },
  'dai.ly': {
    path: /^\/([^/]+)\/?$/,
    player: (id) => `https://geo.dailymotion.com/player.html?video=${id}`,
  },
  'loom.com': { path: /^\/share\/([^/]+)\/?$/, player: (id) => `https://www.loom.com/embed/${id}` },
  'ted.com': { path: /^\/talks\/([^/]+)\/?$/, player: (id) => `https://embed.ted.com/talks/${id}` },
};

function otherPlayer({ host, path }: UrlParts): string | null {
  const service = Object.hasOwn(PLAYERS, host) ? PLAYERS[host] : undefined;
  const id = service?.path.exec(path)?.[1] ?? '';
  return service && WORD.test(id) ? service.player(id) : null;
}

/**
 * The player of the video whose page a URL leads to, because services don't allow their pages in
 * frames. Null for all other URLs, such as those of players.
 */
export function videoPlayerUrl(url: string): string | null {
  if (!isFrameUrl(url)) return null;
  const parts = urlParts(url);
  const video = hostedVideo(url);
  const isPlayer = parts.host === 'player.vimeo.com' || pathSegments(parts)[0] === 'embed';
  if (isPlayer) return null;
  if (video?.service === 'vimeo') {
    const key = video.key ? `?h=${video.key}` : '';
    return `https://player.vimeo.com/video/${video.id}${key}`;
  }
  if (video) return youtubePlayer(video.id, parts);
  const isPlaylist =
    /^(?:m\.|music\.)?youtube\.com$/.test(parts.host) && parts.path === '/playlist';
  return isPlaylist ? youtubePlayer(null, parts) : otherPlayer(parts);
}

import { type HostedVideo, hostedVideo, secondsOf } from '@plinth/model';
import type { Embedded } from '../kit/embed.tsx';
import type { VideoProperties } from './schema.ts';

type Settings = Pick<
  VideoProperties,
  | 'is_autoplay'
  | 'is_muted'
  | 'is_looped'
  | 'has_controls'
  | 'start'
  | 'end'
  | 'is_private'
  | 'is_click_to_load'
>;

type Player = Omit<Embedded, 'title' | 'href' | 'src'> & { readonly src: string };

const ALLOWED = 'autoplay; fullscreen; encrypted-media; picture-in-picture';

/** Where a shared URL starts the video. */
function sharedStart(url: string): number | null {
  const { searchParams, hash } = new URL(url);
  const time = searchParams.get('t') ?? searchParams.get('start') ?? hash.replace(/^#t=/, '');
  return secondsOf(time);
}

/** Where a video starts: as set, or as its URL says. Null: at its beginning. */
export const startOf = ({ url, start }: Pick<VideoProperties, 'url' | 'start'>): number | null =>
  start ?? sharedStart(url);

type Parameters = { readonly [name: string]: string | number | null };

function withParameters(url: string, parameters: Parameters): string {
  const result = new URL(url);
  for (const [name, value] of Object.entries(parameters))
    if (value !== null) result.searchParams.set(name, String(value));
  return result.href;
}

const flag = (isSet: boolean): 1 | null => (isSet ? 1 : null);

type Played = { readonly video: HostedVideo; readonly start: number | null };

/** Autoplay before a click is muted. A click asks for the video and its sound. */
const startsAlone = ({ is_autoplay, is_click_to_load }: Settings): boolean =>
  is_autoplay && !is_click_to_load;

function youtubePlayer({ video: { id }, start }: Played, settings: Settings): Player {
  const host = settings.is_private ? 'www.youtube-nocookie.com' : 'www.youtube.com';
  const { is_looped, is_muted, has_controls, end } = settings;
  return {
    service: { id: 'youtube', name: 'YouTube' },
    src: withParameters(`https://${host}/embed/${id}`, {
      rel: 0,
      start,
      end,
      autoplay: flag(startsAlone(settings)),
      mute: flag(is_muted || startsAlone(settings)),
      loop: flag(is_looped),
      // YouTube only repeats playlists.
      playlist: is_looped ? id : null,
      controls: has_controls ? null : 0,
    }),
    play: 'autoplay=1',
    allow: ALLOWED,
  };
}

function vimeoPlayer({ video: { id, key }, start }: Played, settings: Settings): Player {
  const { is_looped, is_muted, has_controls, is_private } = settings;
  const src = withParameters(`https://player.vimeo.com/video/${id}`, {
    h: key ?? null,
    dnt: flag(is_private),
    autoplay: flag(startsAlone(settings)),
    muted: flag(is_muted || startsAlone(settings)),
    loop: flag(is_looped),
    controls: has_controls ? null : 0,
    start_time: start,
    end_time: settings.end,
  });
  return {
    service: { id: 'vimeo', name: 'Vimeo' },
    src,
    play: 'autoplay=1',
    allow: ALLOWED,
  };
}

const hostOf = (url: string): string => new URL(url).hostname.replace(/^www\./, '');

/** A player whose options are unknown. */
function otherPlayer(url: string, frameUrl: string): Player {
  const host = hostOf(url);
  return { service: { id: host, name: host }, src: frameUrl || url, allow: ALLOWED };
}

type Video = Settings & Pick<VideoProperties, 'url' | 'found'>;

/** The frame that plays a video. */
export function playerOf(properties: Video): Player {
  const { url, found, ...settings } = properties;
  const video = hostedVideo(url);
  if (!video) return otherPlayer(url, found?.url === url ? found.frame_url : '');
  const played = { video, start: startOf(properties) };
  return video.service === 'youtube'
    ? youtubePlayer(played, settings)
    : vimeoPlayer(played, settings);
}

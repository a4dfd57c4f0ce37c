import { type HostedAudio, hostedAudio } from '@plinth/model';
import type { Embedded } from '../kit/embed.tsx';
import { type AudioPlatformProperties, SET_HEIGHT, TRACK_HEIGHT } from './schema.ts';

const isPage = (url: string): boolean => url.startsWith('https://soundcloud.com/');

const playerUrl = ({ url }: HostedAudio, properties: AudioPlatformProperties): string => {
  const parameters = {
    url,
    color: properties.accent,
    hide_related: properties.hides_related,
    show_comments: properties.has_comments,
    show_user: properties.has_user,
    show_reposts: properties.has_reposts,
    visual: properties.player === 'visual',
  };
  const query = Object.entries(parameters).map(
    ([name, value]) => `${name}=${encodeURIComponent(value)}`,
  );
  return `https://w.soundcloud.com/player/?${query.join('&')}`;
};

/** The player of a track, set, or user. Null without one. */
export function playerOf(properties: AudioPlatformProperties): Omit<Embedded, 'title'> | null {
  const audio = hostedAudio(properties.url);
  if (!audio) return null;
  const src = playerUrl(audio, properties);
  return {
    service: { id: 'soundcloud', name: 'SoundCloud' },
    src,
    // An id has no page of its own.
    href: isPage(audio.url) ? audio.url : src,
    allow: 'autoplay',
    ...(properties.is_autoplay && { play: 'auto_play=true' }),
  };
}

/** Height in px that fits what is played. */
export const heightOf = (url: string): number =>
  (hostedAudio(url)?.kind ?? 'track') === 'track' ? TRACK_HEIGHT : SET_HEIGHT;

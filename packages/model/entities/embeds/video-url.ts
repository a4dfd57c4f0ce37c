import { isFrameUrl } from '../frame-url.ts';
import { queryParameter, type UrlParts, urlParts } from './url-parts.ts';

/** A video at a service whose URLs are known. */
export type HostedVideo = {
  readonly service: 'youtube' | 'vimeo';
  readonly id: string;
  /** Opens a video that isn't listed. */
  readonly key?: string;
};

const HOSTS: { readonly [S in HostedVideo['service']]: RegExp } = {
  youtube: /^(?:[\w-]+\.)?(?:youtube(?:-nocookie)?\.com|youtu\.be)$/,
  vimeo: /^(?:[\w-]+\.)?vimeo\.com$/,
};

/** The service that a URL belongs to, whether or not it leads to a video. */
export function videoService(url: string): HostedVideo['service'] | null {
  const { host } = urlParts(url);
  const services = Object.keys(HOSTS) as HostedVideo['service'][];
  return services.find((service) => HOSTS[service].test(host)) ?? null;
}

const YOUTUBE_ID = /^[\w-]{11}$/;
const YOUTUBE_PATH = /^\/(?:embed|shorts|live|v)\/([^/]+)/;
const VIMEO_PATH = /\/(\d{5,12})(?:\/([\da-f]{6,20}))?\/?$/;
const VIMEO_KEY = /^[\da-f]{6,20}$/;

function youtubeVideo(parts: UrlParts): HostedVideo | null {
  const short = parts.host.endsWith('youtu.be') ? parts.path.split('/')[1] : undefined;
  const id = short ?? YOUTUBE_PATH.exec(parts.path)?.[1] ?? queryParameter('v', parts) ?? '';
  return YOUTUBE_ID.test(id) ? { service: 'youtube', id } : null;
}

function vimeoVideo(parts: UrlParts): HostedVideo | null {
  const [, id, hash] = VIMEO_PATH.exec(parts.path) ?? [];
  const key = hash ?? queryParameter('h', parts) ?? '';
  if (id === undefined) return null;
  return { service: 'vimeo', id, ...(VIMEO_KEY.test(key) && { key }) };
}

/** The video at a URL. Null if the service is another one, or if the URL leads to no video. */
export function hostedVideo(url: string): HostedVideo | null {
  switch (videoService(url)) {
    case 'youtube':
      return youtubeVideo(urlParts(url));
    case 'vimeo':
      return vimeoVideo(urlParts(url));
    default:
      return null;
  }
}

/** Whether a URL can be embedded as a video. Of known services, only those of videos can. */
export const isVideoUrl = (url: string): boolean =>
  isFrameUrl(url) && (videoService(url) === null || hostedVideo(url) !== null);

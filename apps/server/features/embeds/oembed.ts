import {
  type EmbedKind,
  embeddedUrl,
  FrameUrl,
  hostedAudio,
  hostedPinboard,
  hostedSlides,
  hostedTimeline,
  videoService,
} from '@plinth/model';
import { z } from 'zod';
import type { SafeFetch } from '../../outbound/safe-fetch.ts';

/** What a service says about an embed, in the format of https://oembed.com. */
export type OEmbed = {
  readonly title: string;
  /** URL of the frame that shows it. Empty if unknown. */
  readonly frame_url: string;
  /** Possible URLs of its poster, the largest first. */
  readonly thumbnails: readonly URL[];
};

const MAX_TITLE = 255;

export type EmbedSource = { readonly kind: EmbedKind; readonly url: string };

/** An endpoint, and the URL that it's asked about. */
type Question = { readonly endpoint: string; readonly url: string };

const VIDEO_ENDPOINTS = {
  youtube: 'https://www.youtube.com/oembed?format=json',
  vimeo: 'https://vimeo.com/api/oembed.json?width=1280',
};

function videoQuestion(url: string): Question | null {
  const service = videoService(url);
  return service && { endpoint: VIDEO_ENDPOINTS[service], url };
}

const about = (endpoint: string, url: string | null | undefined): Question | null =>
  url ? { endpoint, url } : null;

/** Services that don't have to be found by the page of the embed. */
const QUESTIONS: { readonly [K in EmbedKind]: (url: string) => Question | null } = {
  video: videoQuestion,
  audio: (url) => about('https://soundcloud.com/oembed?format=json', hostedAudio(url)?.url),
  // Facebook only answers apps that it has approved.
  page: () => null,
  timeline: (url) => about('https://publish.x.com/oembed', hostedTimeline(url)?.url),
  pinboard: (url) => about('https://www.pinterest.com/oembed.json', hostedPinboard(url)?.url),
  slides: (url) =>
    about('https://www.slideshare.net/api/oembed/2?format=json', hostedSlides(url)?.page),
};

const Response = z.object({
  title: z.string().catch(''),
  html: z.string().catch(''),
  thumbnail_url: z.string().catch(''),
});

const LINK = /<link\b[^>]*\btype\s*=\s*["']?application\/json\+oembed["']?[^>]*>/i;
const HREF = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')/i;

/** The endpoint that a page names. */
function linkedEndpoint(html: string, base: URL): URL | null {
  const [link = ''] = LINK.exec(html) ?? [];
  const [, double, single] = HREF.exec(link) ?? [];
  const href = (double ?? single ?? '').replaceAll('&amp;', '&');
  return href !== '' && URL.canParse(href, base.href) ? new URL(href, base.href) : null;
}

/** The endpoint that the page of a video names. */
async function endpointOfPage(url: string, fetch: SafeFetch): Promise<URL | null> {
  const page = await fetch(new URL(url));
  return page?.status === 200
    ? linkedEndpoint(page.body.toString('utf8'), page.urls.at(-1) ?? new URL(url))
    : null;
}

function endpointOf(
  { kind, url }: EmbedSource,
  fetch: SafeFetch,
): Promise<URL | null> | URL | null {
  const question = QUESTIONS[kind](url);
  if (!question) return kind === 'video' ? endpointOfPage(url, fetch) : null;
  const endpoint = new URL(question.endpoint);
  endpoint.searchParams.set('url', question.url);
  return endpoint;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** YouTube names a small poster. Most videos have a larger one. */
const thumbnailsOf = (url: string, base: URL): readonly URL[] =>
  [...new Set([url.replace(/\/hqdefault\.jpg$/, '/maxresdefault.jpg'), url])]
    .filter((each) => each !== '' && URL.canParse(each, base.href))
    .map((each) => new URL(each, base.href));

const oneLine = (text: string): string =>
  text
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, MAX_TITLE);

/** Statuses by which services say that nothing public is there. */
const GONE = new Set([401, 403, 404, 410]);

/** Asks a service about an embed. `gone`: nothing public is there. Null if it says nothing. */
export async function askOEmbed(
  source: EmbedSource,
  fetch: SafeFetch,
): Promise<OEmbed | 'gone' | null> {
  const endpoint = await endpointOf(source, fetch);
  const response = endpoint && (await fetch(endpoint));
  if (!endpoint || !response) return null;
  if (response.status !== 200) return GONE.has(response.status) ? 'gone' : null;
  const { success, data } = Response.safeParse(parseJson(response.body.toString('utf8')));
  if (!success) return null;
  const frame = FrameUrl.safeParse(embeddedUrl(data.html) ?? '');
  return {
    title: oneLine(data.title),
    frame_url: frame.success ? frame.data : '',
    thumbnails: thumbnailsOf(data.thumbnail_url, endpoint),
  };
}

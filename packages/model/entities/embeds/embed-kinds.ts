import { z } from 'zod';
import { FRAME_URL_MAX, isFrameUrl } from '../frame-url.ts';
import { hostedAudio } from './audio-url.ts';
import { hostedPage } from './feed-url.ts';
import { hostedPinboard } from './pinboard-url.ts';
import { hostedSlides } from './slides-url.ts';
import { hostedTimeline } from './timeline-url.ts';
import { isVideoUrl } from './video-url.ts';

/** Whether a text is the URL of such content at another company, or its id there. */
const IS_KIND = {
  video: isVideoUrl,
  audio: (text: string) => hostedAudio(text) !== null,
  page: (text: string) => hostedPage(text) !== null,
  timeline: (text: string) => hostedTimeline(text) !== null,
  pinboard: (text: string) => hostedPinboard(text) !== null,
  slides: (text: string) => hostedSlides(text) !== null,
} as const satisfies { readonly [kind: string]: (text: string) => boolean };

/** Content of other companies that a widget shows. */
export type EmbedKind = keyof typeof IS_KIND;

export const EMBED_KINDS = Object.keys(IS_KIND) as [EmbedKind, ...EmbedKind[]];

/** Ids as services write them, which some don't accept any more. */
const IS_ID = /^\d+$/;
/** A single word is meant as the id of a track, which the field asks for too. */
const IS_WORD = /^[\w-]+$/;

/** Why a text isn't such content. Null if it is. */
export function embedIssue(kind: EmbedKind, text: string): 'incorrectURL' | 'valueInvalid' | null {
  if (IS_KIND[kind](text)) return null;
  const isId = (kind === 'audio' ? IS_WORD : IS_ID).test(text);
  return isFrameUrl(text) || isId ? 'valueInvalid' : 'incorrectURL';
}

/** The URL of content at another company, or its id there if the service has ids. */
export const embedUrl = (kind: EmbedKind) =>
  z
    .string()
    .max(FRAME_URL_MAX, { abort: true })
    .superRefine((text, context) => {
      const message = embedIssue(kind, text);
      if (message !== null) context.addIssue({ code: 'custom', message });
    });

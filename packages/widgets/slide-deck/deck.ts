import { hostedSlides } from '@plinth/model';
import type { Embedded } from '../kit/embed.tsx';
import { foundOf } from '../kit/found-embed.ts';
import type { SlideDeckProperties } from './schema.ts';

/** The frame that the URL names, or that SlideShare says. Null if neither does. */
export function frameOf(properties: SlideDeckProperties): string | null {
  const slides = hostedSlides(properties.url);
  const frame = slides?.frame ?? hostedSlides(foundOf(properties)?.frame_url ?? '')?.frame;
  return frame ? `https://www.slideshare.net/slideshow/embed_code/${frame}` : null;
}

/** The slides, which are only a link if their frame isn't known. Null without slides. */
export function deckOf(properties: SlideDeckProperties): Omit<Embedded, 'title'> | null {
  const slides = hostedSlides(properties.url);
  const frame = frameOf(properties);
  const href = slides?.page ?? frame;
  if (!href) return null;
  const { start_slide } = properties;
  return {
    service: { id: 'slideshare', name: 'SlideShare' },
    src: frame && (start_slide > 1 ? `${frame}?startSlide=${start_slide}` : frame),
    href,
  };
}

import { hostedTimeline } from '@plinth/model';
import type { Embedded } from '../kit/embed.tsx';
import { timelineLanguage } from './languages.ts';
import type { SocialTimelineProperties } from './schema.ts';

/** The timeline of a profile or list. Null without one. */
export function timelineOf(
  properties: SocialTimelineProperties,
  language: string,
): Omit<Embedded, 'title'> | null {
  const timeline = hostedTimeline(properties.url);
  if (!timeline) return null;
  const { items, link_color } = properties;
  const query = new URLSearchParams({
    dnt: 'true',
    lang: properties.language ?? timelineLanguage(language),
    theme: properties.theme,
    maxHeight: `${properties.height}px`,
    showHeader: String(properties.has_header),
    hideHeader: String(!properties.has_header),
    hideFooter: String(!properties.has_footer),
    hideBorder: String(!properties.has_borders),
    hideScrollBar: String(!properties.has_scrollbar),
    transparent: String(properties.is_transparent),
    ...(items !== null && { limit: String(items) }),
    ...(link_color !== null && { linkColor: link_color }),
  });
  return {
    service: { id: 'x', name: 'X' },
    src: `https://syndication.twitter.com/srv/${timeline.frame}?${query}`,
    href: timeline.url,
  };
}

import { hostedPage } from '@plinth/model';
import type { Embedded } from '../kit/embed.tsx';
import type { PageFeedProperties } from './schema.ts';

/** A language as Facebook writes it, such as `de_DE`. */
function facebookLocale(language: string): string {
  const { language: code, region } = new Intl.Locale(language).maximize();
  return `${code}_${region}`;
}

/** The feed of a page in the language of the site. Null without a page. */
export function feedOf(
  properties: PageFeedProperties,
  language: string,
): Omit<Embedded, 'title'> | null {
  const href = hostedPage(properties.url);
  if (href === null) return null;
  const query = new URLSearchParams({
    href,
    tabs: properties.tabs.join(','),
    width: String(properties.width),
    height: String(properties.height),
    small_header: String(properties.has_small_header),
    adapt_container_width: String(properties.adapts_width),
    hide_cover: String(properties.hides_cover),
    show_facepile: String(properties.has_faces),
    locale: facebookLocale(language),
  });
  return {
    service: { id: 'facebook', name: 'Facebook' },
    src: `https://www.facebook.com/plugins/page.php?${query}`,
    href,
  };
}

import { pageTitle as titleText } from '@plinth/model';
import { attributes, escapeHtml, inlineJson } from './escape.ts';
import { jsonLd } from './json-ld.ts';
import type { PageFacts, PageSite } from './page-input.ts';

/** The document title. */
export const pageTitle = (page: PageFacts, site: PageSite): string =>
  titleText(site.page_title_format, page.seo_title || page.name, site.site_name);

/** The title that social networks and messengers show. */
export const shareTitle = (page: Pick<PageFacts, 'seo_title' | 'name'>): string =>
  page.seo_title || page.name;

type Meta = readonly [key: 'name' | 'property', name: string, content: string | null | undefined];

const metaTags = (metas: readonly Meta[]): string =>
  metas
    .filter(([, , content]) => content !== null && content !== undefined && content !== '')
    .map(([key, name, content]) => `<meta${attributes({ [key]: name, content })}>`)
    .join('');

const robots = ({ is_noindex, is_nofollow }: PageFacts): string =>
  [...(is_noindex ? ['noindex'] : []), ...(is_nofollow ? ['nofollow'] : [])].join(',');

const searchMetas = (page: PageFacts, site: PageSite): readonly Meta[] => [
  ['name', 'description', page.seo_description],
  ['name', 'keywords', page.seo_keywords],
  ['name', 'robots', robots(page)],
  ...site.metas.map(({ name, content }): Meta => ['name', name, content]),
];

const shareMetas = (page: PageFacts, site: PageSite): readonly Meta[] => {
  const { image } = page;
  return [
    ['property', 'og:title', shareTitle(page)],
    ['property', 'og:description', page.seo_description],
    ['property', 'og:url', page.full_url],
    ['property', 'og:type', page.kind === 'post' ? 'article' : 'website'],
    ['property', 'og:site_name', site.site_name],
    ['property', 'og:locale', site.html_lang.replace('-', '_')],
    ['property', 'og:image', image?.url],
    ['property', 'og:image:width', image?.width?.toString()],
    ['property', 'og:image:height', image?.height?.toString()],
    ['property', 'og:image:alt', image?.alt],
    ['property', 'article:published_time', page.kind === 'post' ? page.published_at : null],
    ['name', 'twitter:card', image === null ? 'summary' : 'summary_large_image'],
  ];
};

const canonical = (page: PageFacts): string => {
  const href = page.canonical_url || page.full_url;
  if (page.is_canonical_hidden || href === null) return '';
  return `<link${attributes({ rel: 'canonical', href })}>`;
};

/** Versions in other languages, together with this one, as search engines expect. */
const languages = ({ alternates, full_url, is_noindex }: PageFacts, site: PageSite): string => {
  if (alternates.length === 0 || full_url === null || is_noindex) return '';
  const own = { language: site.html_lang, url: full_url };
  return [own, ...alternates]
    .map(
      ({ language: hreflang, url: href }) =>
        `<link${attributes({ rel: 'alternate', hreflang, href })}>`,
    )
    .join('');
};

const neighbors = ({ previous_url: prev, next_url: next }: PageFacts): string =>
  Object.entries({ prev, next })
    .map(([rel, href]) => (href ? `<link${attributes({ rel, href })}>` : ''))
    .join('');

const favicon = ({ favicon: icon }: PageSite): string =>
  icon === null
    ? ''
    : `<link${attributes({ rel: 'icon', href: icon.url, type: icon.mime_type || null })}>`;

const feed = ({ feed_url: href, site_name: title }: PageSite): string =>
  href === null
    ? ''
    : `<link${attributes({ rel: 'alternate', type: 'application/rss+xml', title, href })}>`;

/**
 * The head of a page up to its styles. X reads Open Graph tags, so `twitter:card` is its only own
 * tag. A page without its own description has its opening words in search results and in shared
 * links.
 */
export const buildHead = (facts: PageFacts, site: PageSite, opening = ''): string => {
  const page = { ...facts, seo_description: facts.seo_description || opening };
  return [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escapeHtml(pageTitle(page, site))}</title>`,
    favicon(site),
    metaTags(searchMetas(page, site)),
    canonical(page),
    languages(page, site),
    neighbors(page),
    feed(site),
    metaTags(shareMetas(page, site)),
    `<script type="application/ld+json">${inlineJson(jsonLd(page, site))}</script>`,
  ].join('');
};

import type { ShareImageOrigin } from '@plinth/model';
import { business } from './business-json-ld.ts';
import type { PageFacts, PageSite } from './page-input.ts';

type Thing = { readonly [property: string]: unknown };

const website = (site: PageSite): Thing => ({
  '@type': 'WebSite',
  '@id': `${site.address}#website`,
  url: site.address,
  name: site.site_name,
  inLanguage: site.html_lang,
});

/** The identity of a thing on a page. Pages without a URL have none. */
const idOn = ({ full_url }: PageFacts, name: string): string | undefined =>
  full_url === null ? undefined : `${full_url}#${name}`;

const webPage = (page: PageFacts, site: PageSite): Thing => ({
  '@type': 'WebPage',
  '@id': idOn(page, 'webpage'),
  url: page.full_url ?? undefined,
  name: page.seo_title || page.name,
  description: page.seo_description || undefined,
  inLanguage: site.html_lang,
  isPartOf: { '@id': `${site.address}#website` },
  breadcrumb: page.breadcrumbs.length > 1 ? { '@id': idOn(page, 'breadcrumb') } : undefined,
  dateModified: page.modified ?? undefined,
});

const breadcrumbs = (page: PageFacts): Thing => ({
  '@type': 'BreadcrumbList',
  '@id': idOn(page, 'breadcrumb'),
  itemListElement: page.breadcrumbs.map(({ name, full_url }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: full_url,
  })),
});

/** Drawn images and the image of the site don't show what a post is about. */
const ARTICLE_IMAGES: readonly ShareImageOrigin[] = ['own', 'featured', 'content'];

const articleImage = ({ image }: PageFacts): string | undefined =>
  image && ARTICLE_IMAGES.includes(image.origin) ? image.url : undefined;

const posting = (page: PageFacts): Thing => ({
  '@type': 'BlogPosting',
  '@id': idOn(page, 'post'),
  headline: page.name,
  mainEntityOfPage: { '@id': idOn(page, 'webpage') },
  datePublished: page.published_at ?? undefined,
  dateModified: page.modified ?? undefined,
  author: page.author === null ? undefined : { '@type': 'Person', name: page.author },
  image: articleImage(page),
});

const isIndexedHome = ({ full_url, is_noindex }: PageFacts, { address }: PageSite): boolean =>
  full_url === address && !is_noindex;

/** Structured data about a page, as one JSON-LD graph. */
export const jsonLd = (page: PageFacts, site: PageSite): Thing => ({
  '@context': 'https://schema.org',
  '@graph': [
    website(site),
    webPage(page, site),
    ...(isIndexedHome(page, site) ? [business(site)].filter((thing) => thing !== null) : []),
    ...(page.breadcrumbs.length > 1 ? [breadcrumbs(page)] : []),
    ...(page.kind === 'post' ? [posting(page)] : []),
  ],
});

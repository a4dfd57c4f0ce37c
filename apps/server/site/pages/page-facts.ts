import { fullPageUrl, pagePath } from '@plinth/model';
import type { PageFacts, PageImage, PageSite, SiteRecords } from '@plinth/render';
import type { StoredPage } from '../../storage/record-types.ts';
import type { Recorder } from '../cache/recorder.ts';
import type { SiteFacts } from '../facts/site-facts.ts';

/** What a page's head tells about the page and the site, from the records as they are. */

const DOCUMENT_ROOT = '/';

export const absolute = (address: string, path: string): string =>
  address.replace(/\/+$/, '') + path;

export function pageSite({ settings }: SiteFacts, { media }: Pick<SiteRecords, 'media'>): PageSite {
  const { general, head_code, body_code, metas } = settings;
  const icon = general.favicon_id === null ? null : media(general.favicon_id);
  return {
    site_name: general.site_name,
    address: absolute(general.address, DOCUMENT_ROOT),
    html_lang: general.html_lang,
    page_title_format: general.page_title_format,
    favicon: icon ? { url: icon.url, mime_type: icon.mime_type } : null,
    head_code,
    body_code,
    metas,
  };
}

/** The address of a page: the site's own with a slash behind it, or a page's. */
const fullUrl = (chain: readonly string[], { settings }: SiteFacts): string =>
  chain.length === 0
    ? absolute(settings.general.address, DOCUMENT_ROOT)
    : fullPageUrl(chain, settings.general);

function breadcrumbs(page: StoredPage, facts: SiteFacts, { tag }: Pick<Recorder, 'tag'>) {
  const { pages } = facts;
  const home = pages.find([]);
  const node = pages.get(page.id);
  const line = node && !node.is_home ? pages.line(node) : [];
  const path = [...(home ? [home] : []), ...line.filter((one) => one !== home)];
  return path.map((one) => {
    tag(`place:${one.id}`);
    return { name: one.name, full_url: fullUrl(pages.chain(one), facts) };
  });
}

type FactsInput = {
  readonly page: StoredPage;
  readonly image: PageImage | null;
  readonly facts: SiteFacts;
  readonly recorder: Pick<Recorder, 'tag'>;
};

export function pageFacts({ page, image, facts, recorder }: FactsInput): PageFacts {
  const { pages, settings } = facts;
  const node = pages.get(page.id);
  return {
    ...page,
    kind: 'page',
    full_url: fullUrl(node ? pages.chain(node) : [page.url], facts),
    canonical_url: page.canonical_url,
    image: image && { ...image, url: absolute(settings.general.address, image.url) },
    author: null,
    breadcrumbs: breadcrumbs(page, facts, recorder),
  };
}

/** A page that nobody stored: what the site says by itself, and search engines shall not keep. */
export function serviceFacts(name: string, { settings }: SiteFacts): PageFacts {
  return {
    ...{ id: 0, kind: 'page', name, full_url: absolute(settings.general.address, DOCUMENT_ROOT) },
    ...{ seo_title: '', seo_description: '', seo_keywords: '', canonical_url: '' },
    ...{ is_noindex: true, is_nofollow: false, is_canonical_hidden: true },
    ...{ head_code: '', body_code: '', image: null, author: null },
    ...{ published_at: null, modified: null, breadcrumbs: [] },
  };
}

/** Path and query of a page on its own site. */
export const pathOf = (chain: readonly string[], { settings }: SiteFacts): string =>
  pagePath(chain, settings.general);

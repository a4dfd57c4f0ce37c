import { fullPageUrl, type GetData, listPageUrl } from '@plinth/model';
import type { PageFacts, PageImage, PageSite } from '@plinth/render';
import {
  isVisible,
  type OwnerNode,
  publicationTime,
} from '../../features/document-owners/owner-index.ts';
import type { Recorder } from '../cache/dependency-log.ts';
import { locationTag } from '../cache/tags.ts';
import { type DocumentLocation, locationOf } from '../facts/locations.ts';
import type { SiteFacts } from '../facts/site-facts.ts';
import { FEED_PATHS } from '../feed-paths.ts';
import type { LoadedDocument } from './load-document.ts';

/** Data for a page's `<head>`, from stored records. */

const ROOT_PATH = '/';
const NO_CODE = { head_code: '', body_code: '' };

export const absolute = (address: string, path: string): string =>
  address.replace(/\/+$/, '') + path;

export function pageSite({ settings }: SiteFacts, get: GetData): PageSite {
  const { general, head_code, body_code, metas } = settings;
  const { favicon_id: id } = general;
  const icon = id === null ? null : get({ source: 'media', id });
  const { logo_id } = settings.facts;
  const logo = logo_id === null ? null : get({ source: 'media', id: logo_id });
  return {
    site_name: general.site_name,
    address: absolute(general.address, ROOT_PATH),
    html_lang: general.html_lang,
    popup_error_text: general.popup_error_text,
    page_title_format: general.page_title_format,
    favicon: icon ? { url: icon.url, mime_type: icon.mime_type } : null,
    facts: settings.facts,
    logo_url: logo && absolute(general.address, logo.url),
    feed_url:
      settings.blog.blog_page_id === null ? null : absolute(general.address, FEED_PATHS.rss),
    head_code,
    body_code,
    metas,
  };
}

/** Full URL of a page. The home page has the site's URL with a trailing slash. */
const fullUrl = (chain: readonly string[], { settings }: SiteFacts): string =>
  chain.length === 0
    ? absolute(settings.general.address, ROOT_PATH)
    : fullPageUrl(chain, settings.general);

/** Ancestors that aren't public are omitted. */
function breadcrumbs(location: DocumentLocation | undefined, { facts, recorder, now }: FactsInput) {
  const home = facts.pages.find([]);
  const isHome = location?.node.is_home ?? true;
  const ancestors =
    location && !isHome ? [...location.parents, location.node].filter((one) => one !== home) : [];
  const path = [...(home ? [home] : []), ...ancestors];
  for (const node of path) {
    if (node !== location?.node) recorder.tag(locationTag({ kind: 'page', id: node.id }));
    recorder.expireAt(publicationTime(node, now));
  }
  const isShown = (node: OwnerNode) =>
    node === location?.node || (isVisible(node, now) && node.visibility === 'public');
  const chainOf = (node: OwnerNode) =>
    node === location?.node ? location.chain : facts.pages.chain(node);
  return path
    .filter(isShown)
    .map((node) => ({ name: node.name, full_url: fullUrl(chainOf(node), facts) }));
}

type FactsInput = {
  readonly facts: SiteFacts;
  readonly recorder: Pick<Recorder, 'tag' | 'expireAt'>;
  readonly now: number;
};

type StoredOwner = Pick<LoadedDocument, 'owner' | 'record'>;

/** The home page stands for the site: without texts of its own, it has the site's. */
export function searchTexts({ owner, record }: StoredOwner, facts: SiteFacts) {
  const { seo_title, seo_description } = record;
  if (!locationOf(facts, owner)?.node.is_home) return { seo_title, seo_description };
  const { general, facts: business } = facts.settings;
  return {
    seo_title: seo_title || general.site_name,
    seo_description: seo_description || business.description,
  };
}

/** Data for the `<head>` of a document. `image` contains a path relative to the site. */
export function documentFacts(
  document: StoredOwner,
  image: PageImage | null,
  input: FactsInput,
): PageFacts {
  const { owner, record } = document;
  const { facts, recorder } = input;
  const location = locationOf(facts, owner);
  recorder.tag(locationTag(owner));
  // Its structured data describes the business.
  if (location?.node.is_home) recorder.tag('setting:site_facts');
  return {
    ...record,
    ...searchTexts(document, facts),
    ...(facts.settings.allows_page_code ? {} : NO_CODE),
    kind: owner.kind,
    full_url: fullUrl(location?.chain ?? [], facts),
    image: image && { ...image, url: absolute(facts.settings.general.address, image.url) },
    author: record.author?.name ?? null,
    breadcrumbs: breadcrumbs(location, input),
  };
}

/** Pages that are shown in place of others have no URL and must not be indexed. */
export function serviceFacts(name: string): PageFacts {
  return {
    ...{ id: 0, kind: 'page', name, full_url: null },
    ...{ seo_title: '', seo_description: '', seo_keywords: '', canonical_url: '' },
    ...{ is_noindex: true, is_nofollow: false, is_canonical_hidden: true, alternates: [] },
    ...{ ...NO_CODE, image: null, author: null },
    ...{ published_at: null, modified: null, breadcrumbs: [] },
  };
}

/** A page of a list in pages has a URL and a title of its own. */
export function withListPage(facts: PageFacts, page: number, pages = 1): PageFacts {
  const { full_url } = facts;
  if (full_url === null || pages === 1) return facts;
  const urlOf = (other: number) =>
    other < 1 || other > pages ? null : listPageUrl(full_url, other);
  const around = { previous_url: urlOf(page - 1), next_url: urlOf(page + 1) };
  if (page === 1) return { ...facts, ...around };
  const seo_title = `${facts.seo_title || facts.name} (${page}/${pages})`;
  return {
    ...facts,
    ...around,
    seo_title,
    full_url: listPageUrl(full_url, page),
    canonical_url: '',
    alternates: [],
  };
}

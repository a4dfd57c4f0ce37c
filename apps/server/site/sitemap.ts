import { OWNER_KINDS, type OwnerKind } from '@plinth/model';
import { escapeHtml } from '@plinth/render';
import { isVisible, publicationTime } from '../features/document-owners/owner-index.ts';
import { readPublishedTopics } from '../features/posts/published-topics.ts';
import type { Reader } from '../storage/database/store.ts';
import { anyRecord, tableOf } from '../storage/records/any-record.ts';
import { findRecord } from '../storage/records/records.ts';
import type { Recorder } from './cache/dependency-log.ts';
import { DOCUMENT_KINDS } from './document-kinds.ts';
import { locationOf, pathOf, topicPath } from './facts/locations.ts';
import type { SiteFacts } from './facts/site-facts.ts';
import { absolute } from './pages/page-facts.ts';
import { isServicePage } from './pages/service-pages.ts';

/** Limit of a sitemap file. Larger sites get an index of several files. */
export const SITEMAP_PAGES = 50_000;

/** For files about the whole site. */
export type SiteFilePorts = {
  readonly db: Reader;
  readonly facts: SiteFacts;
  readonly recorder: Recorder;
  readonly now: number;
};

type Entry = { readonly loc: string; readonly lastmod: string };

/** Documents that search engines may index: public, not excluded, and canonical. */
async function readEntries(ports: SiteFilePorts): Promise<Entry[]> {
  const { recorder } = ports;
  recorder.tag('setting:general');
  recorder.tag('setting:service_pages');
  const entries: Entry[] = [];
  for (const kind of OWNER_KINDS) entries.push(...(await readEntriesOf(kind, ports)));
  entries.push(...(await readArchives(ports)));
  return entries;
}

async function readEntriesOf(kind: OwnerKind, ports: SiteFilePorts): Promise<Entry[]> {
  const { db, facts, recorder, now } = ports;
  const { address } = facts.settings.general;
  const { isIndexed, settings } = DOCUMENT_KINDS[kind].address;
  if (!isIndexed) return [];
  recorder.tag(`${kind}:*`);
  for (const group of settings) recorder.tag(`setting:${group}`);
  const rows = await anyRecord(db)
    .selectFrom(tableOf(kind))
    .select(['id', 'modified', 'canonical_url'])
    .where('is_noindex', '=', 0)
    .orderBy('id')
    .execute();
  return rows.flatMap(({ id, modified, canonical_url }) => {
    const location = locationOf(facts, { kind, id });
    if (location?.node.visibility !== 'public' || isServicePage(location.owner, facts)) return [];
    if (!isVisible(location.node, now)) {
      recorder.expireAt(publicationTime(location.node, now));
      return [];
    }
    const loc = absolute(address, pathOf(location, facts));
    if (canonical_url !== '' && canonical_url !== loc) return [];
    return [{ loc, lastmod: new Date(modified).toISOString() }];
  });
}

/** The archives of categories and tags, if search engines may index the blog page. */
async function readArchives({ recorder, ...ports }: SiteFilePorts): Promise<Entry[]> {
  const { db, facts } = ports;
  const { blog, general } = facts.settings;
  const page = await findRecord(db, 'page', blog.blog_page_id ?? 0);
  if (!page || page.is_noindex || page.visibility !== 'public') return [];
  const topics = await readPublishedTopics({ ...ports, ...recorder });
  return topics.flatMap(({ modified, ...topic }) => {
    const path = topicPath(topic, { ...ports, recorder });
    return path === null ? [] : [{ loc: absolute(general.address, path), lastmod: modified }];
  });
}

const XML = '<?xml version="1.0" encoding="UTF-8"?>';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const element = ({ loc, lastmod }: Entry): string =>
  `<url><loc>${escapeHtml(loc)}</loc><lastmod>${lastmod}</lastmod></url>`;

function index(parts: number, address: string): string {
  const locs = Array.from({ length: parts }, (_, part) =>
    escapeHtml(absolute(address, `/sitemap.xml?part=${part + 1}`)),
  );
  const list = locs.map((loc) => `<sitemap><loc>${loc}</loc></sitemap>`).join('');
  return `${XML}<sitemapindex ${NAMESPACE}>${list}</sitemapindex>`;
}

/** The sitemap or one part of it; undefined if that part doesn't exist. */
export async function renderSitemap(
  ports: SiteFilePorts,
  part: number | undefined,
): Promise<string | undefined> {
  const entries = await readEntries(ports);
  const parts = Math.max(1, Math.ceil(entries.length / SITEMAP_PAGES));
  if (part === undefined && parts > 1) return index(parts, ports.facts.settings.general.address);
  if (part !== undefined && (part < 1 || part > parts)) return undefined;
  const start = ((part ?? 1) - 1) * SITEMAP_PAGES;
  const visibleEntries = entries.slice(start, start + SITEMAP_PAGES).map(element);
  return `${XML}<urlset ${NAMESPACE}>${visibleEntries.join('')}</urlset>`;
}

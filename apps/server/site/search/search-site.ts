import { setImmediate as nextTurn } from 'node:timers/promises';
import { MAX_SITE_SEARCH, searchUrl } from '@plinth/model';
import type { FoundPart, SiteSearch } from '@plinth/widgets/kit';
import type { Reader } from '../../storage/database/store.ts';
import type { Recorder } from '../cache/dependency-log.ts';
import { locationOf, publicPath } from '../facts/locations.ts';
import type { SiteFacts } from '../facts/site-facts.ts';
import { absolute } from '../pages/page-facts.ts';
import type { SiteText } from '../texts.ts';
import { entryId, type FoundOwner, ownerOf } from './entry-id.ts';
import { excerptOf, markMatches } from './excerpt.ts';
import type { SearchIndex } from './search-index.ts';
import { type Phrase, phrasesOf } from './words.ts';

/** Results on a page. */
export const SEARCH_RESULTS = 10;

/** What a visitor searches for. */
export type SearchRequest = { readonly query: string; readonly page: number };

type Ports = {
  readonly db: Reader;
  readonly index: SearchIndex;
  readonly facts: SiteFacts;
  readonly recorder: Recorder;
  readonly text: SiteText;
  readonly now: number;
};

/** The search in a URL. Whatever is wrong with it is left out. */
export function readSearch(query: { readonly [name: string]: unknown }): SearchRequest {
  const { q, page } = query;
  const text = typeof q === 'string' ? q.normalize('NFC') : '';
  const shown = [...text.slice(0, 2 * MAX_SITE_SEARCH)].slice(0, MAX_SITE_SEARCH).join('');
  const isPage = typeof page === 'string' && /^[1-9]\d{0,4}$/.test(page);
  return { query: shown.replace(/[\p{Cc}\p{Cs}]/gu, ' ').trim(), page: isPage ? Number(page) : 1 };
}

/** Pages in place of others have no URL, nor do posts without a blog page. */
function openness({ settings, ...facts }: SiteFacts) {
  const services = Object.values(settings.service_pages).flatMap((id) => id ?? []);
  const { blog_page_id } = settings.blog;
  return {
    without: services.map((id) => entryId({ kind: 'page', id })),
    hasPosts: blog_page_id !== null && facts.pages.get(blog_page_id) !== undefined,
  };
}

/** The ids that are still listed: the index can be a moment behind. */
async function listedIds(db: Reader, owners: readonly FoundOwner[]): Promise<ReadonlySet<number>> {
  const ids = new Set<number>();
  for (const kind of ['page', 'post'] as const) {
    const wanted = owners.filter((owner) => owner.kind === kind).map(({ id }) => id);
    if (wanted.length === 0) continue;
    const rows = await db
      .selectFrom(kind)
      .select('id')
      .where('is_noindex', '=', 0)
      .where('id', 'in', wanted)
      .execute();
    for (const { id } of rows) ids.add(entryId({ kind, id: Number(id) }));
  }
  return ids;
}

/** The path of what everyone may see. */
function openPath(owner: FoundOwner, ports: Ports): string | null {
  const location = locationOf(ports.facts, owner);
  return location?.node.visibility === 'public' ? publicPath(owner, ports) : null;
}

const addressOf = (url: string): string => {
  const { host, pathname } = new URL(url);
  try {
    return host + decodeURI(pathname);
  } catch {
    return host + pathname;
  }
};

async function readResults(
  ids: readonly number[],
  phrases: readonly Phrase[],
  ports: Ports,
): Promise<SiteSearch['results']> {
  const { db, facts } = ports;
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('search_entry').selectAll().where('id', 'in', ids).execute();
  const entries = new Map(rows.map((row) => [Number(row.id), row]));
  const listed = await listedIds(db, ids.map(ownerOf));
  const results: SiteSearch['results'][number][] = [];
  for (const id of ids) {
    const entry = entries.get(id);
    const path = openPath(ownerOf(id), ports);
    if (!entry || path === null || !listed.has(id)) continue;
    await nextTurn();
    const address = addressOf(absolute(facts.settings.general.address, path));
    const title: readonly FoundPart[] = markMatches(entry.title, phrases);
    results.push({ href: path, address, title, excerpt: excerptOf(entry.text, phrases) });
  }
  return results;
}

/** A search without results, and why. */
export const emptySearch = (query: string, summary: string): SiteSearch => ({
  ...{ query, summary },
  results: [],
  previous: null,
  next: null,
});

/** Searches what everyone may see of the site. */
export async function searchSite(
  { query, page }: SearchRequest,
  ports: Ports,
): Promise<SiteSearch> {
  const { index, text } = ports;
  const phrases = phrasesOf(query);
  if (query === '') return emptySearch(query, text('VISITOR.SEARCH.ASK'));
  const nothing = emptySearch(query, text('VISITOR.SEARCH.NONE', { query }));
  if (phrases.length === 0) return nothing;
  await index.update();
  const wanted = { phrases, ...openness(ports.facts), count: SEARCH_RESULTS };
  const found = await index.find({ ...wanted, skip: (page - 1) * SEARCH_RESULTS });
  const pages = Math.ceil(found.total / SEARCH_RESULTS);
  const results = await readResults(found.ids, phrases, ports);
  if (found.total === 0) return nothing;
  return {
    ...{ query, results },
    summary: text('VISITOR.SEARCH.FOUND', { count: found.total, query }),
    previous: page > 1 ? searchUrl(query, Math.min(page - 1, pages)) : null,
    next: page < pages ? searchUrl(query, page + 1) : null,
  };
}

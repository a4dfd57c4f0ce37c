import { escapeHtml } from '@plinth/render';
import type { Reader } from '../storage/store.ts';
import type { Recorder } from './cache/recorder.ts';
import { isVisible, nextEdge } from './facts/page-index.ts';
import type { SiteFacts } from './facts/site-facts.ts';
import { absolute, pathOf } from './pages/page-facts.ts';
import { isServicePage } from './pages/service-pages.ts';

/** What one sitemap may hold; more pages make an index of several. */
export const SITEMAP_PAGES = 50_000;

export type SitemapPorts = {
  readonly db: Reader;
  readonly facts: SiteFacts;
  readonly recorder: Recorder;
  readonly now: number;
};

type Entry = { readonly loc: string; readonly lastmod: string };

/** Pages that search engines may show: public, not excluded, and not a copy of another address. */
async function readEntries({ db, facts, recorder, now }: SitemapPorts): Promise<Entry[]> {
  recorder.tag('page:*');
  recorder.tag('setting:general');
  recorder.tag('setting:service_pages');
  const { settings, pages } = facts;
  const rows = await db
    .selectFrom('page')
    .select(['id', 'modified', 'canonical_url'])
    .where('is_noindex', '=', 0)
    .where('visibility', '=', 'public')
    .orderBy('id')
    .execute();
  return rows.flatMap(({ id, modified, canonical_url }) => {
    const node = pages.get(id);
    if (!node || isServicePage(node, facts)) return [];
    if (!isVisible(node, now)) {
      recorder.until(nextEdge(node, now));
      return [];
    }
    const loc = absolute(settings.general.address, pathOf(pages.chain(node), facts));
    if (canonical_url !== '' && canonical_url !== loc) return [];
    return [{ loc, lastmod: new Date(modified).toISOString() }];
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

/** The sitemap, or one part of it; undefined for a part that there is not. */
export async function renderSitemap(
  ports: SitemapPorts,
  part: number | undefined,
): Promise<string | undefined> {
  const entries = await readEntries(ports);
  const parts = Math.max(1, Math.ceil(entries.length / SITEMAP_PAGES));
  if (part === undefined && parts > 1) return index(parts, ports.facts.settings.general.address);
  if (part !== undefined && (part < 1 || part > parts)) return undefined;
  const start = ((part ?? 1) - 1) * SITEMAP_PAGES;
  const shown = entries.slice(start, start + SITEMAP_PAGES).map(element);
  return `${XML}<urlset ${NAMESPACE}>${shown.join('')}</urlset>`;
}

import { MenuFields, mapDocumentUrls, mapLinkUrls, type SiteUrls } from '@plinth/model';
import { widgetDefinition } from '@plinth/widgets';
import type { Reader, Tx } from '../storage/database/store.ts';
import { inBatches } from '../storage/records/in-batches.ts';
import { listAll } from '../storage/records/lists.ts';
import { changeRecord } from '../storage/records/records.ts';

/** A path with what follows it in a URL. */
type Parts = { readonly path: string; readonly rest: string };

/** The query and fragment of a URL. */
const REST = /[?#].*$/s;

/** The path of a link to this site, and its query and fragment. Null for other links. */
export function linkParts(url: string, site: Pick<SiteUrls, 'pathOf'>): Parts | null {
  if (!/^(?:\/(?!\/)|https?:\/\/)/i.test(url)) return null;
  const path = site.pathOf(url);
  const rest = REST.exec(url)?.[0] ?? '';
  return path === null ? null : { path, rest };
}

/** Sections that may have links. */
const sectionsWithLinks = (db: Reader) =>
  inBatches((after, limit) =>
    db
      .selectFrom('section')
      .select(['id', 'revision', 'document'])
      .where('id', '>', after)
      .where((row) =>
        row.or([row('document', 'like', '%href=%'), row('document', 'like', '%"url":%')]),
      )
      .orderBy('id')
      .limit(limit)
      .execute(),
  );

/** The new path of a link, or the same. */
type MapPath = (path: string) => string;

/** What replaces a whole link with its query and fragment. Null: nothing. */
type MapUrl = (url: string) => string | null;

/**
 * Rewrites links with URLs of this site in all documents and menus. A query and fragment of a new path
 * are for links that have neither. Returns the number of changed links.
 */
export async function rewriteLinks(
  tx: Tx,
  site: Pick<SiteUrls, 'pathOf'>,
  map: MapPath,
  mapUrl: MapUrl = () => null,
): Promise<number> {
  let count = 0;
  const rewrite = (url: string): string => {
    const parts = linkParts(url, site);
    if (parts === null) return url;
    const whole = mapUrl(`${parts.path}${parts.rest}`);
    const next = whole ?? map(parts.path);
    if (next === parts.path) return url;
    count += 1;
    if (whole !== null) return whole;
    return parts.rest === '' ? next : `${next.replace(REST, '')}${parts.rest}`;
  };
  for await (const row of sectionsWithLinks(tx.db)) {
    const before = count;
    const document = mapDocumentUrls(JSON.parse(row.document), widgetDefinition, rewrite);
    const { id } = row;
    if (count > before)
      await changeRecord(tx, 'section', {
        ...{ id, revision: Number(row.revision) },
        fields: { document },
      });
  }
  for (const { id, revision, name, items } of await listAll(tx.db, 'menu', 'id')) {
    const before = count;
    const menu = mapLinkUrls(MenuFields, { name, items }, rewrite);
    if (count > before)
      await changeRecord(tx, 'menu', { id, revision, fields: { items: menu.items } });
  }
  return count;
}

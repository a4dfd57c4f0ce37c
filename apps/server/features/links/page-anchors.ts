import type { SiteUrls, WidgetNode } from '@plinth/model';
import { linkParts } from '../../documents/link-urls.ts';
import type { Reader } from '../../storage/database/store.ts';
import { type Anchors, anchorOf, anchorsIn, type FoundLink } from './links-in.ts';

/** Finds the page at a path. Null if there is none that visitors see. */
type FindPage = Pick<SiteUrls, 'pathOf'> & {
  readonly pageAt: (path: string) => number | null;
};

/** An anchor of a page of this site that a URL leads to. */
export type PageAnchor = { readonly page: number; readonly anchor: string };

/** The anchor of a page that a URL with a fragment leads to. Null for other URLs. */
export function anchorOfUrl(url: string, site: FindPage): PageAnchor | null {
  const at = url.indexOf('#');
  const anchor = at < 1 ? null : anchorOf(url.slice(at + 1));
  const path = anchor === null ? undefined : linkParts(url, site)?.path;
  const page = path === undefined ? null : site.pageAt(path);
  return anchor === null || page === null ? null : { page, anchor };
}

/** The pages that links lead to an anchor of. */
export const pagesWithAnchors = (links: readonly FoundLink[], site: FindPage): readonly number[] =>
  links.flatMap(({ target }) =>
    target.kind === 'url' ? (anchorOfUrl(target.url, site)?.page ?? []) : [],
  );

/** The anchors in the content of some pages. */
export async function readPageAnchors(
  db: Reader,
  pages: readonly number[],
): Promise<ReadonlyMap<number, Anchors>> {
  if (pages.length === 0) return new Map();
  const rows = await db
    .selectFrom('page')
    .innerJoin('section', 'section.id', 'page.content_id')
    .select(['page.id', 'section.document'])
    .where('page.id', 'in', [...new Set(pages)])
    .execute();
  return new Map(
    rows.map(({ id, document }) => [Number(id), anchorsIn(JSON.parse(document) as WidgetNode)]),
  );
}

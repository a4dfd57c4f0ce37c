import type { PageRecord } from '@plinth/contract';
import { PAGE_TREE_DEPTH } from '@plinth/model';

export type PageNode = PageRecord & { readonly children: readonly PageNode[] };

/** Maximum depth; top-level pages have depth 0. */
export const PAGE_DEPTH = PAGE_TREE_DEPTH - 1;

/** Nests pages by parent, siblings in order; pages without an existing parent go to the top level. */
export const pageTree = (pages: readonly PageRecord[]): readonly PageNode[] => {
  const known = new Set(pages.map(({ id }) => id));
  const below = (parentId: number | null): readonly PageNode[] =>
    pages
      .filter(
        ({ parent_id }) =>
          (parent_id !== null && known.has(parent_id) ? parent_id : null) === parentId,
      )
      .toSorted((a, b) => a.position - b.position)
      .map((page) => ({ ...page, children: below(page.id) }));
  return below(null);
};

/** A system page at the top level, listed apart from the site's own pages. */
export const isSystemPage = (page: PageRecord): boolean =>
  page.service !== null && page.parent_id === null;

/**
 * The position among all siblings for one among the listed ones, which lack system pages. `id` is
 * the page to move.
 */
export function positionAmongAll(
  pages: readonly PageRecord[],
  id: number,
  { parentId, position }: { readonly parentId: number | null; readonly position: number },
): number {
  const siblings = pages
    .filter((page) => page.parent_id === parentId && page.id !== id)
    .toSorted((a, b) => a.position - b.position);
  const listed = siblings.filter((page) => !isSystemPage(page));
  const next = listed[position];
  if (next) return siblings.indexOf(next);
  const last = listed.at(-1);
  return last ? siblings.indexOf(last) + 1 : 0;
}

export type PageFilter = { readonly search: string; readonly status: string };

/** Filters pages by search text in name or URL, and by status. */
export const matchingPages = (
  pages: readonly PageRecord[],
  { search, status }: PageFilter,
): readonly PageRecord[] => {
  const spelled = (text: string) => text.normalize('NFC').toLowerCase();
  const wanted = spelled(search.trim());
  return pages.filter(
    (page) =>
      (status === '' || page.status === status) &&
      (spelled(page.name).includes(wanted) || spelled(page.full_url).includes(wanted)),
  );
};

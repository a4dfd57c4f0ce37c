import type { PageChoice } from '../../core/ports/pages/port.ts';

/** Pages whose name or URL contains the search words. */
export function foundPages(pages: readonly PageChoice[], search: string): readonly PageChoice[] {
  const wanted = search.trim().toLowerCase();
  return pages.filter(({ name, detail = '' }) =>
    [name, detail].some((text) => text.toLowerCase().includes(wanted)),
  );
}

/** Direct children of a page, or the top-level pages. */
export const pagesBelow = (
  pages: readonly PageChoice[],
  parent: number | null,
): readonly PageChoice[] => pages.filter((page) => page.parent === parent);

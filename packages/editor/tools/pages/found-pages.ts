import type { PageChoice } from '../../core/ports/pages-port.ts';

/** Pages whose name or address has the words. */
export function foundPages(pages: readonly PageChoice[], search: string): readonly PageChoice[] {
  const wanted = search.trim().toLowerCase();
  return pages.filter(({ name, detail = '' }) =>
    [name, detail].some((text) => text.toLowerCase().includes(wanted)),
  );
}

/** The pages right below another, or at the top. */
export const pagesBelow = (
  pages: readonly PageChoice[],
  parent: number | null,
): readonly PageChoice[] => pages.filter((page) => page.parent === parent);

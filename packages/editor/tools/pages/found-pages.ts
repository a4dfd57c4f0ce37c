import type { PageChoice } from '../../core/ports/pages/port.ts';

const spelled = (text: string): string => text.normalize('NFC').toLowerCase();

/** Pages whose name or URL contains the search words. */
export function foundPages(pages: readonly PageChoice[], search: string): readonly PageChoice[] {
  const wanted = spelled(search.trim());
  return pages.filter(({ name, detail = '' }) =>
    [name, detail].some((text) => spelled(text).includes(wanted)),
  );
}

/** Direct children of a page, or the top-level pages. */
export const pagesBelow = (
  pages: readonly PageChoice[],
  parent: number | null,
): readonly PageChoice[] => pages.filter((page) => page.parent === parent);

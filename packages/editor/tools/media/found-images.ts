import type { ImagePage, LibraryImage } from '../../core/ports/media/port.ts';

/** The images loaded so far. */
export type FoundImages = {
  readonly words: string;
  readonly items: readonly LibraryImage[];
  readonly total: number;
  /** Index of the first image of the last loaded page; null before paging. */
  readonly firstNew: number | null;
};

const without = (items: readonly LibraryImage[], known: readonly LibraryImage[]) => {
  const ids = new Set(known.map(({ id }) => id));
  return items.filter(({ id }) => !ids.has(id));
};

/** Merges a reloaded first page: new images go before the known ones. */
export function withNewest(
  before: FoundImages | null,
  words: string,
  { items, total }: ImagePage,
): FoundImages {
  const known = before?.words === words ? before.items : [];
  const rest = without(known, items);
  // Without overlap there may be a gap, so the known images are dropped.
  const isNext = rest.length < known.length;
  return { words, items: isNext ? [...items, ...rest] : items, total, firstNew: null };
}

/** Appends a page; it may start with known images if new ones were uploaded in the meantime. */
export const withMore = (before: FoundImages, { items, total }: ImagePage): FoundImages => ({
  ...before,
  items: [...before.items, ...without(items, before.items)],
  total,
  firstNew: before.items.length,
});

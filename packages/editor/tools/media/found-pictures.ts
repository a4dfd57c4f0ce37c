import type { LibraryPicture, PictureRound } from '../../core/ports/media-port.ts';

/** The pictures that are shown, as far as they were read. */
export type FoundPictures = {
  readonly words: string;
  readonly items: readonly LibraryPicture[];
  readonly total: number;
  /** The place of the first that came with the last further round; null: there was none. */
  readonly firstNew: number | null;
};

const without = (items: readonly LibraryPicture[], known: readonly LibraryPicture[]) => {
  const ids = new Set(known.map(({ id }) => id));
  return items.filter(({ id }) => !ids.has(id));
};

/** After the first round was read, for the first time or again: what is new stands before the rest. */
export function withNewest(
  before: FoundPictures | null,
  words: string,
  { items, total }: PictureRound,
): FoundPictures {
  const known = before?.words === words ? before.items : [];
  const rest = without(known, items);
  // Where nothing of it was known, what lies between is not known either.
  const isNext = rest.length < known.length;
  return { words, items: isNext ? [...items, ...rest] : items, total, firstNew: null };
}

/** A further round may begin with what is known: pictures came before it meanwhile. */
export const withMore = (before: FoundPictures, { items, total }: PictureRound): FoundPictures => ({
  ...before,
  items: [...before.items, ...without(items, before.items)],
  total,
  firstNew: before.items.length,
});

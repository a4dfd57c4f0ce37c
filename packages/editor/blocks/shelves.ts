import type { Translate } from '@plinth/i18n';
import { BLOCK_CATEGORIES, type BlockCategory, isAllowedAt, type Place } from '@plinth/model';
import type { Block } from '../ports.ts';
import { blockName, categoryName } from './block-name.ts';

/** The blocks of one category that may stand in a place. */
export type Shelf = { readonly category: BlockCategory; readonly blocks: readonly Block[] };

const CATEGORIES = Object.keys(BLOCK_CATEGORIES) as BlockCategory[];

/** What may stand in a place, by category in their order; of the owner's own there is always a shelf. */
export const shelvesFor = (blocks: readonly Block[], place: Place): readonly Shelf[] =>
  CATEGORIES.map((category) => ({
    category,
    blocks: blocks.filter(
      (block) =>
        (block.isOwn ? 'user_blocks' : block.category) === category &&
        isAllowedAt(block.allowed, place),
    ),
  })).filter((shelf) => shelf.blocks.length > 0 || shelf.category === 'user_blocks');

type Wanted = { readonly search: string; readonly category: BlockCategory | null };

/** The shelves as they are shown: those that were chosen, and in them what answers the search. */
export function wantedShelves(
  t: Translate,
  shelves: readonly Shelf[],
  { search, category }: Wanted,
): readonly Shelf[] {
  const words = search.trim().toLocaleLowerCase().split(/\s+/);
  return shelves
    .filter((shelf) => category === null || shelf.category === category)
    .map((shelf) => ({
      ...shelf,
      blocks: shelf.blocks.filter((block) => {
        const text = `${blockName(t, block)} ${categoryName(t, shelf.category)}`;
        return words.every((word) => text.toLocaleLowerCase().includes(word));
      }),
    }))
    .filter((shelf) => shelf.blocks.length > 0);
}

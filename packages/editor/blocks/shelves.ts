import type { Translate } from '@plinth/i18n';
import { BLOCK_CATEGORIES, type BlockCategory, isAllowedAt, type Place } from '@plinth/model';
import type { Block } from '../ports.ts';
import { blockName, blockSynonyms } from './block-name.ts';

/** The blocks of one category that may stand in a place. */
export type Shelf = {
  readonly category: BlockCategory;
  /** The key of its name. */
  readonly label: string;
  readonly blocks: readonly Block[];
};

const CATEGORIES = Object.keys(BLOCK_CATEGORIES) as BlockCategory[];

/** What opens a page and what is a header of the site are one category, and never stand in one place. */
const labelOf = (category: BlockCategory, { sectionName }: Place): string =>
  category === 'headers' && sectionName === 'header'
    ? 'EDITOR.BLOCK_CATEGORY.SITE_HEADERS'
    : `EDITOR.BLOCK_CATEGORY.${category.toUpperCase()}`;

/** What may stand in a place, by category in their order; of the owner's own there is always a shelf. */
export const shelvesFor = (blocks: readonly Block[], place: Place): readonly Shelf[] =>
  CATEGORIES.map((category) => ({
    category,
    label: labelOf(category, place),
    blocks: blocks.filter(
      (block) =>
        (block.isOwn ? 'user_blocks' : block.category) === category &&
        isAllowedAt(block.allowed, place),
    ),
  })).filter((shelf) => shelf.blocks.length > 0 || shelf.category === 'user_blocks');

/** Shorter words are in too many others to tell anything by themselves. */
const LEAST_LETTERS = 3;

/** How many of the words are in a text, those too short alone left out unless all are in it. */
function matches(words: readonly string[], text: string): number {
  const found = words.filter((word) => text.includes(word));
  if (found.length === words.length) return found.length;
  return found.filter((word) => word.length >= LEAST_LETTERS).length;
}

/** What answers a search, whatever its category: what has the most of its words comes first. */
export function foundShelves(
  t: Translate,
  shelves: readonly Shelf[],
  search: string,
): readonly Shelf[] {
  const words = search.trim().toLocaleLowerCase().split(/\s+/);
  return shelves
    .map((shelf) => {
      const ranked = shelf.blocks
        .map((block) => {
          const text = [blockName(t, block), t(shelf.label), blockSynonyms(t, block)].join(', ');
          return { block, rank: matches(words, text.toLocaleLowerCase()) };
        })
        .filter(({ rank }) => rank > 0)
        .sort((a, b) => b.rank - a.rank);
      return { ...shelf, blocks: ranked.map(({ block }) => block), rank: ranked[0]?.rank ?? 0 };
    })
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank)
    .map(({ rank, ...shelf }) => shelf);
}

import { type I18n, keyPart, type MessageKey } from '@plinth/i18n';
import { BLOCK_CATEGORIES, type BlockCategory, isAllowedAt, type Place } from '@plinth/model';
import type { Block } from '../../core/ports/blocks-port.ts';
import { blockName, blockSynonyms } from './block-name.ts';

/** Unknown categories count as “other”. */
const categoryOf = ({ category }: Block): string =>
  Object.hasOwn(BLOCK_CATEGORIES, category) ? category : 'more';

/** The blocks of one category that are allowed in a section. */
export type BlockGroup = {
  readonly category: BlockCategory;
  readonly label: MessageKey;
  readonly blocks: readonly Block[];
};

const CATEGORIES = Object.keys(BLOCK_CATEGORIES) as BlockCategory[];

/** Heroes and site headers share a category; they never appear in the same section. */
const labelOf = (category: BlockCategory, { sectionName }: Place): MessageKey =>
  category === 'headers' && sectionName === 'header'
    ? 'EDITOR.BLOCK_CATEGORY.SITE_HEADERS'
    : `EDITOR.BLOCK_CATEGORY.${keyPart(category)}`;

/** Blocks allowed in a section, grouped by category. The owner's own group is always included. */
export const blockGroups = (blocks: readonly Block[], place: Place): readonly BlockGroup[] =>
  CATEGORIES.map((category) => ({
    category,
    label: labelOf(category, place),
    blocks: blocks.filter(
      (block) => categoryOf(block) === category && isAllowedAt(block.allowed, place),
    ),
  })).filter((shelf) => shelf.blocks.length > 0 || shelf.category === 'user_blocks');

/** Shorter words match too many others to be significant alone. */
const LEAST_LETTERS = 3;

/** Number of words found in a text. Short words count only if all words are found. */
function matches(words: readonly string[], text: string): number {
  const found = words.filter((word) => text.includes(word));
  if (found.length === words.length) return found.length;
  return found.filter((word) => word.length >= LEAST_LETTERS).length;
}

/** Search results across categories, best match first. */
export function searchBlockGroups(
  i18n: Pick<I18n, 't' | 'has'>,
  shelves: readonly BlockGroup[],
  search: string,
): readonly BlockGroup[] {
  const words = search.trim().toLocaleLowerCase().split(/\s+/);
  return shelves
    .map((shelf) => {
      const ranked = shelf.blocks
        .map((block) => {
          const found = [blockName(i18n, block), i18n.t(shelf.label), blockSynonyms(i18n, block)];
          return { block, rank: matches(words, found.join(', ').toLocaleLowerCase()) };
        })
        .filter(({ rank }) => rank > 0)
        .sort((a, b) => b.rank - a.rank);
      return { ...shelf, blocks: ranked.map(({ block }) => block), rank: ranked[0]?.rank ?? 0 };
    })
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank)
    .map(({ rank, ...shelf }) => shelf);
}

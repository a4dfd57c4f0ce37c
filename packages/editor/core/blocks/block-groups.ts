import { type I18n, keyPart, type MessageKey } from '@plinth/i18n';
import {
  BLOCK_CATEGORIES,
  type BlockCategory,
  isAllowedIn,
  isLockedOut,
  type SectionLocation,
} from '@plinth/model';
import type { Block } from '../ports/blocks/port.ts';
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
const labelOf = (category: BlockCategory, { sectionName }: SectionLocation): MessageKey =>
  category === 'headers' && sectionName === 'header'
    ? 'EDITOR.BLOCK_CATEGORY.SITE_HEADERS'
    : `EDITOR.BLOCK_CATEGORY.${keyPart(category)}`;

/** Blocks allowed in a section, grouped by category. The owner's own group is always included. */
export const blockGroups = (
  blocks: readonly Block[],
  place: SectionLocation,
): readonly BlockGroup[] =>
  CATEGORIES.map((category) => ({
    category,
    label: labelOf(category, place),
    blocks: blocks.filter(
      (block) =>
        categoryOf(block) === category &&
        isAllowedIn(block.allowed, place) &&
        !isLockedOut(String(block.id), place),
    ),
  })).filter((group) => group.blocks.length > 0 || group.category === 'user_blocks');

/** Shorter words match too many others to be significant alone. */
const MIN_SIGNIFICANT_LENGTH = 3;

/** Number of words found in a text. Short words count only if all words are found. */
function countMatches(words: readonly string[], text: string): number {
  const found = words.filter((word) => text.includes(word));
  if (found.length === words.length) return found.length;
  return found.filter((word) => word.length >= MIN_SIGNIFICANT_LENGTH).length;
}

/** Search results across categories, best match first; of equal ones, those with it in the name. */
export function searchBlockGroups(
  i18n: Pick<I18n, 't' | 'has'>,
  groups: readonly BlockGroup[],
  search: string,
): readonly BlockGroup[] {
  const words = search.trim().toLocaleLowerCase().split(/\s+/);
  return groups
    .map((group) => {
      const ranked = group.blocks
        .map((block) => {
          const name = blockName(i18n, block).toLocaleLowerCase();
          const found = [name, i18n.t(group.label), blockSynonyms(i18n, block)];
          const matches = countMatches(words, found.join(', ').toLocaleLowerCase());
          return { block, rank: matches + countMatches(words, name) / (words.length + 1) };
        })
        .filter(({ rank }) => rank > 0)
        .sort((a, b) => b.rank - a.rank);
      return { ...group, blocks: ranked.map(({ block }) => block), rank: ranked[0]?.rank ?? 0 };
    })
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank)
    .map(({ rank, ...group }) => group);
}

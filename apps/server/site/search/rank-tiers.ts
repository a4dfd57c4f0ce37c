import type { FoundEntries, WordSearch } from './word-index.ts';

/** Which words are searched: each part has those of the one before. */
export type Part = 'title' | 'headings' | 'all';

/** How often ranking is worth its time: of more entries, those of one part are in order of their age. */
const MAX_RANKED = 1_000;

export type RankedWords = {
  readonly count: (part: Part) => Promise<number>;
  /** The best ones, or the newest. Best ones have what was searched for in their title first. */
  readonly ids: (part: Part, order: 'best' | 'newest', limit: number) => Promise<readonly number[]>;
};

/** What is found in titles, then in headings, then elsewhere, without ranking the whole site. */
export async function rankTiers(
  words: RankedWords,
  { skip, count }: Pick<WordSearch, 'skip' | 'count'>,
): Promise<FoundEntries> {
  const total = await words.count('all');
  if (skip >= total) return { ids: [], total };
  const end = Math.min(skip + count, total);
  if (total <= MAX_RANKED) {
    return { ids: (await words.ids('all', 'best', end)).slice(skip), total };
  }
  const found = new Set<number>();
  for (const part of ['title', 'headings', 'all'] as const) {
    const isSmall = part !== 'all' && (await words.count(part)) <= MAX_RANKED;
    // Some of them are there already.
    const limit = end + found.size;
    for (const id of await words.ids(part, isSmall ? 'best' : 'newest', limit)) found.add(id);
    if (found.size >= end) break;
  }
  return { ids: [...found].slice(skip, end), total };
}

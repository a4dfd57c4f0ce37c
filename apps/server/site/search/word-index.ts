import type { Kysely } from 'kysely';
import type { Tables } from '../../storage/database/schema.ts';
import type { Reader } from '../../storage/database/store.ts';
import type { Phrase } from './words.ts';

/** Folded words. Those of titles weigh more than those of headings, and these more than others. */
export type EntryWords = {
  readonly title: readonly string[];
  readonly headings: readonly string[];
  readonly text: readonly string[];
};

export type WordSearch = {
  /** At least one. */
  readonly phrases: readonly Phrase[];
  /** Without it, only pages. */
  readonly hasPosts: boolean;
  /** Entries that nobody finds. */
  readonly without: readonly number[];
  readonly skip: number;
  readonly count: number;
};

export type FoundEntries = {
  /** Best first. */
  readonly ids: readonly number[];
  /** Of all parts. */
  readonly total: number;
};

type Entry = { readonly id: number; readonly title: string; readonly text: string };

/** Entries and their words in a database. */
export type WordIndex = {
  readonly put: (db: Kysely<Tables>, entry: Entry, words: EntryWords) => Promise<void>;
  /** Removes the words of entries, which are removed themselves. */
  readonly remove: (db: Kysely<Tables>, ids: readonly number[]) => Promise<void>;
  /** Makes it anew, even if it's damaged. */
  readonly clear: (db: Kysely<Tables>) => Promise<void>;
  readonly find: (db: Reader, search: WordSearch) => Promise<FoundEntries>;
};

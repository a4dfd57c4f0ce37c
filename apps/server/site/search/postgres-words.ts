import { sql } from 'kysely';
import type { Reader } from '../../storage/database/store.ts';
import { type Part, rankTiers } from './rank-tiers.ts';
import type { EntryWords, WordIndex, WordSearch } from './word-index.ts';
import type { Phrase } from './words.ts';

/** The highest place of a word, and the most places of one word, that PostgreSQL stores. */
const MAX_PLACE = 16_383;
const MAX_PLACES = 255;

/** Words have letters and digits only, so quotes can't end. */
function vectorText({ title, headings, text }: EntryWords): string {
  const places = new Map<string, string[]>();
  let place = 0;
  const add = (words: readonly string[], weight: 'A' | 'B' | 'D') => {
    for (const word of words) {
      place = Math.min(place + 1, MAX_PLACE);
      const all = places.get(word) ?? [];
      if (all.length < MAX_PLACES) all.push(`${place}${weight}`);
      places.set(word, all);
    }
    // Phrases don't continue in another part.
    place = Math.min(place + 1, MAX_PLACE);
  };
  add(title, 'A');
  add(headings, 'B');
  add(text, 'D');
  return [...places].map(([word, all]) => `'${word}':${all.join()}`).join(' ');
}

const phraseQuery = (phrase: Phrase): string =>
  `(${phrase.map((word, at) => `'${word}'${at === phrase.length - 1 ? ':*' : ''}`).join(' <-> ')})`;

const queryText = ({ phrases }: WordSearch): string => phrases.map(phraseQuery).join(' & ');

const COLUMNS = { title: 'title_words', headings: 'heading_words', all: 'words' } as const;

function matches(db: Reader, part: Part, search: WordSearch) {
  const all = db
    .selectFrom('search_entry')
    .where(sql<boolean>`${sql.ref(COLUMNS[part])} @@ ${queryText(search)}::tsquery`);
  const shown = search.hasPosts ? all : all.where(sql<boolean>`id % 2 = 0`);
  return search.without.length === 0 ? shown : shown.where('id', 'not in', [...search.without]);
}

/** Columns of `tsvector`, in which words have weights. */
export const postgresWords: WordIndex = {
  put: async (db, { id, title, text }, words) => {
    const none: readonly string[] = [];
    const vectors = [words, { ...words, text: none }, { ...words, text: none, headings: none }].map(
      (one) => sql`${vectorText(one)}::tsvector`,
    );
    await sql`insert into search_entry (id, title, text, words, heading_words, title_words)
      values (${sql.join([id, title, text, ...vectors])})`.execute(db);
  },
  // They are in the entry.
  remove: async () => undefined,
  clear: async () => undefined,
  find: (db, search) => {
    const rank = sql`ts_rank('{0.02, 0.02, 0.2, 1}', words, ${queryText(search)}::tsquery)`;
    return rankTiers(
      {
        count: async (part) => {
          const { total } = await matches(db, part, search)
            .select(({ fn }) => fn.countAll<number>().as('total'))
            .executeTakeFirstOrThrow();
          return Number(total);
        },
        ids: async (part, order, limit) => {
          const rows = await matches(db, part, search)
            .select('id')
            .$if(order === 'best', (all) => all.orderBy(rank, 'desc'))
            .orderBy('id', 'desc')
            .limit(limit)
            .execute();
          return rows.map(({ id }) => Number(id));
        },
      },
      search,
    );
  },
};

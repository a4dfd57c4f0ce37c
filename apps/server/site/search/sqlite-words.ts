import { type Kysely, sql } from 'kysely';
import { createSearchWords } from '../../storage/database/migrations/045-search.ts';
import type { Reader } from '../../storage/database/store.ts';
import { type Part, rankTiers } from './rank-tiers.ts';
import type { WordIndex, WordSearch } from './word-index.ts';
import type { Phrase } from './words.ts';

type Words = { search_words: { rowid: number } };

const tableIn = (db: Reader) => (db as unknown as Kysely<Words>).selectFrom('search_words');

const COLUMNS: { readonly [P in Part]: string } = {
  title: '{title} : ',
  headings: '{title headings} : ',
  all: '',
};

/** Words have letters and digits only, so quotes can't end. */
const phraseQuery = (phrase: Phrase): string => `"${phrase.join(' ')}"*`;

function matches(db: Reader, part: Part, { phrases, hasPosts, without }: WordSearch) {
  const query = `${COLUMNS[part]}(${phrases.map(phraseQuery).join(' AND ')})`;
  const all = tableIn(db).where(sql<boolean>`search_words match ${query}`);
  const shown = hasPosts ? all : all.where(sql<boolean>`rowid % 2 = 0`);
  return without.length === 0 ? shown : shown.where('rowid', 'not in', [...without]);
}

/** FTS5, which weighs words by the columns that they are in. */
export const sqliteWords: WordIndex = {
  put: async (db, entry, { title, headings, text }) => {
    await db.insertInto('search_entry').values(entry).execute();
    const columns = [title, headings, text].map((words) => words.join(' '));
    await sql`insert into search_words (rowid, title, headings, body)
      values (${sql.join([entry.id, ...columns])})`.execute(db);
  },
  remove: async (db, ids) => {
    for (const id of ids) await sql`delete from search_words where rowid = ${id}`.execute(db);
  },
  clear: async (db) => {
    await sql`drop table if exists search_words`.execute(db);
    await createSearchWords(db);
  },
  find: (db, search) =>
    rankTiers(
      {
        count: async (part) => {
          const { total } = await matches(db, part, search)
            .select(({ fn }) => fn.countAll<number>().as('total'))
            .executeTakeFirstOrThrow();
          return Number(total);
        },
        ids: async (part, order, limit) => {
          const rows = await matches(db, part, search)
            .select('rowid')
            .$if(order === 'best', (all) =>
              all.orderBy(sql`bm25(search_words, 10000.0, 300.0, 1.0)`),
            )
            .orderBy('rowid', 'desc')
            .limit(limit)
            .execute();
          return rows.map(({ rowid }) => Number(rowid));
        },
      },
      search,
    ),
};

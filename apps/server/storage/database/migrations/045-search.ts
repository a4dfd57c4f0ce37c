import { type Kysely, sql } from 'kysely';
import type { Migration } from '../migration.ts';
import type { Tables } from '../schema.ts';

/** Words come folded and apart: marks that remain belong to letters, as in Hindi. */
export const createSearchWords = (db: Kysely<Tables>) =>
  sql`create virtual table search_words using fts5(title, headings, body,
    content='', contentless_delete=1, prefix='1 2 3',
    tokenize="unicode61 remove_diacritics 0 categories 'L* N* Co M*'")`.execute(db);

/**
 * The search index of what visitors can read, which is made again from the records when it's missing.
 * SQLite has the words in a table of its own, by the ids of the entries.
 */
export const search045: Migration = {
  name: '045-search',
  up: async (db, kind) => {
    await db.schema
      .createTable('search_entry')
      .addColumn('id', 'bigint', (column) => column.primaryKey())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('search_state')
      .addColumn('id', 'bigint', (column) => column.primaryKey())
      .addColumn('version', 'text', (column) => column.notNull())
      .addColumn('audit_id', 'bigint', (column) => column.notNull())
      .addColumn('audit_hash', 'text', (column) => column.notNull())
      .addColumn('until', 'bigint', (column) => column.notNull())
      .addColumn('rest', 'bigint')
      .execute();
    if (kind === 'sqlite') {
      await createSearchWords(db);
      return;
    }
    // What isn't in an index yet is searched from beginning to end, so it's little.
    for (const name of ['words', 'heading_words', 'title_words']) {
      await sql`alter table search_entry
        add column ${sql.ref(name)} tsvector not null default ''`.execute(db);
      await sql`create index ${sql.ref(`search_entry_${name}`)}
        on search_entry using gin (${sql.ref(name)})
        with (gin_pending_list_limit = 128)`.execute(db);
    }
    // Texts are out of the way of searches.
    await sql`alter table search_entry set (toast_tuple_target = 128)`.execute(db);
  },
};

// Names of the tables that this version creates: others in the database aren't the site's.
import { Kysely, sql } from 'kysely';
import { migrate } from './migrate.ts';
import type { Tables } from './schema.ts';
import { sqliteDialect } from './sqlite-dialect.ts';

/** PostgreSQL has the same tables, but for what SQLite makes of the search index. */
export async function ownTables(): Promise<ReadonlySet<string>> {
  const db = new Kysely<Tables>({ dialect: sqliteDialect({ file: ':memory:', isReader: false }) });
  try {
    await migrate(db, 'sqlite');
    const { rows } = await sql<{ name: string }>`
      select name from sqlite_master where type = 'table'`.execute(db);
    return new Set(rows.map(({ name }) => name));
  } finally {
    await db.destroy();
  }
}

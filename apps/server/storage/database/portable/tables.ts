import { type Kysely, sql } from 'kysely';
import type { DatabaseKind } from '../migration.ts';
import type { Tables } from '../schema.ts';

export type Value = string | number | null;
export type PortableRow = { readonly [column: string]: Value };

/** Tables by name, for code that treats all of them alike. */
export type AnyTables = { [table: string]: { [column: string]: Value } };
export type AnyDb = Kysely<AnyTables>;

export const anyTable = (db: Kysely<Tables>): AnyDb => db as unknown as AnyDb;

/** What belongs to one installation or to the moment, and secrets. Dumps don't have these tables. */
const LOCAL_TABLES: ReadonlySet<string> = new Set<keyof Tables>([
  ...(['done_call', 'limit_counter', 'look', 'loose_file', 'migration'] as const),
  ...(['open_page', 'partial_upload', 'secret', 'session', 'ticket'] as const),
]);

/** The search index is made from the records. SQLite has several tables for its words. */
const isLocal = (name: string): boolean => LOCAL_TABLES.has(name) || name.startsWith('search_');

export type PortableTable = {
  readonly name: string;
  /** Sorted. */
  readonly columns: readonly string[];
};

const byName = (one: string, other: string): number => (one < other ? -1 : 1);

/** All tables that dumps have, sorted by name. */
export async function portableTables(
  db: AnyDb,
  kind: DatabaseKind,
): Promise<readonly PortableTable[]> {
  const schema = kind === 'postgres' ? await currentSchema(db) : undefined;
  const tables = await db.introspection.getTables();
  return tables
    .filter((table) => !table.isView && !isLocal(table.name))
    .filter((table) => schema === undefined || table.schema === schema)
    .map(({ name, columns }) => ({ name, columns: columns.map((one) => one.name).sort(byName) }))
    .sort((one, other) => byName(one.name, other.name));
}

async function currentSchema(db: AnyDb): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(db);
  return rows[0]?.name;
}

export const hasId = ({ columns }: PortableTable): boolean => columns.includes('id');

/** The last id that was given out, even if that row is gone: ids are never used twice. */
export async function lastId(db: AnyDb, kind: DatabaseKind, table: string): Promise<number> {
  if (kind === 'sqlite') {
    const row = await db
      .selectFrom('sqlite_sequence')
      .select('seq')
      .where('name', '=', table)
      .executeTakeFirst();
    return Number(row?.seq ?? 0);
  }
  const sequence = await sequenceOf(db, table);
  const { rows } = await sql<{ last_value: number; is_called: boolean }>`
    select last_value, is_called from ${sql.raw(sequence)}`.execute(db);
  return rows[0]?.is_called ? Number(rows[0].last_value) : 0;
}

/** Never lowers it. */
export async function raiseLastId(
  db: AnyDb,
  kind: DatabaseKind,
  { table, id }: { readonly table: string; readonly id: number },
): Promise<void> {
  if (id <= (await lastId(db, kind, table))) return;
  if (kind === 'postgres') {
    const sequence = await sequenceOf(db, table);
    await sql`select setval(${sequence}::regclass, ${id})`.execute(db);
    return;
  }
  await db.deleteFrom('sqlite_sequence').where('name', '=', table).execute();
  await db.insertInto('sqlite_sequence').values({ name: table, seq: id }).execute();
}

/** Quoted where necessary. */
async function sequenceOf(db: AnyDb, table: string): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select pg_get_serial_sequence(${table}, 'id') as name`.execute(db);
  return rows[0]?.name ?? '';
}

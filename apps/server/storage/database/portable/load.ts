import { sql } from 'kysely';
import { z } from 'zod';
import { migrate } from '../migrate.ts';
import { MIGRATIONS } from '../migrations/registry.gen.ts';
import { openDatabase, type Store } from '../store.ts';
import type { TableHeader } from './dump.ts';
import { type AnyDb, anyTable, type PortableRow, portableTables, raiseLastId } from './tables.ts';

/** Why a dump can't be loaded. */
export class InvalidDump extends Error {
  override readonly name = 'InvalidDump';
}

const Header: z.ZodType<TableHeader> = z.strictObject({
  table: z.string(),
  columns: z.array(z.string()).min(1),
  last_id: z.int().nonnegative().nullable(),
});
const Values = z.array(z.union([z.string(), z.number(), z.null()]));

const BATCH = 100;

const parseLine = (line: string): unknown => {
  try {
    return JSON.parse(line);
  } catch {
    throw new InvalidDump('a line is not JSON');
  }
};

type Table = TableHeader & { readonly rows: PortableRow[] };

function toRow({ columns }: TableHeader, line: unknown): PortableRow {
  const values = Values.safeParse(line).data;
  if (values?.length !== columns.length) throw new InvalidDump('a row is incomplete');
  return Object.fromEntries(columns.map((column, index) => [column, values[index] ?? null]));
}

/** Fills the tables of a migrated database, which are emptied first. */
async function fill(db: AnyDb, lines: AsyncIterable<string>): Promise<void> {
  const known = new Map(
    (await portableTables(db, 'sqlite')).map((table) => [table.name, table.columns.join()]),
  );
  for (const table of known.keys()) await db.deleteFrom(table).execute();
  let current: Table | undefined;
  const flush = async () => {
    const rows = current?.rows.splice(0) ?? [];
    if (current && rows.length > 0) await db.insertInto(current.table).values(rows).execute();
  };
  const begin = async (line: unknown): Promise<Table> => {
    await flush();
    const header = Header.safeParse(line).data;
    if (!header || known.get(header.table) !== header.columns.join())
      throw new InvalidDump('a table is unknown');
    known.delete(header.table);
    const { table, last_id } = header;
    if (last_id !== null) await raiseLastId(db, 'sqlite', { table, id: last_id });
    return { ...header, rows: [] };
  };
  for await (const line of lines) {
    const value = parseLine(line);
    if (!Array.isArray(value)) {
      current = await begin(value);
      continue;
    }
    if (!current) throw new InvalidDump('a row has no table');
    current.rows.push(toRow(current, value));
    if (current.rows.length === BATCH) await flush();
  }
  await flush();
  if (known.size > 0) throw new InvalidDump('a table is missing');
}

/** Whether this version knows all migrations of a dump. */
export const knowsMigrations = (names: readonly string[]): boolean =>
  names.every((name) => MIGRATIONS.some((migration) => migration.name === name));

export type LoadOptions = {
  /** Of a SQLite database that is created. */
  readonly file: string;
  readonly lines: AsyncIterable<string>;
  /** Those that the dumped database had. The others run once the records are there. */
  readonly migrations: readonly string[];
};

/**
 * Loads a dump of an earlier or this version into a database of its own, as this version stores it.
 * Throws `InvalidDump`.
 */
export async function loadDump({ file, lines, migrations }: LoadOptions): Promise<Store> {
  const ports = { clock: Date.now, onError: () => undefined };
  const store = openDatabase({ kind: 'sqlite', file }, ports);
  try {
    // It's made again after a crash.
    await sql`pragma synchronous = off`.execute(store.writer);
    const had = MIGRATIONS.filter(({ name }) => migrations.includes(name));
    await migrate(store.writer, 'sqlite', had);
    // References are checked below, when all rows are there.
    await sql`pragma foreign_keys = off`.execute(store.writer);
    await store.writer.transaction().execute((tx) => fill(anyTable(tx), lines));
    const { rows } = await sql`pragma foreign_key_check`.execute(store.writer);
    if (rows.length > 0) throw new InvalidDump('a record refers to another one that is missing');
    await sql`pragma foreign_keys = on`.execute(store.writer);
    await migrate(store.writer, 'sqlite');
    return store;
  } catch (error) {
    await store.close();
    throw error;
  }
}

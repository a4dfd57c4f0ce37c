import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { DatabaseKind } from '../migration.ts';
import {
  type AnyDb,
  hasId,
  lastId,
  type PortableRow,
  type PortableTable,
  portableTables,
} from './tables.ts';

/**
 * A dump is lines of JSON that both databases write and read alike: for each table a `TableHeader`,
 * then an array of values for each row, in the order of its columns.
 */
export type TableHeader = {
  readonly table: string;
  readonly columns: readonly string[];
  readonly last_id: number | null;
};

export type DumpedTable = {
  readonly name: string;
  readonly rows: number;
  /** Of its columns and rows in hex. The same records have the same hash on both databases. */
  readonly sha256: string;
};

export type DumpOptions = {
  readonly kind: DatabaseKind;
  /** Kinds of jobs that wait for a time of the site. Others belong to the installation. */
  readonly jobs: readonly string[];
  readonly onTable: (table: DumpedTable) => void;
  readonly onRow?: (table: string, row: PortableRow) => void;
};

const BATCH = 200;

/** Reads rows in their order by id, a few at a time, so that other work gets its turn. */
export async function* readBatches(
  db: AnyDb,
  table: PortableTable,
  jobs?: readonly string[],
): AsyncGenerator<readonly PortableRow[]> {
  const { name, columns } = table;
  const all = db.selectFrom(name).select([...columns]);
  const query = name === 'job' && jobs ? all.where('kind', 'in', [...jobs]) : all;
  if (!hasId(table)) {
    yield await query.execute();
    return;
  }
  for (let last = -1; ; ) {
    const rows = await query.where('id', '>', last).orderBy('id').limit(BATCH).execute();
    if (rows.length > 0) yield rows;
    if (rows.length < BATCH) return;
    last = Number(rows.at(-1)?.id);
    await setImmediate();
  }
}

/** Tables without ids are small. */
async function* rowLines(
  db: AnyDb,
  table: PortableTable,
  { jobs, onRow }: Pick<DumpOptions, 'jobs' | 'onRow'>,
): AsyncGenerator<string> {
  for await (const rows of readBatches(db, table, jobs)) {
    for (const row of rows) onRow?.(table.name, row);
    const lines = rows.map((row) => JSON.stringify(table.columns.map((column) => row[column])));
    yield* hasId(table) ? lines : lines.sort();
  }
}

export async function* dumpLines(db: AnyDb, options: DumpOptions): AsyncGenerator<string> {
  const { kind, onTable } = options;
  for (const table of await portableTables(db, kind)) {
    const { name, columns } = table;
    const last_id = hasId(table) ? await lastId(db, kind, name) : null;
    const header: TableHeader = { table: name, columns, last_id };
    const hash = createHash('sha256').update(`${JSON.stringify(columns)}\n`);
    let rows = 0;
    yield `${JSON.stringify(header)}\n`;
    for await (const line of rowLines(db, table, options)) {
      rows += 1;
      hash.update(`${line}\n`);
      yield `${line}\n`;
    }
    onTable({ name, rows, sha256: hash.digest('hex') });
  }
}

/** Counts and hashes of all tables. */
export async function hashTables(
  db: AnyDb,
  options: Pick<DumpOptions, 'kind' | 'jobs'>,
): Promise<readonly DumpedTable[]> {
  const tables: DumpedTable[] = [];
  const lines = dumpLines(db, { ...options, onTable: (table) => tables.push(table) });
  for await (const _ of lines);
  return tables;
}

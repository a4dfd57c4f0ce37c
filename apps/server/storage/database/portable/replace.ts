import { sql } from 'kysely';
import type { DatabaseKind } from '../migration.ts';
import type { Store, Tx } from '../store.ts';
import { readBatches } from './dump.ts';
import {
  type AnyDb,
  anyTable,
  hasId,
  lastId,
  type PortableTable,
  portableTables,
  raiseLastId,
} from './tables.ts';

/** Tables whose rows refer to each other. */
const SELF_REFERENCE = 'parent_id';

type Reference = { readonly table: string };

async function referencesOf(db: AnyDb, table: string): Promise<readonly string[]> {
  const { rows } = await sql<Reference>`
    select "table" from pragma_foreign_key_list(${table})`.execute(db);
  return rows.map((row) => row.table).filter((name) => name !== table);
}

/** Tables in an order in which each follows those that it refers to. */
async function inOrder(
  db: AnyDb,
  tables: readonly PortableTable[],
): Promise<readonly PortableTable[]> {
  const ordered: PortableTable[] = [];
  const add = async (table: PortableTable | undefined): Promise<void> => {
    if (!table || ordered.includes(table)) return;
    for (const name of await referencesOf(db, table.name)) {
      await add(tables.find((one) => one.name === name));
    }
    ordered.push(table);
  };
  for (const table of tables) await add(table);
  return ordered;
}

export type Replacement = {
  readonly tx: Tx;
  readonly kind: DatabaseKind;
  /** A loaded dump. */
  readonly from: Store;
  /** Kinds of jobs that the dump has. */
  readonly jobs: readonly string[];
  /** Tables that stay as they are. */
  readonly keeps: ReadonlySet<string>;
};

async function insertAll(target: AnyDb, table: PortableTable, from: AnyDb): Promise<void> {
  const { name, columns } = table;
  const hasParents = hasId(table) && columns.includes(SELF_REFERENCE);
  for await (const rows of readBatches(from, table)) {
    const values = rows.map((row) => (hasParents ? { ...row, [SELF_REFERENCE]: null } : row));
    if (values.length > 0) await target.insertInto(name).values(values).execute();
  }
  if (!hasParents) return;
  for await (const rows of readBatches(from, table)) {
    for (const { id = null, [SELF_REFERENCE]: parent = null } of rows) {
      if (parent === null) continue;
      await target
        .updateTable(name)
        .set({ [SELF_REFERENCE]: parent })
        .where('id', '=', id)
        .execute();
    }
  }
}

/** Replaces all records by those of a loaded dump: all of them, or none if the transaction fails. */
export async function replaceTables(replacement: Replacement): Promise<void> {
  const { tx, kind, from, jobs, keeps } = replacement;
  const target = anyTable(tx.db);
  const source = anyTable(from.writer);
  const all = await portableTables(source, 'sqlite');
  const tables = (await inOrder(source, all)).filter(({ name }) => !keeps.has(name));
  for (const { name } of [...tables].reverse()) {
    const rows = target.deleteFrom(name);
    await (name === 'job' ? rows.where('kind', 'in', [...jobs]) : rows).execute();
  }
  for (const table of tables) {
    const { name } = table;
    if (name === 'job') {
      await insertJobs(target, table, source);
      continue;
    }
    await insertAll(target, table, source);
    if (hasId(table)) {
      await raiseLastId(target, kind, { table: name, id: await lastId(source, 'sqlite', name) });
    }
  }
}

/** Under new ids, because jobs of the installation stay. */
async function insertJobs(target: AnyDb, table: PortableTable, from: AnyDb): Promise<void> {
  for await (const rows of readBatches(from, table)) {
    const values = rows.map(({ id: _, ...row }) => row);
    if (values.length > 0) await target.insertInto(table.name).values(values).execute();
  }
}

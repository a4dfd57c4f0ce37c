import { RpcError } from '@plinth/contract';
import type { DatabaseKind } from '../database/migration.ts';
import { anyTable, raiseLastId } from '../database/portable/tables.ts';
import type { RecordType, StoredRow } from '../database/record-type.ts';
import {
  RECORD_TYPES,
  type RecordName,
  type Stored,
  type StoredRecords,
} from '../database/record-types.ts';
import type { Reader, Tx } from '../database/store.ts';
import { UndefinedModel } from '../errors.ts';
import { type AnyRow, anyRecord, tableOf } from './any-record.ts';
import { audit, auditAll, ROWS_PER_INSERT } from './audit.ts';

/**
 * Reads and saves records. A save requires the revision that was read, and stores the record, its
 * history, and its audit row in one transaction.
 */

/** Maximum number of revisions in a record's history. */
const MAX_REVISIONS = 500;

type Fields<N extends RecordName> = Omit<StoredRecords[N], keyof Stored>;

function typeOf<N extends RecordName>(name: N): RecordType<StoredRecords[N]> {
  if (!Object.hasOwn(RECORD_TYPES, name)) throw new UndefinedModel(name);
  return RECORD_TYPES[name] as unknown as RecordType<StoredRecords[N]>;
}

export const fromRow = <N extends RecordName>(name: N, row: StoredRow): StoredRecords[N] =>
  typeOf(name).fromRow(row);

export async function findRecord<N extends RecordName>(
  db: Reader,
  name: N,
  id: number,
): Promise<StoredRecords[N] | undefined> {
  const row = await anyRecord(db)
    .selectFrom(tableOf(name))
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row && fromRow(name, row);
}

/** The records that exist. */
export async function findAll<N extends RecordName>(db: Reader, name: N, ids: readonly number[]) {
  const found = await Promise.all(ids.map((id) => findRecord(db, name, id)));
  return found.filter((record) => record !== undefined);
}

/** Throws `NOT_FOUND` if the record doesn't exist. */
export async function getRecord<N extends RecordName>(
  db: Reader,
  name: N,
  id: number,
): Promise<StoredRecords[N]> {
  const record = await findRecord(db, name, id);
  if (!record) throw new RpcError('NOT_FOUND');
  return record;
}

export async function createRecord<N extends RecordName>(
  tx: Tx,
  name: N,
  fields: Fields<N>,
): Promise<StoredRecords[N]> {
  const [record] = await createRecords(tx, name, [fields]);
  return record as StoredRecords[N];
}

/** Creates many records with few statements. Ids are assigned in list order. */
export async function createRecords<N extends RecordName>(
  tx: Tx,
  name: N,
  list: readonly Fields<N>[],
): Promise<StoredRecords[N][]> {
  const type = typeOf(name);
  const created: StoredRecords[N][] = [];
  for (let from = 0; from < list.length; from += ROWS_PER_INSERT) {
    const rows = list.slice(from, from + ROWS_PER_INSERT).map((fields) => ({
      ...type.toRow(fields as Partial<StoredRecords[N]>),
      ...{ revision: 1, created: tx.now, modified: tx.now },
    }));
    const stored = await anyRecord(tx.db)
      .insertInto(tableOf(name))
      .values(rows as unknown as AnyRow[])
      .returningAll()
      .execute();
    const records = stored
      .sort((a, b) => Number(a.id) - Number(b.id))
      .map((row) => type.fromRow(row));
    await tx.db
      .insertInto('history')
      .values(records.map((record) => historyRow(tx, name, record)))
      .execute();
    created.push(...records);
  }
  await auditAll(
    tx,
    created.map(({ id }) => ({
      record: name,
      record_id: id,
      revision_after: 1,
      result: 'created' as const,
    })),
  );
  return created;
}

export type Revived<N extends RecordName> = {
  readonly record: StoredRecords[N];
  readonly kind: DatabaseKind;
};

/**
 * Creates a record under the id that it had before it was deleted, so that what refers to it finds it
 * again. Its history goes on. The id must be free.
 */
export async function reviveRecord<N extends RecordName>(
  tx: Tx,
  name: N,
  { record, kind }: Revived<N>,
): Promise<StoredRecords[N]> {
  const { id, created } = record;
  const type = typeOf(name);
  const last = await tx.db
    .selectFrom('history')
    .select(({ fn }) => fn.max('revision').as('revision'))
    .where('record', '=', name)
    .where('record_id', '=', id)
    .executeTakeFirst();
  const revision = Number(last?.revision ?? 0) + 1;
  const row = { ...type.toRow(record), revision, created: Date.parse(created), modified: tx.now };
  const stored = await anyRecord(tx.db)
    .insertInto(tableOf(name))
    .values(row as unknown as AnyRow)
    .returningAll()
    .executeTakeFirstOrThrow();
  await raiseLastId(anyTable(tx.db), kind, { table: name, id });
  const revived = type.fromRow(stored);
  await appendHistory(tx, name, revived);
  await audit(tx, { record: name, record_id: id, revision_after: revision, result: 'created' });
  return revived;
}

/** The record to change, and the revision that the change is based on. */
export type Target = { readonly id: number; readonly revision: number };

/** Throws `NOT_FOUND`, or `CONFLICT` with the stored revision if `revision` isn't current. */
export async function changeRecord<N extends RecordName>(
  tx: Tx,
  name: N,
  { id, revision, fields }: Target & { readonly fields: Partial<Fields<N>> },
): Promise<StoredRecords[N]> {
  const type = typeOf(name);
  const row = type.toRow(fields as Partial<StoredRecords[N]>);
  const stored = await anyRecord(tx.db)
    .updateTable(tableOf(name))
    .set({ ...row, revision: revision + 1, modified: tx.now } as Partial<AnyRow>)
    .where('id', '=', id)
    .where('revision', '=', revision)
    .returningAll()
    .executeTakeFirst();
  if (!stored) throw await updateError(tx, name, id);
  const record = type.fromRow(stored);
  await appendHistory(tx, name, record);
  await audit(tx, {
    record: name,
    record_id: id,
    revision_before: revision,
    revision_after: revision + 1,
    result: 'changed',
  });
  return record;
}

export async function deleteRecord(tx: Tx, name: RecordName, id: number): Promise<boolean> {
  const row = await anyRecord(tx.db)
    .deleteFrom(tableOf(name))
    .where('id', '=', id)
    .returning(['revision'])
    .executeTakeFirst();
  if (!row) return false;
  await audit(tx, {
    record: name,
    record_id: id,
    revision_before: row.revision,
    result: 'deleted',
  });
  return true;
}

/** Deletes records with their history, because they are personal data. Returns how many there were. */
export async function deletePersonalData(
  tx: Tx,
  name: RecordName,
  ids: readonly number[],
): Promise<number> {
  let deleted = 0;
  for (const id of ids) if (await deleteRecord(tx, name, id)) deleted += 1;
  await tx.db
    .deleteFrom('history')
    .where('record', '=', name)
    .where('record_id', 'in', ids)
    .execute();
  return deleted;
}

async function updateError(tx: Tx, name: RecordName, id: number): Promise<RpcError> {
  const row = await anyRecord(tx.db)
    .selectFrom(tableOf(name))
    .select('revision')
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? new RpcError('CONFLICT', { revision: row.revision }) : new RpcError('NOT_FOUND');
}

const historyRow = <N extends RecordName>(tx: Tx, name: N, record: StoredRecords[N]) => ({
  record: name,
  record_id: record.id,
  revision: record.revision,
  data: typeOf(name).toHistory(record),
  account_id: tx.actor.account_id,
  created: tx.now,
});

async function appendHistory<N extends RecordName>(
  tx: Tx,
  name: N,
  record: StoredRecords[N],
): Promise<void> {
  const { id, revision } = record;
  await tx.db
    .insertInto('history')
    .values(historyRow(tx, name, record))
    .execute();
  if (revision <= MAX_REVISIONS) return;
  await tx.db
    .deleteFrom('history')
    .where('record', '=', name)
    .where('record_id', '=', id)
    .where('revision', '<=', revision - MAX_REVISIONS)
    .execute();
}

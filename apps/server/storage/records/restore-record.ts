import type { DatabaseKind } from '../database/migration.ts';
import type { RecordName, Stored, StoredRecords } from '../database/record-types.ts';
import type { Tx } from '../database/store.ts';
import { changeRecord, createRecord, findRecord, reviveRecord } from './records.ts';

/** A record as it once was. */
export type Former<N extends RecordName> = {
  readonly record: StoredRecords[N];
  readonly kind: DatabaseKind;
};

export type RestoredRecord = {
  readonly id: number;
  /** `changed`: a new version. `revived`: it was gone. `copied`: another record has its id now. */
  readonly became: 'changed' | 'revived' | 'copied';
};

type Fields<N extends RecordName> = Omit<StoredRecords[N], keyof Stored>;

type Restoring<N extends RecordName> = Former<N> & {
  /** What becomes of the record that is there. */
  readonly change: (today: StoredRecords[N]) => Promise<Partial<Fields<N>>>;
  /** The fields of the record if it's gone. */
  readonly create: () => Promise<Fields<N>>;
};

/**
 * Restores a former record: as a new version if it's still there, otherwise under its id, and under a
 * new one if another record has that id, as in a site that replaced this one.
 */
export async function restoreRecord<N extends RecordName>(
  tx: Tx,
  name: N,
  { record, kind, change, create }: Restoring<N>,
): Promise<RestoredRecord> {
  const { id, created } = record;
  const today = await findRecord(tx.db, name, id);
  if (today?.created === created) {
    const { revision } = today;
    await changeRecord(tx, name, { id, revision, fields: await change(today) });
    return { id, became: 'changed' };
  }
  const fields = await create();
  if (today) return { id: (await createRecord(tx, name, fields)).id, became: 'copied' };
  await reviveRecord(tx, name, { record: { ...record, ...fields }, kind });
  return { id, became: 'revived' };
}

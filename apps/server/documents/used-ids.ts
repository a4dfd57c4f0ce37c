import type { ReferenceKind } from '@plinth/model';
import { isSiteReplaced } from '../storage/database/changes.ts';
import { RECORD_TYPES, type RecordName } from '../storage/database/record-types.ts';
import type { Store } from '../storage/database/store.ts';
import { anyRecord, tableOf } from '../storage/records/any-record.ts';
import { inBatches } from '../storage/records/in-batches.ts';
import { fromRow } from '../storage/records/records.ts';
import { idsOf, recordReferences, referenceColumns } from './record-references.ts';

const isRecordName = (name: string): name is RecordName => name in RECORD_TYPES;

/** Records that can reference some of a kind. */
const referringTo = (kind: ReferenceKind): readonly RecordName[] =>
  Object.keys(RECORD_TYPES)
    .filter(isRecordName)
    .filter((name) => Object.values(referenceColumns(name, kind)).flat().length > 0);

/**
 * Which records of a kind are referenced. All records are read at the first call; later ones read
 * only what has changed since, in this process or another one.
 */
export function createUsedIds(
  store: Store,
  kind: ReferenceKind,
): () => Promise<ReadonlySet<number>> {
  const names = referringTo(kind);
  /** The referenced ids by record. Those without references are left out. */
  const known = new Map<string, readonly number[]>();
  const changed = new Map<string, { readonly name: RecordName; readonly id: number }>();
  let isComplete = false;
  let running: Promise<void> = Promise.resolve();

  store.changes.subscribe((changes) => {
    if (isSiteReplaced(changes)) isComplete = false;
    for (const { record, id } of changes)
      if (isRecordName(record) && names.includes(record))
        changed.set(`${record} ${id}`, { name: record, id });
  });

  const query = (name: RecordName) => anyRecord(store.read).selectFrom(tableOf(name)).selectAll();
  const take = (name: RecordName, row: Parameters<typeof fromRow>[1]) => {
    const record = fromRow(name, row);
    const ids = idsOf(recordReferences(name, record), kind);
    if (ids.size > 0) known.set(`${name} ${record.id}`, [...ids]);
  };
  const readAll = async (name: RecordName) => {
    const rows = inBatches((after, limit) =>
      query(name).where('id', '>', after).orderBy('id').limit(limit).execute(),
    );
    for await (const row of rows) take(name, row);
  };
  const readChanged = async () => {
    for (const [key, { name, id }] of changed) {
      changed.delete(key);
      known.delete(key);
      const row = await query(name).where('id', '=', id).executeTakeFirst();
      if (row) take(name, row);
    }
  };
  const update = async () => {
    const isFirst = !isComplete;
    isComplete = true;
    try {
      if (isFirst) {
        known.clear();
        changed.clear();
        for (const name of names) await readAll(name);
      }
      await readChanged();
    } catch (error) {
      isComplete = false;
      throw error;
    }
  };

  return async () => {
    await store.changes.catchUp();
    running = running.then(update, update);
    await running;
    return new Set([...known.values()].flat());
  };
}

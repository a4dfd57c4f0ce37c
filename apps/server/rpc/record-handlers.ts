import { RpcError } from '@plinth/contract';
import { listRecords } from '../storage/lists.ts';
import type { RecordName, Stored, StoredRecords } from '../storage/record-types.ts';
import { changeRecord, createRecord, deleteRecord, getRecord } from '../storage/records.ts';
import type { Store, Tx } from '../storage/store.ts';
import type { SignedInContext } from './context.ts';

type Fields<N extends RecordName> = Omit<StoredRecords[N], keyof Stored>;

type ListParams = {
  readonly page: number;
  readonly count: number;
  readonly search?: string | undefined;
  readonly sort?: string | undefined;
  readonly direction?: 'asc' | 'desc' | undefined;
  readonly filter?: { readonly [field: string]: string | number | null | undefined } | undefined;
};

type SaveParams<I> = {
  readonly item: Partial<I> & { readonly id?: number | undefined };
  readonly revision?: number | undefined;
};

/** What differs between the records that have the common five methods. */
export type RecordRules<N extends RecordName, I> = {
  readonly name: N;
  /** All fields of a new record, from what was given. Throws `VALIDATION`. */
  readonly create: (tx: Tx, item: I) => Promise<Fields<N>>;
  /** The fields that a change changes. Throws `VALIDATION`. */
  readonly change: (
    tx: Tx,
    stored: StoredRecords[N],
    item: Partial<I>,
  ) => Promise<Partial<Fields<N>>>;
  /** The fields of a copy. */
  readonly copy: (tx: Tx, stored: StoredRecords[N]) => Promise<Fields<N>>;
  /** Throws for a record that has to stay. */
  readonly mayDelete: (tx: Tx, stored: StoredRecords[N]) => Promise<void>;
};

/** The common five over stored records: one implementation, with the rules of each kind. */
export function recordHandlers<N extends RecordName, I>(store: Store, rules: RecordRules<N, I>) {
  const { name } = rules;

  const save = async (tx: Tx, { item, revision }: SaveParams<I>) => {
    const { id, ...given } = item;
    const fields = given as Partial<I>;
    if (id === undefined) return createRecord(tx, name, await rules.create(tx, fields as I));
    const stored = await getRecord(tx.db, name, id);
    if (revision !== stored.revision) throw new RpcError('CONFLICT', { revision: stored.revision });
    return changeRecord(tx, name, { id, revision, fields: await rules.change(tx, stored, fields) });
  };

  const deleteAll = async (tx: Tx, ids: readonly number[]): Promise<number> => {
    let deleted = 0;
    for (const id of new Set(ids)) {
      await getRecord(tx.db, name, id).then((stored) => rules.mayDelete(tx, stored), ignoreMissing);
      if (await deleteRecord(tx, name, id)) deleted += 1;
    }
    return deleted;
  };

  return {
    getList: async (query: ListParams) =>
      listRecords(store.read, name, { ...query, searched: ['name'] }),
    get: async ({ id }: { id: number }) => getRecord(store.read, name, id),
    save: async (params: SaveParams<I>, { actor }: SignedInContext) =>
      store.transaction((tx) => save(tx, params), actor),
    delete: async ({ ids }: { ids: readonly number[] }, { actor }: SignedInContext) =>
      store.transaction(async (tx) => ({ deleted: await deleteAll(tx, ids) }), actor),
    duplicate: async ({ id }: { id: number }, { actor }: SignedInContext) =>
      store.transaction(
        async (tx) =>
          createRecord(tx, name, await rules.copy(tx, await getRecord(tx.db, name, id))),
        actor,
      ),
  };
}

/** What is gone already needs no leave to go. */
function ignoreMissing(error: unknown): void {
  if (!(error instanceof RpcError && error.type === 'NOT_FOUND')) throw error;
}

import { RpcError } from '@plinth/contract';
import { copyName } from '@plinth/model';
import type { z } from 'zod';
import { checkRecordsExist } from '../documents/existing-records.ts';
import { recordReferences } from '../documents/record-references.ts';
import type { RecordName, Stored, StoredRecords } from '../storage/database/record-types.ts';
import type { Store, Tx } from '../storage/database/store.ts';
import { listRecords } from '../storage/records/lists.ts';
import { changeRecord, createRecord, deleteRecord, getRecord } from '../storage/records/records.ts';
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

/** Overrides for a kind of record. Defaults follow from its definition. */
export type RecordRules<N extends RecordName, I> = {
  /** All fields of a new record. Throws `VALIDATION`. */
  readonly create: (tx: Tx, item: I) => Promise<Fields<N>>;
  /** The fields to update. Throws `VALIDATION`. */
  readonly change: (
    tx: Tx,
    stored: StoredRecords[N],
    item: Partial<I>,
  ) => Promise<Partial<Fields<N>>>;
  /** The fields of a duplicate. */
  readonly copy: (tx: Tx, stored: StoredRecords[N]) => Promise<Fields<N>>;
  /** Throws if the record can't be deleted. */
  readonly checkDelete: (tx: Tx, stored: StoredRecords[N]) => Promise<void>;
};

type Definition<N extends RecordName, F extends z.ZodObject> = {
  readonly name: N;
  readonly fields: F;
  readonly search: readonly string[];
};

/** The editable fields of a stored record, for a duplicate with a name of its own. */
const copiedFields = (fields: z.ZodObject, stored: { readonly [field: string]: unknown }) =>
  Object.fromEntries(
    Object.keys(fields.shape).map((field) => [
      field,
      field === 'name' ? copyName(String(stored[field])) : stored[field],
    ]),
  );

/** Default rules. */
function defaultRules<N extends RecordName, I>(fields: z.ZodObject): RecordRules<N, I> {
  const rules = {
    create: async (_: Tx, item: I) => fields.parse(item),
    change: async (_: Tx, __: unknown, item: Partial<I>) => item,
    copy: async (_: Tx, stored: object) => copiedFields(fields, { ...stored }),
    checkDelete: async () => undefined,
  };
  return rules as unknown as RecordRules<N, I>;
}

/** Saves and deletes records of one kind within a transaction. */
export function recordWrites<N extends RecordName, F extends z.ZodObject>(
  definition: Pick<Definition<N, F>, 'name' | 'fields'>,
  overrides: Partial<RecordRules<N, z.output<F>>> = {},
) {
  type Item = z.output<F>;
  const { name } = definition;
  const rules = { ...defaultRules<N, Item>(definition.fields), ...overrides };

  const checkReferences = (tx: Tx, after: StoredRecords[N], before?: StoredRecords[N]) =>
    checkRecordsExist(tx.db, {
      after: recordReferences(name, after),
      before: before ? recordReferences(name, before) : [],
    });

  const create = async (tx: Tx, item: Item, system: Partial<Fields<N>> = {}) => {
    const created = { ...(await rules.create(tx, item)), ...system };
    await checkReferences(tx, created as StoredRecords[N]);
    return createRecord(tx, name, created);
  };

  const save = async (tx: Tx, { item, revision }: SaveParams<Item>) => {
    const { id, ...given } = item;
    const fields = given as Partial<Item>;
    if (id === undefined) return create(tx, fields as Item);
    const stored = await getRecord(tx.db, name, id);
    if (revision !== stored.revision) throw new RpcError('CONFLICT', { revision: stored.revision });
    const change = await rules.change(tx, stored, fields);
    await checkReferences(tx, { ...stored, ...change }, stored);
    return changeRecord(tx, name, { id, revision, fields: change });
  };

  const deleteAll = async (tx: Tx, ids: readonly number[]): Promise<number> => {
    let deleted = 0;
    for (const id of new Set(ids)) {
      await getRecord(tx.db, name, id).then(
        (stored) => rules.checkDelete(tx, stored),
        ignoreMissing,
      );
      if (await deleteRecord(tx, name, id)) deleted += 1;
    }
    return deleted;
  };

  return { rules, create, save, deleteAll };
}

/** The five common methods for stored records. */
export function recordHandlers<N extends RecordName, F extends z.ZodObject>(
  store: Store,
  definition: Definition<N, F>,
  overrides: Partial<RecordRules<N, z.output<F>>> = {},
) {
  type Item = z.output<F>;
  const { name, search: searched } = definition;
  const { rules, save, deleteAll } = recordWrites(definition, overrides);
  return {
    getList: async (query: ListParams) => listRecords(store.read, name, { ...query, searched }),
    get: async ({ id }: { id: number }) => getRecord(store.read, name, id),
    save: async (params: SaveParams<Item>, { actor }: SignedInContext) =>
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

/** A record that doesn't exist counts as deleted. */
function ignoreMissing(error: unknown): void {
  if (!(error instanceof RpcError && error.type === 'NOT_FOUND')) throw error;
}

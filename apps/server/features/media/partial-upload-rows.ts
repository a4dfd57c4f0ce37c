import { RpcError } from '@plinth/contract';
import type { Actor } from '../../storage/database/actor.ts';
import type { Tables } from '../../storage/database/schema.ts';
import type { Store, Tx } from '../../storage/database/store.ts';

export type PartialUploadRow = Tables['partial_upload'];

type NewUpload = Pick<PartialUploadRow, 'id' | 'account_id' | 'name' | 'size' | 'stamp'>;

/** How long a process that dies keeps a file, in ms. While one works on it, it renews its claim. */
const LEASE = 60_000;
const RENEWAL = LEASE / 3;

/** Unfinished uploads of an account. The oldest idle ones are evicted. */
const MAX_OPEN = 20;

/** Uploads without a part for so long need no space until they continue, in ms. */
const IDLE_AFTER = 10 * 60_000;

/** Marks an upload as complete, in the transaction that stores its record. */
export const completeUpload = ({ db, now }: Tx, id: string, media_id: number) =>
  db
    .updateTable('partial_upload')
    .set({ media_id, lease_until: 0, modified: now })
    .where('id', '=', id)
    .execute();

/** Uploads in the database: how much of each has arrived, and which process works on it. */
export function openPartialUploadRows(store: Store) {
  const renew = (id: string) =>
    store.transaction(({ db, now }) =>
      db
        .updateTable('partial_upload')
        .set({ lease_until: now + LEASE })
        .where('id', '=', id)
        .where('lease_until', '>', 0)
        .execute(),
    );

  return {
    /** Throws `NOT_FOUND` for uploads of another account, too. */
    find: async (id: string, { account_id }: Actor): Promise<PartialUploadRow> => {
      const row = await store.read
        .selectFrom('partial_upload')
        .selectAll()
        .where('id', '=', id)
        .where('account_id', '=', account_id ?? 0)
        .executeTakeFirst();
      if (!row) throw new RpcError('NOT_FOUND');
      return row;
    },
    /** An earlier upload of the same file, unless its record was deleted. */
    findSame: ({ account_id, name, size, stamp }: Omit<NewUpload, 'id'>) =>
      store.read
        .selectFrom('partial_upload')
        .selectAll()
        .where('account_id', '=', account_id)
        .where('name', '=', name)
        .where('size', '=', size)
        .where('stamp', '=', stamp)
        .where(({ or, eb, selectFrom }) =>
          or([
            eb('media_id', 'is', null),
            eb('media_id', 'in', selectFrom('media').select('media.id')),
          ]),
        )
        .orderBy('received', 'desc')
        .executeTakeFirst(),
    insert: (upload: NewUpload) =>
      store.transaction(({ db, now }) =>
        db
          .insertInto('partial_upload')
          .values({ ...upload, received: 0, lease_until: 0, media_id: null, modified: now })
          .execute(),
      ),
    remove: (id: string) =>
      store.transaction(({ db }) => db.deleteFrom('partial_upload').where('id', '=', id).execute()),
    /**
     * Deletes idle uploads of an account that has too many. Returns them, and how many bytes the
     * uploads in progress still need.
     */
    makeRoom: (account_id: number) =>
      store.transaction(async ({ db, now }) => {
        const idle = await db
          .selectFrom('partial_upload')
          .select('id')
          .where('account_id', '=', account_id)
          .where('media_id', 'is', null)
          .where('lease_until', '<=', now)
          .orderBy('modified', 'desc')
          .execute();
        const evicted = idle.slice(MAX_OPEN - 1).map(({ id }) => id);
        if (evicted.length > 0)
          await db.deleteFrom('partial_upload').where('id', 'in', evicted).execute();
        const rest = await db
          .selectFrom('partial_upload')
          .select(({ fn }) => [
            fn.sum<number>('size').as('size'),
            fn.sum<number>('received').as('received'),
          ])
          .where('media_id', 'is', null)
          .where('modified', '>=', now - IDLE_AFTER)
          .executeTakeFirst();
        return { evicted, expected: Number(rest?.size ?? 0) - Number(rest?.received ?? 0) };
      }),
    /** Claims the file for this process. False if another one has it, or it has grown. */
    claim: ({ id, received }: PartialUploadRow) =>
      store.transaction(async ({ db, now }) => {
        const { numUpdatedRows } = await db
          .updateTable('partial_upload')
          .set({ lease_until: now + LEASE })
          .where('id', '=', id)
          .where('received', '=', received)
          .where('lease_until', '<=', now)
          .where('media_id', 'is', null)
          .executeTakeFirst();
        return numUpdatedRows === 1n;
      }),
    /** Keeps a claim until the work is done. */
    keepClaim: async <T>(id: string, work: () => Promise<T>): Promise<T> => {
      const timer = setInterval(() => void renew(id).catch(() => undefined), RENEWAL);
      try {
        return await work();
      } finally {
        clearInterval(timer);
      }
    },
    /** Ends a claim; `received` is how much of the file has arrived. */
    release: (id: string, received: number) =>
      store.transaction(({ db, now }) =>
        db
          .updateTable('partial_upload')
          .set({ lease_until: 0, received, modified: now })
          .where('id', '=', id)
          .execute(),
      ),
  };
}

import {
  MAX_UNSAVED_CHARACTERS,
  RpcError,
  type SaveUnsavedWork,
  type StoredUnsavedWork,
  type UnsavedVersion,
} from '@plinth/contract';
import type { Owner } from '@plinth/model';
import type { Reader, Tx } from '../../storage/database/store.ts';
import { getOwner, type OwnedDocument, ownerOf } from './owned-document.ts';

/** Age in ms at which unsaved work is deleted, as in the browser. */
const MAX_AGE_MS = 90 * 24 * 60 * 60 * 1000;

/** A user's unsaved work on one document. */
export type UnsavedTarget = { readonly owner: OwnedDocument; readonly account_id: number };

const keyOf = ({ owner, account_id }: UnsavedTarget) => {
  const { kind, id } = ownerOf(owner);
  return { account_id, owner_kind: kind, owner_id: id };
};

async function findRow(db: Reader, target: UnsavedTarget) {
  const { account_id, owner_kind, owner_id } = keyOf(target);
  return db
    .selectFrom('unsaved_work')
    .select(['window', 'revision', 'modified', 'device', 'data'])
    .where('account_id', '=', account_id)
    .where('owner_kind', '=', owner_kind)
    .where('owner_id', '=', owner_id)
    .executeTakeFirst();
}

const includes = (versions: readonly UnsavedVersion[], stored: UnsavedVersion): boolean =>
  versions.some(({ window, revision }) => window === stored.window && stored.revision <= revision);

/** Throws `NOT_FOUND` if the owner doesn't exist. */
export async function readUnsavedWork(
  db: Reader,
  target: UnsavedTarget,
  now: number,
): Promise<StoredUnsavedWork | null> {
  await getOwner(db, target.owner);
  const row = await findRow(db, target);
  if (!row || row.modified < now - MAX_AGE_MS) return null;
  const data = JSON.parse(row.data) as StoredUnsavedWork['data'];
  return { ...row, modified: new Date(row.modified).toISOString(), data };
}

/** Throws `CONFLICT` if there is work that this window neither made, restored, nor discarded. */
export async function saveUnsavedWork(
  { db, now }: Tx,
  target: UnsavedTarget,
  save: Omit<SaveUnsavedWork, 'id'> & { readonly device: string },
): Promise<void> {
  const { window, revision, replaces, device } = save;
  const data = JSON.stringify(save.data);
  if (data.length > MAX_UNSAVED_CHARACTERS) throw new RpcError('TOO_LARGE');
  await getOwner(db, target.owner);
  await db
    .deleteFrom('unsaved_work')
    .where('modified', '<', now - MAX_AGE_MS)
    .execute();
  const stored = await findRow(db, target);
  if (stored?.window === window && stored.revision >= revision) return;
  if (stored && stored.window !== window && !includes(replaces, stored)) {
    throw new RpcError('CONFLICT');
  }
  const fields = { window, revision, modified: now, device, data };
  await db
    .insertInto('unsaved_work')
    .values({ ...keyOf(target), ...fields })
    .onConflict((on) => on.columns(['account_id', 'owner_kind', 'owner_id']).doUpdateSet(fields))
    .execute();
}

export async function deleteUnsavedWork(
  { db }: Tx,
  target: UnsavedTarget,
  versions: readonly UnsavedVersion[],
): Promise<void> {
  const stored = await findRow(db, target);
  if (!stored || !includes(versions, stored)) return;
  const { account_id, owner_kind, owner_id } = keyOf(target);
  await db
    .deleteFrom('unsaved_work')
    .where('account_id', '=', account_id)
    .where('owner_kind', '=', owner_kind)
    .where('owner_id', '=', owner_id)
    .execute();
}

/** Deletes the unsaved work of all users on a deleted document. */
export async function deleteAllUnsavedWork({ db }: Tx, { kind, id }: Owner): Promise<void> {
  await db
    .deleteFrom('unsaved_work')
    .where('owner_kind', '=', kind)
    .where('owner_id', '=', id)
    .execute();
}

import type { Store, Tx } from '../../storage/database/store.ts';
import type { FileStore } from '../../storage/files/file-store.ts';

/**
 * Lists files that no record references: added before a file is stored, and before a record drops
 * it. Files left by a crash are found in this list without scanning the whole store.
 */
export async function markOrphaned({ db, now }: Tx, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await db
    .insertInto('loose_file')
    .values(keys.map((file_key) => ({ file_key, since: now })))
    .onConflict((conflict) => conflict.column('file_key').doNothing())
    .execute();
}

/** Removes files from the list once a record references them. */
export async function unmarkOrphaned({ db }: Tx, keys: readonly string[]): Promise<void> {
  if (keys.length > 0) await db.deleteFrom('loose_file').where('file_key', 'in', keys).execute();
}

type Ports = { readonly store: Store; readonly files: Pick<FileStore, 'remove'> };

/** Deletes the given files if they are on the list, then removes them from it. */
export async function deleteOrphaned(
  { store, files }: Ports,
  keys: readonly string[],
): Promise<void> {
  if (keys.length === 0) return;
  const rows = await store.read
    .selectFrom('loose_file')
    .select('file_key')
    .where('file_key', 'in', keys)
    .execute();
  for (const { file_key } of rows) await files.remove(file_key);
  await store.transaction((tx) =>
    unmarkOrphaned(
      tx,
      rows.map(({ file_key }) => file_key),
    ),
  );
}

/** Deletes all files that were added to the list before a time (ms since 1970). */
export async function sweepOrphaned(ports: Ports, before: number): Promise<void> {
  const rows = await ports.store.read
    .selectFrom('loose_file')
    .select('file_key')
    .where('since', '<', before)
    .execute();
  await deleteOrphaned(
    ports,
    rows.map(({ file_key }) => file_key),
  );
}

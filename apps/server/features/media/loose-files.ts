import type { Store, Tx } from '../../storage/database/store.ts';
import type { FileStore } from '../../storage/files/file-store.ts';

/**
 * Files that no record holds are on a list: before they are stored, and before their record lets go
 * of them. Whatever a crash leaves behind is on it, so a file is found without looking through all.
 */
export async function markLoose({ db, now }: Tx, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await db
    .insertInto('loose_file')
    .values(keys.map((file_key) => ({ file_key, since: now })))
    .onConflict((conflict) => conflict.column('file_key').doNothing())
    .execute();
}

/** A record holds them now. */
export async function markHeld({ db }: Tx, keys: readonly string[]): Promise<void> {
  if (keys.length > 0) await db.deleteFrom('loose_file').where('file_key', 'in', keys).execute();
}

type Ports = { readonly store: Store; readonly files: FileStore };

/** Removes those of the files that nothing holds, and then forgets them. */
export async function removeLoose({ store, files }: Ports, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  const rows = await store.read
    .selectFrom('loose_file')
    .select('file_key')
    .where('file_key', 'in', keys)
    .execute();
  for (const { file_key } of rows) await files.remove(file_key);
  await store.transaction((tx) =>
    markHeld(
      tx,
      rows.map(({ file_key }) => file_key),
    ),
  );
}

/** Removes what was let go of before `until` and never removed: ms since 1970. */
export async function sweepLoose(ports: Ports, until: number): Promise<void> {
  const rows = await ports.store.read
    .selectFrom('loose_file')
    .select('file_key')
    .where('since', '<', until)
    .execute();
  await removeLoose(
    ports,
    rows.map(({ file_key }) => file_key),
  );
}

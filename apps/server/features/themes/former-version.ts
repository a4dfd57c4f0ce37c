// The version of an installed theme that another one has replaced: kept as an archive, to go back to it.
import { Readable } from 'node:stream';
import { RpcError } from '@plinth/contract';
import type { StoredTheme } from '../../storage/database/record-types.ts';
import type { Reader, Tx } from '../../storage/database/store.ts';
import { type FileStore, newFileKey } from '../../storage/files/file-store.ts';
import { zipStream } from '../../storage/files/write-zip.ts';
import { markOrphaned, unmarkOrphaned } from '../media/orphaned-files.ts';

export type FormerVersion = {
  readonly theme: string;
  readonly version: string;
  readonly file_key: string;
};

const COLUMNS = ['theme', 'version', 'file_key'] as const;

export const readFormerVersions = (db: Reader): Promise<readonly FormerVersion[]> =>
  db.selectFrom('former_theme').select(COLUMNS).execute();

export const findFormerVersion = (db: Reader, id: string): Promise<FormerVersion | undefined> =>
  db.selectFrom('former_theme').select(COLUMNS).where('theme', '=', id).executeTakeFirst();

/** A version whose archive is in the file store, but which isn't listed yet. */
export type KeptVersion = {
  /** Of the installed theme that it is. */
  readonly revision: number;
  readonly version: string;
  /** Null: files of it are missing, so there is nothing to go back to. */
  readonly file_key: string | null;
};

class FileMissing extends Error {
  override readonly name = 'FileMissing';
}

function archiveOf({ manifest, documents, files }: StoredTheme, store: FileStore): Readable {
  const texts = Object.entries({ 'theme.json': manifest, ...documents });
  return zipStream([
    ...texts.map(([name, content]) => ({
      name,
      open: async () => Readable.from([Buffer.from(JSON.stringify(content))]),
    })),
    ...Object.entries(files).map(([name, key]) => ({
      name,
      open: async () => {
        const opened = await store.open(key);
        if (!opened) throw new FileMissing(name);
        return opened.stream;
      },
    })),
  ]);
}

/** Stores the archive of an installed theme under this key, which is on the list of orphaned files. */
export async function keepVersion(
  installed: StoredTheme,
  file_key: string,
  store: FileStore,
): Promise<KeptVersion> {
  const { revision, manifest } = installed;
  const kept = { revision, version: String(manifest.version) };
  try {
    await store.put(file_key, archiveOf(installed, store));
    return { ...kept, file_key };
  } catch (error) {
    if (error instanceof FileMissing) return { ...kept, file_key: null };
    throw error;
  }
}

export const newArchiveKey = (): string => newFileKey('zip');

/**
 * Lists the version that is being replaced. Throws `CONFLICT` if it isn't the installed one any more.
 * Returns the keys of files that nothing uses any more.
 */
export async function saveFormerVersion(
  tx: Tx,
  installed: StoredTheme,
  kept: KeptVersion | undefined,
): Promise<readonly string[]> {
  const { key: theme, revision } = installed;
  if (kept?.revision !== revision) throw new RpcError('CONFLICT', { revision });
  const dropped = await dropFormerVersion(tx, theme);
  const { version, file_key } = kept;
  if (file_key === null) return dropped;
  await unmarkOrphaned(tx, [file_key]);
  const created = tx.now;
  await tx.db.insertInto('former_theme').values({ theme, version, file_key, created }).execute();
  return dropped;
}

/** Returns the keys of files that nothing uses any more. */
export async function dropFormerVersion(tx: Tx, theme: string): Promise<readonly string[]> {
  const former = await findFormerVersion(tx.db, theme);
  if (!former) return [];
  await tx.db.deleteFrom('former_theme').where('theme', '=', theme).execute();
  await markOrphaned(tx, [former.file_key]);
  return [former.file_key];
}

import type { Readable } from 'node:stream';
import type { FileStore } from '../../storage/files/file-store.ts';
import type { BackupStore } from './backup-store.ts';
import type { BackupKey } from './encryption.ts';
import { type BackedUpFile, FILE_STORES, type FileStoreName, storedContent } from './manifest.ts';
import { sealContent } from './sealed-stream.ts';
import { chained, createMeter } from './streams.ts';

export type SiteFiles = { readonly [S in FileStoreName]: FileStore };

export type CopiedFiles = ReadonlyMap<string, BackedUpFile>;

export const fileId = ({ store, key }: Pick<BackedUpFile, 'store' | 'key'>): string =>
  `${store}/${key}`;

type CopyOptions = {
  readonly files: SiteFiles;
  readonly backups: BackupStore;
  /** Those of an earlier backup. Content under a key never changes, so they aren't read again. */
  readonly known: CopiedFiles;
  /** Encrypts them. */
  readonly key: BackupKey | null;
};

type NewContent = Pick<BackedUpFile, 'size' | 'sha256' | 'sealed'>;

async function addContent(
  stream: Readable,
  { backups, key }: Pick<CopyOptions, 'backups' | 'key'>,
): Promise<NewContent> {
  if (!key) return backups.addContent(stream);
  const plain = createMeter();
  const sealed = await backups.addContent(chained(stream, plain.stream, sealContent(key.secret)));
  const { size, sha256 } = plain.result();
  return { size, sha256: key.fingerprint(sha256), sealed };
}

/** Copies all files of the site that aren't there already. Those that are deleted meanwhile are left out. */
export async function copyFiles({ files, known, ...target }: CopyOptions): Promise<CopiedFiles> {
  const copied = new Map<string, BackedUpFile>();
  for (const store of FILE_STORES) {
    for await (const { key, size } of files[store].list()) {
      const id = fileId({ store, key });
      const earlier = known.get(id);
      if (earlier?.size === size && (await target.backups.hasContent(storedContent(earlier)))) {
        copied.set(id, earlier);
        continue;
      }
      const opened = await files[store].open(key);
      if (!opened) continue;
      copied.set(id, { store, key, ...(await addContent(opened.stream, target)) });
    }
  }
  return copied;
}

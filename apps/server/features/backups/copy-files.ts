import type { FileStore } from '../../storage/files/file-store.ts';
import type { BackupStore } from './backup-store.ts';
import { type BackedUpFile, FILE_STORES, type FileStoreName } from './manifest.ts';

export type SiteFiles = { readonly [S in FileStoreName]: FileStore };

export type CopiedFiles = ReadonlyMap<string, BackedUpFile>;

export const fileId = ({ store, key }: Pick<BackedUpFile, 'store' | 'key'>): string =>
  `${store}/${key}`;

type CopyOptions = {
  readonly files: SiteFiles;
  readonly backups: BackupStore;
  /** Those of an earlier backup. Content under a key never changes, so they aren't read again. */
  readonly known: CopiedFiles;
};

/** Copies all files of the site that aren't there already. Those that are deleted meanwhile are left out. */
export async function copyFiles({ files, backups, known }: CopyOptions): Promise<CopiedFiles> {
  const copied = new Map<string, BackedUpFile>();
  for (const store of FILE_STORES) {
    for await (const { key, size } of files[store].list()) {
      const id = fileId({ store, key });
      const earlier = known.get(id);
      if (earlier?.size === size && (await backups.hasContent(earlier))) {
        copied.set(id, earlier);
        continue;
      }
      const opened = await files[store].open(key);
      if (!opened) continue;
      copied.set(id, { store, key, ...(await backups.addContent(opened.stream)) });
    }
  }
  return copied;
}

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { FileStore } from './file-store.ts';
import { createFolderStore } from './folder-store.ts';
import { openPartialFiles, type PartialFiles } from './partial-files.ts';
import { readS3Config } from './s3-config.ts';
import { createS3Store } from './s3-store.ts';
import { openStaging, type Staging } from './staging.ts';

export type MediaFiles = {
  /** Where files are before they are stored. */
  readonly folder: string;
  readonly store: FileStore;
  readonly staging: Staging;
  readonly partial: PartialFiles;
};

export type MediaFilesOptions = {
  /** The data folder. */
  readonly folder: string;
  /** `PLINTH_STORAGE`. Undefined: the data folder. */
  readonly address: string | undefined;
  /** Provides the S3 credentials. */
  readonly environment: { readonly [name: string]: string | undefined };
};

/** Opens the media file store. Throws `StartupError` if the URL isn't valid. */
export function openMediaFiles({ folder, address, environment }: MediaFilesOptions): MediaFiles {
  const uploads = join(folder, 'uploads');
  mkdirSync(uploads, { recursive: true, mode: 0o700 });
  const staging = openStaging(join(uploads, '.incoming'));
  const store = address
    ? createS3Store(readS3Config(address, environment), staging)
    : createFolderStore(uploads, staging);
  return { folder: uploads, store, staging, partial: openPartialFiles(join(uploads, '.partial')) };
}

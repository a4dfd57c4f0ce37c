import type { Store } from '../../storage/database/store.ts';
import type { FileStore } from '../../storage/files/file-store.ts';
import type { MediaFiles } from '../../storage/files/open-files.ts';
import { sweepOrphaned } from './orphaned-files.ts';
import { PARTIAL_UPLOAD_LIFETIME } from './partial-uploads.ts';

const HOUR = 3_600_000;

type Ports = {
  readonly store: Store;
  readonly mediaFiles: MediaFiles;
  readonly attachments: FileStore;
};

/**
 * Deletes what crashed processes left of media files, and of files that visitors sent. On a single
 * machine, all staged files from before the start are orphaned. With several machines, others may be
 * working on files that are less than an hour old.
 */
export async function sweepMedia(
  { store, mediaFiles, attachments }: Ports,
  started: number,
): Promise<void> {
  const before = store.kind === 'sqlite' ? started : started - HOUR;
  await mediaFiles.staging.sweep(before);
  await sweepPartialUploads({ store, mediaFiles }, started);
  const stores = [mediaFiles.store, attachments];
  const files = {
    // Generated keys are in one of them.
    remove: async (key: string) => {
      for (const each of stores) await each.remove(key);
    },
  };
  await sweepOrphaned({ store, files }, before);
}

/** Deletes uploads that nobody continued for a day, and what files are left of them. */
export async function sweepPartialUploads(
  { store, mediaFiles }: Pick<Ports, 'store' | 'mediaFiles'>,
  now: number,
): Promise<void> {
  const before = now - PARTIAL_UPLOAD_LIFETIME;
  await mediaFiles.partial.sweep(before);
  await store.transaction(({ db }) =>
    db.deleteFrom('partial_upload').where('modified', '<', before).execute(),
  );
}

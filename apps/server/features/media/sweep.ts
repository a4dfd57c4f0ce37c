import type { Store } from '../../storage/database/store.ts';
import type { MediaFiles } from '../../storage/files/open-files.ts';
import { sweepOrphaned } from './orphaned-files.ts';

const HOUR = 3_600_000;

/**
 * Deletes what crashed processes left. On a single machine, all staged files from before the start
 * are orphaned. With several machines, others may be working on files that are less than an hour
 * old.
 */
export async function sweepMedia(
  { store, mediaFiles }: { readonly store: Store; readonly mediaFiles: MediaFiles },
  started: number,
): Promise<void> {
  const before = store.kind === 'sqlite' ? started : started - HOUR;
  await mediaFiles.staging.sweep(before);
  await sweepOrphaned({ store, files: mediaFiles.store }, before);
}

import type { Store } from '../../storage/database/store.ts';
import type { MediaFiles } from '../../storage/files/open-files.ts';
import { sweepLoose } from './loose-files.ts';

const HOUR = 3_600_000;

/**
 * Removes what a process that died left behind. On one machine everything from before the start is
 * such; with several, another one may be at work, but not for an hour.
 */
export async function sweepMedia(
  { store, mediaFiles }: { readonly store: Store; readonly mediaFiles: MediaFiles },
  started: number,
): Promise<void> {
  const until = store.kind === 'sqlite' ? started : started - HOUR;
  await mediaFiles.staging.sweep(until);
  await sweepLoose({ store, files: mediaFiles.store }, until);
}

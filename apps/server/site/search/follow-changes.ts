import type { Changes } from '../../storage/database/changes.ts';
import type { SearchIndex } from './search-index.ts';

/** How long after a change the index takes it in by itself, in ms. A search does so at once. */
const REST_MS = 2_000;

/**
 * Keeps the index up to date between searches, beginning now, so that a search rarely waits for it.
 * Returns what stops it.
 */
export function followChanges(
  { changes }: { readonly changes: Changes },
  index: SearchIndex,
): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const follow = (): void => {
    timer ??= setTimeout(() => {
      timer = undefined;
      running = running.then(() => (isStopped ? undefined : index.update()));
    }, REST_MS).unref();
  };
  const unsubscribe = changes.subscribe(follow);
  follow();
  return async () => {
    isStopped = true;
    unsubscribe();
    clearTimeout(timer);
    await running;
    await index.stop();
  };
}

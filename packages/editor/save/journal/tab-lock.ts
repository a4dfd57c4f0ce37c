import type { Owner } from '@plinth/model';

/** Resolves once other windows can take the lock. */
export type Release = () => Promise<void>;

/** The lock of a journal, which the window that writes it holds. */
export const lockName = ({ kind, id }: Owner, journal: string): string =>
  `plinth-journal-${kind}-${id}-${journal}`;

/** A window that just closed may still hold its lock: how often to try, and ms between two tries. */
const TRIES = 12;
const PAUSE_MS = 250;

const pause = () => new Promise<void>((done) => setTimeout(done, PAUSE_MS));

/** Names of the locks that open windows hold; none without the Web Locks API. */
export async function heldLocks(): Promise<ReadonlySet<string>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return new Set(held.flatMap(({ name }) => name ?? []));
}

/** Doesn't wait, so a timeout can't win against a lock that is granted while the page is busy. */
const tryLock = (name: string): Promise<Release | null> =>
  new Promise((resolve) => {
    const released: Promise<void> = navigator.locks
      .request(name, { ifAvailable: true }, (lock) => {
        if (!lock) return resolve(null);
        return new Promise<void>((release) =>
          resolve(() => {
            release();
            return released;
          }),
        );
      })
      .catch(() => resolve(null));
  });

/**
 * Takes a lock by name for this window; null if another window holds it. The browser releases the
 * locks of killed windows. Without the Web Locks API (insecure origins) every lock is granted.
 */
export async function holdTabLock(name: string): Promise<Release | null> {
  if (!navigator.locks) return () => Promise.resolve();
  for (let tries = 1; tries < TRIES; tries++) {
    const release = await tryLock(name);
    if (release) return release;
    await pause();
  }
  return tryLock(name);
}

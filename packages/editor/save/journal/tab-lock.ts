export type Release = () => void;

/** A window that just closed may still hold its lock: how often to try, and ms between two tries. */
const TRIES = 12;
const PAUSE_MS = 250;

const pause = () => new Promise<void>((done) => setTimeout(done, PAUSE_MS));

/** Doesn't wait, so a timeout can't win against a lock that is granted while the page is busy. */
const tryLock = (name: string): Promise<Release | null> =>
  new Promise((resolve) => {
    navigator.locks
      .request(name, { ifAvailable: true }, (lock) =>
        lock ? new Promise<void>((release) => resolve(release)) : resolve(null),
      )
      .catch(() => resolve(null));
  });

/**
 * Takes a lock by name for this window; null if another window holds it. The browser releases the
 * locks of killed windows. Without the Web Locks API (insecure origins) every lock is granted.
 */
export async function holdTabLock(name: string): Promise<Release | null> {
  if (!navigator.locks) return () => undefined;
  for (let tries = 1; tries < TRIES; tries++) {
    const release = await tryLock(name);
    if (release) return release;
    await pause();
  }
  return tryLock(name);
}

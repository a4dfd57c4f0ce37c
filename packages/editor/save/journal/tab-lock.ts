export type Release = () => void;

/** ms to wait for a lock: a window that just closed may still hold it. */
const LOCK_TIMEOUT_MS = 1000;

/**
 * Takes a lock by name for this window; null if another window holds it. The browser releases the
 * locks of killed windows. Without the Web Locks API (insecure origins) every lock is granted.
 */
export const holdTabLock = (name: string): Promise<Release | null> =>
  new Promise((resolve) => {
    if (!navigator.locks) {
      resolve(() => undefined);
      return;
    }
    navigator.locks
      .request(
        name,
        { signal: AbortSignal.timeout(LOCK_TIMEOUT_MS) },
        () => new Promise<void>((release) => resolve(release)),
      )
      .catch(() => resolve(null));
  });

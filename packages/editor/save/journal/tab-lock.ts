export type Release = () => void;

/** ms for which a window that was just closed may still hold what was its own. */
const LEAVING = 1000;

/**
 * Holds a name for this window; null where another window has it. A window that is killed lets go by
 * that. A browser without locks (an insecure address) holds everything.
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
        { signal: AbortSignal.timeout(LEAVING) },
        () => new Promise<void>((release) => resolve(release)),
      )
      .catch(() => resolve(null));
  });

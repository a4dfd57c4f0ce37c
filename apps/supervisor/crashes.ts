const MINUTE = 60_000;
const MAX_CRASHES = 5;
const FIRST_DELAY_MS = 250;
const MAX_DELAY_MS = 30_000;

/** ms until something that has failed once or more is tried again. */
export const retryDelay = (failures: number): number =>
  Math.min(FIRST_DELAY_MS * 2 ** (failures - 1), MAX_DELAY_MS);

/** Counts crashes. Each returns the ms until the next start, or null after too many in a minute. */
export function createCrashCount(clock: () => number): () => number | null {
  let times: number[] = [];
  return () => {
    const now = clock();
    times = [...times.filter((time) => time > now - MINUTE), now];
    if (times.length >= MAX_CRASHES) return null;
    return times.length === 1 ? 0 : retryDelay(times.length - 1);
  };
}

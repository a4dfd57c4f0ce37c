const MINUTE = 60_000;
const MAX_CRASHES = 5;
const FIRST_DELAY_MS = 250;

/** Counts crashes. Each returns the ms until the next start, or null after too many in a minute. */
export function createCrashCount(clock: () => number): () => number | null {
  let times: number[] = [];
  return () => {
    const now = clock();
    times = [...times.filter((time) => time > now - MINUTE), now];
    if (times.length >= MAX_CRASHES) return null;
    return times.length === 1 ? 0 : FIRST_DELAY_MS * 2 ** (times.length - 2);
  };
}

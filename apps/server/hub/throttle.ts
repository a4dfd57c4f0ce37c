const MINUTE = 60_000;
const MAX_CALLERS = 10_000;

/** Whether a caller has made more than `calls` requests within the last minute. */
export function createThrottle(calls: number, clock: () => number): (caller: string) => boolean {
  let started = clock();
  const counts = new Map<string, number>();
  return (caller) => {
    if (clock() - started > MINUTE || counts.size > MAX_CALLERS) {
      counts.clear();
      started = clock();
    }
    const count = (counts.get(caller) ?? 0) + 1;
    counts.set(caller, count);
    return count > calls;
  };
}

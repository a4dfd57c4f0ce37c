import { useCallback, useEffect, useState } from 'react';

/** What a port answers, read anew whenever the part that shows it opens, and once more by `again`. */
export function useRequest<T>(read: () => Promise<T>) {
  const [value, setValue] = useState<T | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn reads again
  useEffect(() => {
    let isGone = false;
    setFailed(false);
    read().then(
      (found) => !isGone && setValue(found),
      () => !isGone && setFailed(true),
    );
    return () => {
      isGone = true;
    };
  }, [read, turn]);
  const again = useCallback(() => setTurn((count) => count + 1), []);
  return { value, hasFailed, again };
}

import { useCallback, useEffect, useState } from 'react';

/** Result of a port's request, sent on mount and again by `again`. */
export function useRequest<T>(read: () => Promise<T>) {
  const [value, setValue] = useState<T | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new turn reloads
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

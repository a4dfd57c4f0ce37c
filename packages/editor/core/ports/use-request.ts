import { useCallback, useEffect, useState } from 'react';

/** Result of a port's request, sent on mount and again by `reload`. Null if there is none to send. */
export function useRequest<T>(read: (() => Promise<T>) | null) {
  const [value, setValue] = useState<T | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt reloads
  useEffect(() => {
    let isCanceled = false;
    setFailed(false);
    if (!read) setValue(null);
    read?.().then(
      (found) => !isCanceled && setValue(found),
      () => !isCanceled && setFailed(true),
    );
    return () => {
      isCanceled = true;
    };
  }, [read, attempt]);
  const reload = useCallback(() => setAttempt((count) => count + 1), []);
  return { value, hasFailed, reload };
}

import { useRef, useSyncExternalStore } from 'react';

type SnapshotSource<T> = {
  readonly subscribe: (listener: () => void) => () => void;
  readonly read: () => T;
  readonly isSame: (a: T, b: T) => boolean;
};

/**
 * Reads from a store, reusing the previous object while the content is equal to avoid rerenders.
 */
export function useStableSnapshot<T>({ subscribe, read, isSame }: SnapshotSource<T>): T {
  const last = useRef<{ readonly value: T } | null>(null);
  return useSyncExternalStore(subscribe, () => {
    const value = read();
    if (last.current === null || !isSame(last.current.value, value)) last.current = { value };
    return last.current.value;
  });
}

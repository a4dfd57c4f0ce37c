import { useSyncExternalStore } from 'react';

/** How often listeners may set a store again from within its own change. */
const MAX_REPEATS = 10;

/**
 * A store outside of React, for state that can be set from anywhere. Throws if its listeners keep
 * setting it.
 */
export function createStore<Value>(initial: Value) {
  let value = initial;
  let depth = 0;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return {
    get: () => value,
    set: (next: Value) => {
      if (depth > MAX_REPEATS) throw new Error('COMMON.MESSAGES.SIGNAL_COLLISION');
      value = next;
      depth += 1;
      try {
        for (const listener of listeners) listener();
      } finally {
        depth -= 1;
      }
    },
    subscribe,
  };
}

export type Store<Value> = ReturnType<typeof createStore<Value>>;

export const useStored = <Value>({ get, subscribe }: Store<Value>): Value =>
  useSyncExternalStore(subscribe, get);

import { useSyncExternalStore } from 'react';
import { limitRepeats } from '../app/repeats.ts';

/**
 * A store outside of React, for state that can be set from anywhere. Throws if its listeners keep
 * setting it.
 */
export function createStore<Value>(initial: Value) {
  let value = initial;
  const limited = limitRepeats('store');
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return {
    get: () => value,
    set: (next: Value) =>
      limited(() => {
        value = next;
        for (const listener of listeners) listener();
      }),
    subscribe,
  };
}

export type Store<Value> = ReturnType<typeof createStore<Value>>;

export const useStored = <Value>({ get, subscribe }: Store<Value>): Value =>
  useSyncExternalStore(subscribe, get);

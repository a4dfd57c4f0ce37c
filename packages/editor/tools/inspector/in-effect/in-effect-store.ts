import { createContext, use, useCallback, useSyncExternalStore } from 'react';
import { type InEffect, sameInEffect } from './read-in-effect.ts';

type Values = ReadonlyMap<string, InEffect>;

/** Values in effect of the selection; an unchanged value stays the same object. */
export function createInEffectStore() {
  let values: Values = new Map();
  const listeners = new Set<() => void>();
  return {
    get: (path: string) => values.get(path) ?? null,
    set: (next: Values) => {
      const before = values;
      values = new Map(
        [...next].map(([path, value]) => {
          const old = before.get(path);
          return [path, old && sameInEffect(old, value) ? old : value];
        }),
      );
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export type InEffectStore = ReturnType<typeof createInEffectStore>;

export const InEffectContext = createContext<InEffectStore | null>(null);

const NONE = () => () => undefined;

/** What the page's CSS makes of a property that the widget doesn't set; null if unknown. */
export function useInEffect(path: string): InEffect | null {
  const store = use(InEffectContext);
  const read = useCallback(() => store?.get(path) ?? null, [store, path]);
  return useSyncExternalStore(store?.subscribe ?? NONE, read);
}

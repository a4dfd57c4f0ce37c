import { createStore, type StoreApi } from 'zustand/vanilla';
import type { EditorSession } from '../session/types.ts';
import type { Problem } from './problem.ts';

type Found = {
  readonly problems: readonly Problem[];
  /** A look over the whole page has been finished. */
  readonly isComplete: boolean;
};

const stores = new WeakMap<EditorSession, StoreApi<Found>>();

/** What is known of a page's problems; it goes with the session. */
export function problemStore(session: EditorSession): StoreApi<Found> {
  const known = stores.get(session);
  if (known) return known;
  const store = createStore<Found>(() => ({ problems: [], isComplete: false }));
  stores.set(session, store);
  return store;
}

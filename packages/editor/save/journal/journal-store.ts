import { createStore, promisifyRequest } from 'idb-keyval';
import type { RawJournal } from './journal.ts';

/**
 * The browser's own store of unsaved work. Every widget and every step is an entry of its own, so
 * that an edit costs a small write however large the page is. Keys: `[page, journal, kind, name]`.
 */

type Kind = 'head' | 'step' | 'node';
export type EntryName = readonly [kind: Kind, name: string | number];

export type JournalWrite = {
  readonly put: readonly (readonly [EntryName, unknown])[];
  readonly drop: readonly EntryName[];
};

export type JournalAddress = { readonly pageId: number; readonly id: string };

const entries = createStore('plinth-editor', 'journal');

const keyOf = ({ pageId, id }: JournalAddress, [kind, name]: EntryName) => [pageId, id, kind, name];

/** Arrays come after numbers and texts: all keys that begin like this. */
const below = (...start: readonly (number | string)[]) =>
  IDBKeyRange.bound([...start], [...start, []]);

/** All of it or nothing. */
export const writeJournal = (
  address: JournalAddress,
  { put, drop }: JournalWrite,
): Promise<unknown> =>
  entries('readwrite', (store) => {
    for (const name of drop) store.delete(keyOf(address, name));
    for (const [name, value] of put) store.put(value, keyOf(address, name));
    return promisifyRequest(store.transaction);
  });

export const dropJournal = ({ pageId, id }: JournalAddress): Promise<unknown> =>
  entries('readwrite', (store) => {
    store.delete(below(pageId, id));
    return promisifyRequest(store.transaction);
  });

/** Everything that was kept of a page. */
export async function readJournals(pageId: number): Promise<readonly RawJournal[]> {
  const [keys, values] = await entries('readonly', (store) =>
    Promise.all([
      promisifyRequest(store.getAllKeys(below(pageId))),
      promisifyRequest(store.getAll(below(pageId))),
    ]),
  );
  type Raw = {
    id: string;
    head: unknown;
    steps: Map<number, unknown>;
    nodes: Map<string, unknown>;
  };
  const found = new Map<string, Raw>();
  keys.forEach((key, index) => {
    const [, id, kind, name] = key as [number, string, Kind, string | number];
    const raw = found.get(id) ?? { id, head: null, steps: new Map(), nodes: new Map() };
    found.set(id, raw);
    const value: unknown = values[index];
    if (kind === 'head') raw.head = value;
    else if (kind === 'step') raw.steps.set(Number(name), value);
    else raw.nodes.set(String(name), value);
  });
  return [...found.values()];
}

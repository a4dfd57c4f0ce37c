import type { Owner } from '@plinth/model';
import { createStore, promisifyRequest } from 'idb-keyval';
import type { RawJournal } from './journal.ts';

/**
 * The browser's own store of unsaved work. Every widget and every step is an entry of its own, so
 * that an edit costs a small write however large the page is. Keys: `[owner, journal, kind, name]`.
 */

type Kind = 'head' | 'step' | 'node';
export type EntryName = readonly [kind: Kind, name: string | number];

export type JournalWrite = {
  readonly put: readonly (readonly [EntryName, unknown])[];
  readonly drop: readonly EntryName[];
};

export type JournalAddress = { readonly owner: Owner; readonly id: string };

const entries = createStore('plinth-editor', 'journal');

/** Pages have their id alone, which is how the first versions named them. */
const ownerKey = ({ kind, id }: Owner): number | string => (kind === 'page' ? id : `${kind}-${id}`);

const keyOf = ({ owner, id }: JournalAddress, [kind, name]: EntryName) => [
  ownerKey(owner),
  id,
  kind,
  name,
];

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

export const dropJournal = ({ owner, id }: JournalAddress): Promise<unknown> =>
  entries('readwrite', (store) => {
    store.delete(below(ownerKey(owner), id));
    return promisifyRequest(store.transaction);
  });

/** Everything that was stored of a document. */
export async function readJournals(owner: Owner): Promise<readonly RawJournal[]> {
  const [keys, values] = await entries('readonly', (store) =>
    Promise.all([
      promisifyRequest(store.getAllKeys(below(ownerKey(owner)))),
      promisifyRequest(store.getAll(below(ownerKey(owner)))),
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
    const [, id, kind, name] = key as [number | string, string, Kind, string | number];
    const raw = found.get(id) ?? { id, head: null, steps: new Map(), nodes: new Map() };
    found.set(id, raw);
    const value: unknown = values[index];
    if (kind === 'head') raw.head = value;
    else if (kind === 'step') raw.steps.set(Number(name), value);
    else raw.nodes.set(String(name), value);
  });
  return [...found.values()];
}

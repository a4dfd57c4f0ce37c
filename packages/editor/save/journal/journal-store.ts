import type { Owner } from '@plinth/model';
import { createStore, promisifyRequest } from 'idb-keyval';
import type { RawJournal } from './journal.ts';

/**
 * Journals in IndexedDB. Every widget and every undo step is a separate entry, so an edit is a small
 * write on a page of any size. Keys: `[owner, journal, kind, name]`.
 */

type Kind = 'head' | 'step' | 'node';
export type EntryName = readonly [kind: Kind, name: string | number];

export type JournalWrite = {
  readonly put: readonly (readonly [EntryName, unknown])[];
  readonly drop: readonly EntryName[];
};

export type JournalAddress = { readonly owner: Owner; readonly id: string };

const entries = createStore('plinth-editor', 'journal');

/** Pages use their id alone, as in the first versions. */
const ownerKey = ({ kind, id }: Owner): number | string => (kind === 'page' ? id : `${kind}-${id}`);

const keyOf = ({ owner, id }: JournalAddress, [kind, name]: EntryName) => [
  ownerKey(owner),
  id,
  kind,
  name,
];

/** All keys with this prefix: IndexedDB sorts arrays after numbers and strings. */
const below = (...start: readonly (number | string)[]) =>
  IDBKeyRange.bound([...start], [...start, []]);

/** Writes atomically. */
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

/** All journals of a document. */
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

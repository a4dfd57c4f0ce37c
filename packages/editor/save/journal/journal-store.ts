import { OWNER_KINDS, type Owner } from '@plinth/model';
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

/** The document of a key; null for a kind that doesn't exist anymore. */
export function ownerOf(key: number | string): Owner | null {
  if (typeof key === 'number') return { kind: 'page', id: key };
  const [name, id] = key.split('-');
  const kind = OWNER_KINDS.find((each) => each === name);
  return kind ? { kind, id: Number(id) } : null;
}

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

/** The heads of all journals that hold unsaved work, of all documents. */
export async function readUnsavedHeads(): Promise<
  readonly { readonly address: JournalAddress; readonly head: unknown }[]
> {
  const keys = await entries('readonly', (store) => promisifyRequest(store.getAllKeys()));
  const found = new Map<string, JournalAddress>();
  for (const [of, id, kind] of keys as [number | string, string, Kind][]) {
    const owner = kind === 'node' ? ownerOf(of) : null;
    if (owner) found.set(`${of} ${id}`, { owner, id });
  }
  return Promise.all(
    [...found.values()].map(async (address) => ({
      address,
      head: await entries(
        'readonly',
        (store): Promise<unknown> => promisifyRequest(store.get(keyOf(address, ['head', '']))),
      ),
    })),
  );
}

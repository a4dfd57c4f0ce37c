import type { Owner } from '@plinth/model';
import type { ParkedVersion } from '../../core/ports/parking/port.ts';
import { writtenAt } from './journal.ts';
import { dropJournal, readUnsavedHeads } from './journal-store.ts';
import { heldLocks, lockName } from './tab-lock.ts';

/** Unsaved changes of a document that no open window holds, in this browser only. */
export type LeftWork = {
  readonly owner: Owner;
  /** ms since 1970 */
  readonly at: number;
};

/** All parked work of a window that is closed. */
export const versionOf = (window: string): ParkedVersion => ({
  window,
  revision: Number.MAX_SAFE_INTEGER,
});

const keyOf = ({ kind, id }: Owner): string => `${kind} ${id}`;

const listeners = new Set<() => void>();

/** Calls `listener` after a window has left a document or its work was dropped. */
export const observeLeftWork = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

export const notifyLeftWork = (): void => {
  for (const listener of listeners) listener();
};

async function leftJournals() {
  const [heads, held] = await Promise.all([readUnsavedHeads(), heldLocks()]);
  return heads.flatMap(({ address, head }) => {
    const at = writtenAt(head);
    return at === null || held.has(lockName(address.owner, address.id)) ? [] : [{ address, at }];
  });
}

/** The documents with unsaved changes in this browser, newest first. */
export async function findLeftWork(): Promise<readonly LeftWork[]> {
  const newest = (await leftJournals()).sort((a, b) => b.at - a.at);
  const found = new Map<string, LeftWork>();
  for (const { address, at } of newest) {
    const { owner } = address;
    const key = keyOf(owner);
    if (!found.has(key)) found.set(key, { owner, at });
  }
  return [...found.values()];
}

/**
 * Drops a document's unsaved changes in this browser, except those that an open window holds.
 * `dropParked` first drops the copies of these windows on the server.
 */
export async function discardLeftWork(
  { kind, id }: Owner,
  dropParked: (versions: readonly ParkedVersion[]) => Promise<boolean>,
): Promise<void> {
  const journals = (await leftJournals())
    .map(({ address }) => address)
    .filter(({ owner }) => owner.kind === kind && owner.id === id);
  const versions = journals.map((journal) => versionOf(journal.id));
  if (!(await dropParked(versions))) throw new Error('Unsaved work is still on the server');
  for (const journal of journals) await dropJournal(journal);
  notifyLeftWork();
}

const wanted = new Set<string>();

/** The next opening of this document restores its unsaved changes without asking. */
export const restoreWhenOpened = (owner: Owner): void => {
  wanted.add(keyOf(owner));
};

/** Whether this opening restores the document's unsaved changes. True once. */
export const takeRestoreRequest = (owner: Owner): boolean => wanted.delete(keyOf(owner));

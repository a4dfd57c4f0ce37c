import type { Owner } from '@plinth/model';
import type { EditorSession } from '../../core/session/types.ts';
import { changesBetween } from '../apply-merge.ts';
import { isIntact, type Journal, MAX_AGE_MS, readJournal, sectionsAt } from './journal.ts';
import { dropJournal, readJournals } from './journal-store.ts';
import { holdTabLock, lockName, type Release } from './tab-lock.ts';

/** A journal from an earlier visit, locked against other windows until dropped or released. */
export type FoundJournal = {
  readonly journal: Journal;
  /** Whether the stored documents are unchanged since the journal was written. */
  readonly isCurrent: boolean;
  /** The browser it was made in, such as `Firefox · Windows`; null for this one. */
  readonly device: string | null;
  /** Releases the lock so that other windows can use the journal. */
  readonly release: Release;
  readonly drop: () => Promise<void>;
};

export type FoundJournals = {
  /** A journal of saved work: it holds undo history only. */
  readonly saved: FoundJournal | null;
  /** Journals with unsaved work, newest first. */
  readonly unsaved: readonly FoundJournal[];
};

const nowOf = ({ nodes }: Journal) => new Map([...nodes].map(([id, { now }]) => [id, now]));
export const savedOf = ({ nodes }: Journal) =>
  new Map([...nodes].map(([id, { saved }]) => [id, saved]));

/** The sections as the earlier visit left them. */
export const leftSections = (session: EditorSession, journal: Journal) =>
  sectionsAt(session.store.reader, session, nowOf(journal));

/** Whether restoring the journal would change anything. */
export function hasWork(session: EditorSession, journal: Journal): boolean {
  const left = leftSections(session, journal);
  return isIntact(left, session) && changesBetween(session.store.reader, left).size > 0;
}

type Query = {
  readonly session: EditorSession;
  readonly owner: Owner;
  /** Identifies the documents as currently stored. */
  readonly stored: string;
  /** Id of this visit's own journal. */
  readonly own: string;
};

/** Finds the document's journals in this browser that no open window uses. */
export async function findJournals({ session, owner, stored, own }: Query): Promise<FoundJournals> {
  const raws = (await readJournals(owner)).filter(({ id }) => id !== own);
  const found: (FoundJournal & { readonly hasWork: boolean })[] = [];
  const locks = await Promise.all(raws.map(({ id }) => holdTabLock(lockName(owner, id))));
  for (const [index, raw] of raws.entries()) {
    const release = locks[index];
    if (!release) continue;
    const drop = async () => {
      await dropJournal({ owner, id: raw.id }).catch(() => undefined);
      await release();
    };
    const journal = readJournal(raw);
    if (journal && Date.now() - journal.at < MAX_AGE_MS) {
      const isCurrent = journal.stored === stored;
      found.push({
        ...{ journal, isCurrent, device: null, release, drop },
        hasWork: hasWork(session, journal),
      });
    } else await drop();
  }
  found.sort((a, b) => b.journal.at - a.journal.at);
  const clean = found.filter((one) => !one.hasWork);
  const [saved = null] = clean.filter(({ isCurrent }) => isCurrent);
  for (const one of clean) if (one !== saved) await one.drop();
  return { saved, unsaved: found.filter((one) => one.hasWork) };
}

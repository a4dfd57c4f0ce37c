import type { Owner } from '@plinth/model';
import type { EditorSession } from '../../core/session/types.ts';
import { changesBetween } from '../apply-merge.ts';
import { isWhole, type Journal, readJournal, sectionsAt } from './journal.ts';
import { dropJournal, readJournals } from './journal-store.ts';
import { holdTabLock, type Release } from './tab-lock.ts';
import { lockName } from './work-journal.ts';

/** A journal that an earlier visit left, held against other windows until it is dropped. */
export type FoundJournal = {
  readonly journal: Journal;
  /** Whether the document is stored as it was then. */
  readonly isCurrent: boolean;
  /** Lets other windows have it. */
  readonly release: () => void;
  readonly drop: () => Promise<void>;
};

export type FoundJournals = {
  /** All was saved: only the steps are left of it, for undo. */
  readonly saved: FoundJournal | null;
  /** Unsaved work, the newest first. */
  readonly unsaved: readonly FoundJournal[];
};

/** ms after which nobody will ask for unsaved work again. */
const FORGOTTEN = 90 * 24 * 60 * 60 * 1000;

const nowOf = ({ nodes }: Journal) => new Map([...nodes].map(([id, { now }]) => [id, now]));
export const savedOf = ({ nodes }: Journal) =>
  new Map([...nodes].map(([id, { saved }]) => [id, saved]));

/** The sections as a journal left them. */
export const leftSections = (session: EditorSession, journal: Journal) =>
  sectionsAt(session.store.reader, session, nowOf(journal));

function hasWork(session: EditorSession, journal: Journal): boolean {
  const left = leftSections(session, journal);
  return isWhole(left, session) && changesBetween(session.store.reader, left).size > 0;
}

type Place = {
  readonly session: EditorSession;
  readonly owner: Owner;
  /** Names the documents as they are stored. */
  readonly stored: string;
  /** The journal of this very visit. */
  readonly own: string;
};

/** What the browser has stored of a document and no window works on. */
export async function findJournals({ session, owner, stored, own }: Place): Promise<FoundJournals> {
  const raws = (await readJournals(owner)).filter(({ id }) => id !== own);
  const found: (FoundJournal & { readonly hasWork: boolean })[] = [];
  for (const raw of raws) {
    const release: Release | null = await holdTabLock(lockName(owner, raw.id));
    if (!release) continue;
    const drop = async () => {
      await dropJournal({ owner, id: raw.id }).catch(() => undefined);
      release();
    };
    const journal = readJournal(raw);
    if (journal && Date.now() - journal.at < FORGOTTEN) {
      const isCurrent = journal.stored === stored;
      found.push({ journal, isCurrent, release, drop, hasWork: hasWork(session, journal) });
    } else await drop();
  }
  found.sort((a, b) => b.journal.at - a.journal.at);
  const clean = found.filter((one) => !one.hasWork);
  const [saved = null] = clean.filter(({ isCurrent }) => isCurrent);
  for (const one of clean) if (one !== saved) await one.drop();
  return { saved, unsaved: found.filter((one) => one.hasWork) };
}

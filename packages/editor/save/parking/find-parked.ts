import type { Owner } from '@plinth/model';
import type { ParkedVersion, ParkedWork } from '../../core/ports/parking/port.ts';
import type { EditorSession } from '../../core/session/types.ts';
import { type FoundJournal, hasWork } from '../journal/find-journals.ts';
import { type Journal, readJournal } from '../journal/journal.ts';
import { heldLocks, lockName } from '../journal/tab-lock.ts';
import { isLaterVersion } from '../stored-version.ts';

function journalOf({ window, data }: ParkedWork): Journal | null {
  const { done = [], undone = [] } = data.history ?? {};
  const steps = new Map([...done, ...undone].entries());
  const journal = readJournal({
    id: window,
    head: {
      ...{ at: data.at, stored: data.stored, view: data.view },
      done: [...done.keys()],
      undone: [...undone.keys()].map((index) => done.length + index),
    },
    steps,
    nodes: new Map(data.nodes.map(({ id, saved, now }) => [id, { saved, now }])),
  });
  return journal && { ...journal, history: data.history && journal.history };
}

type Query = {
  readonly session: EditorSession;
  readonly owner: Owner;
  /** Identifies the documents as currently stored. */
  readonly stored: string;
  /** Ids of this window's own journal, and of those that it offers. */
  readonly own: readonly string[];
  readonly takeOver: (version: ParkedVersion) => void;
};

/** Parked work as a journal to offer; null if there is none, or a window of this browser has it. */
export async function offerParked(
  work: ParkedWork | null | undefined,
  { session, owner, stored, own, takeOver }: Query,
): Promise<FoundJournal | null> {
  if (!work || own.includes(work.window)) return null;
  if ((await heldLocks()).has(lockName(owner, work.window))) return null;
  const drop = async () => takeOver({ window: work.window, revision: work.revision });
  const journal = journalOf(work);
  if (!journal || !hasWork(session, journal)) {
    await drop();
    return null;
  }
  return {
    journal: { ...journal, at: work.modified },
    isCurrent: journal.stored === stored,
    device: work.device,
    release: async () => undefined,
    drop,
  };
}

/**
 * Whether a journal's work was continued or finished in another browser: the server had all of it,
 * and has later work instead, or none of it and newer documents.
 */
export function isContinuedElsewhere(
  { journal }: FoundJournal,
  work: ParkedWork | null | undefined,
  stored: string,
): boolean {
  if (!journal.isParked || work === undefined || work?.window === journal.id) return false;
  return work ? work.modified > journal.at : isLaterVersion(stored, journal.stored);
}

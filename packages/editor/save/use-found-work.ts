import { useCallback, useEffect, useState } from 'react';
import type { ParkedVersion } from '../core/ports/parking/port.ts';
import { useSession } from '../core/session/context.ts';
import { useServices } from '../core/session/services.ts';
import { type FoundJournal, findJournals } from './journal/find-journals.ts';
import { versionOf } from './journal/left-work.ts';
import { restoreHistory } from './journal/restore-journal.ts';
import { isContinuedElsewhere, offerParked } from './parking/find-parked.ts';
import { useRecovery, useSaving } from './save-context.ts';

/** Finds this browser's journals, restores the undo history of saved work, and reads parked work. */
function useFind() {
  const session = useSession();
  const { kind, id } = useServices().owner;
  const { dirty, saving } = useSaving();
  const { journal, parking } = useRecovery();
  const { takeOver } = parking;

  const findParked = useCallback(
    async (offered: readonly FoundJournal[]) => {
      const own = [journal.id, ...offered.map((one) => one.journal.id)];
      const query = { session, owner: { kind, id }, stored: saving.storedVersion(), own, takeOver };
      return offerParked(await parking.read(), query);
    },
    [session, kind, id, saving, journal, parking, takeOver],
  );

  const find = useCallback(async () => {
    const of = { kind, id };
    const stored = saving.storedVersion();
    const reading = parking.read();
    const local = { session, owner: of, stored, own: journal.id };
    const { saved, unsaved } = await findJournals(local);
    if (saved) {
      await restoreHistory({ session, dirty, saving }, saved);
      void journal.flush().then(saved.drop);
    }
    const work = await reading;
    if (work && work.window === saved?.journal.id) takeOver(work);
    const offered: FoundJournal[] = [];
    for (const one of unsaved) {
      if (isContinuedElsewhere(one, work, stored)) await one.drop();
      else offered.push(withParked(one, takeOver));
    }
    const own = [
      journal.id,
      ...[...unsaved, ...(saved ? [saved] : [])].map((one) => one.journal.id),
    ];
    const parked = await offerParked(work, { session, owner: of, stored, own, takeOver });
    const all = parked ? [parked, ...offered] : offered;
    return all.sort((a, b) => b.journal.at - a.journal.at);
  }, [session, kind, id, dirty, saving, journal, parking, takeOver]);

  return { find, findParked };
}

/** Dropping a journal also drops its copy on the server. */
const withParked = (
  found: FoundJournal,
  takeOver: (version: ParkedVersion) => void,
): FoundJournal => ({
  ...found,
  drop: async () => {
    await found.drop();
    takeOver(versionOf(found.journal.id));
  },
});

/** Unsaved work to offer, newest first: of earlier visits, and of other browsers. */
export function useFoundWork() {
  const { journal, parking } = useRecovery();
  const [found, setFound] = useState<readonly FoundJournal[]>([]);
  const { find, findParked } = useFind();

  useEffect(() => {
    let isUnmounted = false;
    find()
      .then((all) => {
        if (!isUnmounted) return setFound(all);
        for (const { release } of all) void release();
      })
      .catch(journal.refuse);
    return () => {
      isUnmounted = true;
    };
  }, [find, journal]);

  // Another browser has parked work since the document was opened.
  useEffect(
    () =>
      parking.state.subscribe(({ phase }, before) => {
        if (phase !== 'conflict' || before.phase === 'conflict') return;
        const own = found.filter(({ device }) => device === null);
        void findParked(own).then((parked) => {
          if (parked) setFound((list) => [parked, ...list.filter(({ device }) => device === null)]);
        });
      }),
    [parking, found, findParked],
  );
  return [found, setFound] as const;
}

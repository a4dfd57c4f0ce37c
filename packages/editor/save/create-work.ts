import { createDesignStore } from '../core/design/design-store.ts';
import { designTree } from '../core/design/design-tree.ts';
import type { StoredDesign } from '../core/ports/design/stored-design.ts';
import type { ParkingPort } from '../core/ports/parking/port.ts';
import type { SavePort } from '../core/ports/saving/port.ts';
import { createSession, type SessionInput } from '../core/session/create-session.ts';
import type { EditedOwner } from '../core/session/services.ts';
import { createDirtyTracker } from './dirty.ts';
import { createJournal, newJournalId } from './journal/work-journal.ts';
import { createParking } from './parking/parking.ts';
import { createSaveController } from './save-controller.ts';
import { createUnsavedWork } from './unsaved-work.ts';

type Request = {
  readonly owner: EditedOwner;
  readonly input: SessionInput;
  /** Called for each request, because ports change. */
  readonly savePort: () => SavePort;
  readonly parkingPort: () => ParkingPort | null;
  readonly design: StoredDesign;
};

/** Creates everything needed to edit and save a document. */
export function createWork({ owner, input, design: designNow, ...ports }: Request) {
  const { revisions, ...rest } = input;
  const session = createSession({ ...rest, design: designTree(designNow) });
  const design = createDesignStore(session, designNow);
  const dirty = createDirtyTracker(session.store);
  const now = () => new Date();
  const save = () => ports.savePort().save;
  const saving = createSaveController({ session, dirty, revisions, save, now, design });
  const id = newJournalId();
  const { storedVersion: stored } = saving;
  const parking = createParking({
    ...{ session, dirty, id, stored },
    port: ports.parkingPort,
    onParked: () => void journal.flush(),
  });
  const { isParked } = parking;
  const journal = createJournal({ session, dirty, owner, id, stored, isParked });
  const unsaved = createUnsavedWork({ owner, session, dirty, saving, journal, parking });
  return { session, design, dirty, saving, journal, parking, unsaved };
}

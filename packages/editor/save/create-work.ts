import type { StoredDesign } from '../core/design/design-port.ts';
import { createDesignStore } from '../core/design/design-store.ts';
import { designTree } from '../core/design/design-tree.ts';
import type { EditorPorts } from '../core/ports/ports.ts';
import { createSession, type SessionInput } from '../core/session/create-session.ts';
import type { EditedOwner } from '../core/session/services.ts';
import { createDirtyTracker } from './dirty.ts';
import { createJournal } from './journal/work-journal.ts';
import { createSaveController } from './save-controller.ts';
import { createUnsavedWork } from './unsaved-work.ts';

type Request = {
  readonly owner: EditedOwner;
  readonly input: SessionInput;
  readonly save: () => EditorPorts['save'];
  readonly design: StoredDesign;
};

/** Creates everything needed to edit and save a document. */
export function createWork({ owner, input, save, design: stored }: Request) {
  const { revisions, ...rest } = input;
  const session = createSession({ ...rest, design: designTree(stored) });
  const design = createDesignStore(session, stored);
  const dirty = createDirtyTracker(session.store);
  const now = () => new Date();
  const saving = createSaveController({ session, dirty, revisions, save, now, design });
  const journal = createJournal({ session, dirty, owner, stored: saving.storedVersion });
  const unsaved = createUnsavedWork({ session, dirty, saving, journal });
  return { session, design, dirty, saving, journal, unsaved };
}

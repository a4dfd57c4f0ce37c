import type { DesignStore } from '../design/design-store.ts';
import type { EditorPorts } from '../ports.ts';
import { createSession, type SessionInput } from '../session/create-session.ts';
import type { EditedPage } from '../session/services.ts';
import { createDirtyTracker } from './dirty.ts';
import { createJournal } from './journal/keep-journal.ts';
import { createSaveController } from './save-controller.ts';
import { createUnsavedWork } from './unsaved-work.ts';

type Request = {
  readonly page: EditedPage;
  readonly input: SessionInput;
  readonly save: () => EditorPorts['save'];
  readonly design: DesignStore;
};

/** Opens a page for work: its documents, what differs from the stored ones, and what keeps it safe. */
export function openWork({ page, input, save, design }: Request) {
  const { revisions, ...rest } = input;
  const session = createSession(rest);
  const dirty = createDirtyTracker(session.store);
  const now = () => new Date();
  const saving = createSaveController({ session, dirty, revisions, save, now });
  const journal = createJournal({ session, dirty, pageId: page.id, stored: saving.storedAs });
  const unsaved = createUnsavedWork({ session, design, dirty, saving, journal });
  return { session, dirty, saving, journal, unsaved };
}

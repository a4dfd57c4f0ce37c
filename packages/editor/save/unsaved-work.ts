import type { MessageKey } from '@plinth/i18n';
import type { Owner } from '@plinth/model';
import type { EditorSession } from '../core/session/types.ts';
import type { DirtyTracker } from './dirty.ts';
import { restoreWhenOpened } from './journal/left-work.ts';
import type { WorkJournal } from './journal/work-journal.ts';
import type { Parking } from './parking/parking.ts';
import type { SaveController } from './save-controller.ts';
import type { Autosave } from './use-autosave.ts';

/** How to save or discard unsaved work before the editor closes. */
export type UnsavedWork = {
  /** Resolves to whether everything was stored. */
  readonly save: () => Promise<boolean>;
  /** Drops the work, its journal in the browser, and its copy on the server. */
  readonly discard: () => Promise<void>;
  /**
   * Stores the work in this browser for later, and restores it when the document is opened again;
   * resolves to whether it is stored.
   */
  readonly keep: () => Promise<boolean>;
  /** Also keeps the work on the server; resolves to whether it is there. */
  readonly park: () => Promise<boolean>;
  /** Whether all of it is on the server. */
  readonly isParked: () => boolean;
  /** Whether `park` works, as far as is known. */
  readonly canPark: () => boolean;
  /** Saves without being asked; null on a live site. */
  readonly autosave: Autosave | null;
  /** Label of the save button: saving updates a live document but leaves a draft unpublished. */
  readonly saveLabel: MessageKey;
};

/** Independent of who sees the document. */
export type StoredWork = Omit<UnsavedWork, 'autosave' | 'saveLabel'>;

type Needs = {
  readonly owner: Owner;
  readonly session: EditorSession;
  readonly dirty: DirtyTracker;
  readonly saving: SaveController;
  readonly journal: WorkJournal;
  readonly parking: Parking;
};

export const createUnsavedWork = (needs: Needs): StoredWork => ({
  save: async () => (await needs.saving.save()).kind === 'saved' && !needs.dirty.isDirty(),
  discard: async () => {
    const { session, dirty, journal, parking } = needs;
    // Marked as saved, so that neither autosave nor the journal brings the work back.
    dirty.markSaved(session.store.reader.nodes);
    await Promise.all([journal.drop(), parking.flush()]);
  },
  keep: () => {
    restoreWhenOpened(needs.owner);
    return needs.journal.flush();
  },
  park: needs.parking.flush,
  isParked: needs.parking.isParked,
  canPark: needs.parking.canPark,
});

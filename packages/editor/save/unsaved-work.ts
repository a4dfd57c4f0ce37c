import type { DocumentStore } from '../store/document-store.ts';
import type { DirtyTracker } from './dirty.ts';
import type { KeptJournal } from './journal/keep-journal.ts';
import type { SaveController } from './save-controller.ts';

/** Unsaved work, for whoever is about to lead away from the editor. */
export type UnsavedWork = {
  /** Answers whether everything is stored. */
  readonly save: () => Promise<boolean>;
  /** Gives it up, and the copy that the browser keeps of it. */
  readonly discard: () => Promise<void>;
};

type Needs = {
  readonly store: DocumentStore;
  readonly dirty: DirtyTracker;
  readonly saving: SaveController;
  readonly journal: KeptJournal;
};

export const createUnsavedWork = ({ store, dirty, saving, journal }: Needs): UnsavedWork => ({
  save: async () => {
    const { kind } = await saving.save();
    return kind === 'saved' && !dirty.isDirty();
  },
  discard: () => {
    // Neither the draft's own saving nor the copy takes it up again.
    dirty.markSaved(store.reader.nodes);
    return journal.drop();
  },
});

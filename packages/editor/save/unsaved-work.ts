import { keyPart, type MessageKey } from '@plinth/i18n';
import type { DesignStore } from '../core/design/design-store.ts';
import type { EditedOwner } from '../core/session/services.ts';
import type { EditorSession } from '../core/session/types.ts';
import type { DirtyTracker } from './dirty.ts';
import type { WorkJournal } from './journal/work-journal.ts';
import type { SaveController } from './save-controller.ts';

/** Unsaved work, for what is about to close the editor. */
export type UnsavedWork = {
  /** Answers whether everything is stored. */
  readonly save: () => Promise<boolean>;
  /** Drops it, and the browser's copy of it. */
  readonly discard: () => Promise<void>;
  /** What the save button says: saving publishes a live document, but not a draft. */
  readonly saveLabel: MessageKey;
};

type Needs = {
  readonly owner: EditedOwner;
  readonly session: EditorSession;
  readonly design: DesignStore;
  readonly dirty: DirtyTracker;
  readonly saving: SaveController;
  readonly journal: WorkJournal;
};

/** Whether there is any. */
export const isUnsaved = ({ dirty, design }: Pick<Needs, 'dirty' | 'design'>): boolean =>
  dirty.isDirty() || design.store.getState().changes.size > 0;

/** Saves the page and then the colours of the site; answers whether what there was is stored. */
export async function saveWork({
  session,
  design,
  dirty,
  saving,
}: Omit<Needs, 'journal' | 'owner'>): Promise<boolean> {
  if (dirty.isDirty() || saving.state.getState().problem !== null) {
    const { kind } = await saving.save();
    if (kind !== 'saved') return false;
  }
  if (design.store.getState().changes.size === 0 || (await design.saveColors())) return true;
  // There it says why.
  session.ui.setState({ panel: 'theme' });
  return false;
}

export const createUnsavedWork = (needs: Needs): UnsavedWork => ({
  save: async () => (await saveWork(needs)) && !isUnsaved(needs),
  discard: () => {
    const { session, design, dirty, journal } = needs;
    // Neither the draft's own saving nor the copy takes it up again.
    dirty.markSaved(session.store.reader.nodes);
    design.dropColors();
    return journal.drop();
  },
  saveLabel: `EDITOR.SAVE.${keyPart(needs.owner.status)}`,
});

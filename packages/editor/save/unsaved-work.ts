import { keyPart, type MessageKey } from '@plinth/i18n';
import type { DesignStore } from '../core/design/design-store.ts';
import type { EditedOwner } from '../core/session/services.ts';
import type { EditorSession } from '../core/session/types.ts';
import type { DirtyTracker } from './dirty.ts';
import type { WorkJournal } from './journal/work-journal.ts';
import type { SaveController } from './save-controller.ts';

/** How to save or discard unsaved work before the editor closes. */
export type UnsavedWork = {
  /** Resolves to whether everything was stored. */
  readonly save: () => Promise<boolean>;
  /** Drops the work and its journal in the browser. */
  readonly discard: () => Promise<void>;
  /** Label of the save button: saving updates a live document but leaves a draft unpublished. */
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

/** Whether the document or the site colors have unsaved changes. */
export const isUnsaved = ({ dirty, design }: Pick<Needs, 'dirty' | 'design'>): boolean =>
  dirty.isDirty() || design.store.getState().changes.size > 0;

/** Saves the document, then the site colors. Resolves to whether both were stored. */
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
  // The theme panel shows the error.
  session.ui.setState({ panel: 'theme' });
  return false;
}

export const createUnsavedWork = (needs: Needs): UnsavedWork => ({
  save: async () => (await saveWork(needs)) && !isUnsaved(needs),
  discard: () => {
    const { session, design, dirty, journal } = needs;
    // Marked as saved, so that neither autosave nor the journal brings the work back.
    dirty.markSaved(session.store.reader.nodes);
    design.discardColors();
    return journal.drop();
  },
  saveLabel: `EDITOR.SAVE.${keyPart(needs.owner.status)}`,
});

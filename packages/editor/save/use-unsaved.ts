import type { PageStatus } from '@plinth/model';
import { useEffect } from 'react';
import type { DirtyTracker } from './dirty.ts';
import { useSaveLabel } from './save-label.ts';
import type { StoredWork, UnsavedWork } from './unsaved-work.ts';
import type { Autosave } from './use-autosave.ts';

type Needs = {
  readonly dirty: DirtyTracker;
  readonly unsaved: StoredWork;
  readonly autosave: Autosave | null;
  readonly status: PageStatus;
  readonly onUnsaved: ((work: UnsavedWork | null) => void) | undefined;
};

/** Calls `onUnsaved` when unsaved changes appear or disappear. */
export function useUnsaved({ dirty, unsaved, autosave, status, onUnsaved }: Needs): void {
  const saveLabel = useSaveLabel(status);
  useEffect(() => {
    const work = { ...unsaved, autosave, saveLabel };
    const tell = () => onUnsaved?.(dirty.isDirty() ? work : null);
    tell();
    return dirty.subscribe(tell);
  }, [dirty, unsaved, autosave, saveLabel, onUnsaved]);
}

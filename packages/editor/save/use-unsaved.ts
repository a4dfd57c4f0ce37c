import { useEffect } from 'react';
import type { DirtyTracker } from './dirty.ts';
import type { UnsavedWork } from './unsaved-work.ts';

type Needs = {
  readonly dirty: DirtyTracker;
  readonly unsaved: UnsavedWork;
  readonly onUnsaved: ((work: UnsavedWork | null) => void) | undefined;
};

/** Calls `onUnsaved` when unsaved changes appear or disappear. */
export function useUnsaved({ dirty, unsaved, onUnsaved }: Needs): void {
  useEffect(() => {
    const tell = () => onUnsaved?.(dirty.isDirty() ? unsaved : null);
    tell();
    return dirty.subscribe(tell);
  }, [dirty, unsaved, onUnsaved]);
}

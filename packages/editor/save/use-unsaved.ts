import { keyPart } from '@plinth/i18n';
import type { PageStatus } from '@plinth/model';
import { useEffect } from 'react';
import type { DirtyTracker } from './dirty.ts';
import type { UnsavedWork } from './unsaved-work.ts';

type Needs = {
  readonly dirty: DirtyTracker;
  readonly unsaved: Omit<UnsavedWork, 'saveLabel'>;
  readonly status: PageStatus;
  readonly onUnsaved: ((work: UnsavedWork | null) => void) | undefined;
};

/** Calls `onUnsaved` when unsaved changes appear or disappear. */
export function useUnsaved({ dirty, unsaved, status, onUnsaved }: Needs): void {
  useEffect(() => {
    const work = { ...unsaved, saveLabel: `EDITOR.SAVE.${keyPart(status)}` } as const;
    const tell = () => onUnsaved?.(dirty.isDirty() ? work : null);
    tell();
    return dirty.subscribe(tell);
  }, [dirty, unsaved, status, onUnsaved]);
}

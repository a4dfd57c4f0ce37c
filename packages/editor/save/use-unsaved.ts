import { useEffect } from 'react';
import { useDesignState } from '../core/design/design-context.ts';
import type { DesignStore } from '../core/design/design-store.ts';
import type { DirtyTracker } from './dirty.ts';
import { useIsDirty } from './save-context.ts';
import { isUnsaved, type UnsavedWork } from './unsaved-work.ts';

type Needs = {
  readonly dirty: DirtyTracker;
  readonly design: DesignStore;
  readonly unsaved: UnsavedWork;
  readonly onUnsaved: ((work: UnsavedWork | null) => void) | undefined;
};

/** Calls `onUnsaved` when unsaved changes of the document or the site colors appear or disappear. */
export function useUnsaved({ dirty, design, unsaved, onUnsaved }: Needs): void {
  useEffect(() => {
    const tell = () => onUnsaved?.(isUnsaved({ dirty, design }) ? unsaved : null);
    tell();
    const stops = [dirty.subscribe(tell), design.store.subscribe(tell)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [dirty, design, unsaved, onUnsaved]);
}

/** Whether the document or the site colors have unsaved changes. */
export function useIsUnsaved(): boolean {
  const isDirty = useIsDirty();
  const hasColors = useDesignState(({ changes }) => changes.size > 0);
  return isDirty || hasColors;
}

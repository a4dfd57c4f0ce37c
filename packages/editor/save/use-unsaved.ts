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

/** Tells of unsaved work, in the page as in the look of the site, as it comes and goes. */
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

/** Whether there is unsaved work, in the page or in the look of the site. */
export function useIsUnsaved(): boolean {
  const isDirty = useIsDirty();
  const hasColors = useDesignState(({ changes }) => changes.size > 0);
  return isDirty || hasColors;
}

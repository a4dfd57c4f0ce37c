import { useEffect, useState } from 'react';
import { useServices } from '../../core/session/services.ts';
import { findLeftWork, observeLeftWork } from '../../save/journal/left-work.ts';
import { useIsDirty } from '../../save/save-context.ts';

/** Ids of the pages with unsaved changes in this browser: the open one, and those left earlier. */
export function useUnsavedPages(): ReadonlySet<number> {
  const { owner } = useServices();
  const isDirty = useIsDirty();
  const [left, setLeft] = useState<readonly number[]>([]);
  useEffect(() => {
    let isUnmounted = false;
    const read = async () => {
      // Without a storage, nothing was left.
      const found = await findLeftWork().catch(() => []);
      if (isUnmounted) return;
      setLeft(found.flatMap((work) => (work.owner.kind === 'page' ? [work.owner.id] : [])));
    };
    void read();
    const stop = observeLeftWork(() => void read());
    return () => {
      isUnmounted = true;
      stop();
    };
  }, []);
  return new Set([...left, ...(isDirty && owner.kind === 'page' ? [owner.id] : [])]);
}

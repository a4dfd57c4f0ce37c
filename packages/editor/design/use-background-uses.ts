import { useEffect, useState } from 'react';
import { useDesignPort } from '../core/design/design-context.ts';
import type { BackgroundStyle } from '../core/design/design-store.ts';
import { useSaveState } from '../save/save-context.ts';

/** Number of pages, and of parts of them, with a background; null until the server has counted. */
export function useBackgroundUses({ id }: BackgroundStyle): number | null {
  const { backgroundUses } = useDesignPort();
  const { savedAt } = useSaveState();
  const [uses, setUses] = useState<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a save may have changed the count
  useEffect(() => {
    if (id === null) return setUses(0);
    let isCanceled = false;
    backgroundUses(id).then(
      (found) => !isCanceled && setUses(found),
      () => undefined,
    );
    return () => {
      isCanceled = true;
    };
  }, [id, backgroundUses, savedAt]);
  return uses;
}

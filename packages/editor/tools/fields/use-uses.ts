import type { DocumentReader } from '@plinth/model';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { countUses, type Used } from '../../core/design/count-uses.ts';
import { useDesignPort } from '../../core/design/design-context.ts';
import type { Preset, TextStyle } from '../../core/design/design-store.ts';
import { useSession } from '../../core/session/context.ts';
import { useSaveState, useSaving } from '../../save/save-context.ts';

type Counted = { readonly count: number; readonly saved: DocumentReader };

type Query = {
  /** null for what isn't saved yet. */
  readonly id: number | null;
  readonly count: (id: number) => Promise<number>;
};

/** The server's count, with the open document as it was stored then; null until it is known. */
function useStoredUses({ id, count }: Query): Counted | null {
  const { dirty } = useSaving();
  const { savedAt } = useSaveState();
  const [counted, setCounted] = useState<(Counted & { readonly id: number }) | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a save may have changed the count
  useEffect(() => {
    if (id === null) return;
    let isCanceled = false;
    const saved = dirty.saved();
    count(id).then(
      (found) => !isCanceled && setCounted({ id, count: found, saved }),
      () => undefined,
    );
    return () => {
      isCanceled = true;
    };
  }, [id, count, dirty, savedAt]);
  return counted?.id === id ? counted : null;
}

/**
 * Number of uses on the site: as stored, but with the open document as it is on the canvas. Null
 * until the server has counted.
 */
function useUses(used: Used | null, query: Query): number | null {
  const { store } = useSession();
  const stored = useStoredUses(query);
  const subscribe = useCallback((listener: () => void) => store.observe(listener), [store]);
  const current = useSyncExternalStore(subscribe, () =>
    used === null ? 0 : countUses(store.reader, used),
  );
  if (used === null) return null;
  if (query.id === null) return current;
  return stored && stored.count - countUses(stored.saved, used) + current;
}

/** Number of widgets with a preset; null for no preset. */
export function usePresetUses(preset: Preset | null): number | null {
  const { presetUses } = useDesignPort();
  const used = preset && { preset };
  return useUses(used, { id: preset?.id ?? null, count: presetUses });
}

/** Number of blocks with a text style. */
export function useTextStyleUses({ id, class_name }: TextStyle): number | null {
  const { textStyleUses } = useDesignPort();
  return useUses({ textStyle: class_name }, { id, count: textStyleUses });
}

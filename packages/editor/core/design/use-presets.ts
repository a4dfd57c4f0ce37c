import { useEffect, useState } from 'react';
import { useServices } from '../session/services.ts';
import { useDesignState } from './design-context.ts';
import type { Preset } from './design-store.ts';

const NONE: readonly Preset[] = [];

/** The presets of a widget. */
export function usePresets(widget: string): readonly Preset[] {
  const { ports } = useServices();
  const presets = useDesignState((design) => design.presets);
  if (!ports.design.presetWidgets.includes(widget)) return NONE;
  return presets.filter(({ widget_name }) => widget_name === widget);
}

/** How often a stored record is used; null until the server has counted. */
export function useUsageCount(
  id: number | null,
  count: (id: number) => Promise<number>,
): number | null {
  const stored = useDesignState((design) => design.stored);
  const [uses, setUses] = useState<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a save may have changed the count
  useEffect(() => {
    let isCanceled = false;
    setUses(null);
    if (id === null) return;
    count(id).then(
      (found) => !isCanceled && setUses(found),
      () => undefined,
    );
    return () => {
      isCanceled = true;
    };
  }, [id, count, stored]);
  return uses;
}

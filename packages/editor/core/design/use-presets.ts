import type { PresetRecord } from '@plinth/model';
import { useEffect, useState } from 'react';
import { useServices } from '../session/services.ts';
import { useDesignState } from './design-context.ts';

/** The presets of a widget, reloaded after every save; null until loaded. */
export function usePresets(widget: string): readonly PresetRecord[] | null {
  const { ports } = useServices();
  const saves = useDesignState((design) => design.saves);
  const [presets, setPresets] = useState<readonly PresetRecord[] | null>(null);
  useEffect(() => {
    let isCanceled = false;
    const update = (found: readonly PresetRecord[]) =>
      !isCanceled && saves >= 0 && setPresets(found);
    ports.design.presets(widget).then(update, () => update([]));
    return () => {
      isCanceled = true;
    };
  }, [ports.design, widget, saves]);
  return presets;
}

/** How often a record is used; null until the server has counted. */
export function useUsageCount(
  id: number | null,
  count: (id: number) => Promise<number>,
): number | null {
  const saves = useDesignState((design) => design.saves);
  const [uses, setUses] = useState<number | null>(null);
  useEffect(() => {
    let isCanceled = false;
    setUses(null);
    if (id === null || saves < 0) return;
    count(id).then(
      (found) => !isCanceled && setUses(found),
      () => undefined,
    );
    return () => {
      isCanceled = true;
    };
  }, [id, count, saves]);
  return uses;
}

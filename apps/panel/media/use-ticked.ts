import type { MediaRecord } from '@plinth/contract';
import { useState } from 'react';

/** The selected files in selection order, at most `max`. */
export const useTicked = (max = Number.POSITIVE_INFINITY) => {
  const [byId, setById] = useState<ReadonlyMap<number, MediaRecord>>(new Map());
  const tick = (file: MediaRecord, isTicked: boolean) =>
    setById((current) => {
      const next = new Map(current);
      if (!isTicked) next.delete(file.id);
      else if (next.size < max) next.set(file.id, file);
      return next;
    });
  const clear = () => setById(new Map());
  return { ids: new Set(byId.keys()), files: [...byId.values()], tick, clear };
};

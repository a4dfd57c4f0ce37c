import { useState } from 'react';

/** The selected records of the page of a list that is shown. */
export type Selection<R> = {
  readonly records: readonly R[];
  readonly hasAll: boolean;
  readonly has: (record: R) => boolean;
  readonly select: (record: R, isSelected: boolean) => void;
  readonly selectAll: (isSelected: boolean) => void;
  readonly clear: () => void;
};

/** Selects among the shown records; what is not shown anymore is not selected either. */
export function useSelection<R extends { readonly id: number | string }>(
  shown: readonly R[],
): Selection<R> {
  const [ids, setIds] = useState<ReadonlySet<R['id']>>(new Set());
  const records = shown.filter(({ id }) => ids.has(id));
  return {
    records,
    hasAll: shown.length > 0 && records.length === shown.length,
    has: ({ id }) => ids.has(id),
    select: ({ id }, isSelected) =>
      setIds((current) => {
        const next = new Set(current);
        if (isSelected) next.add(id);
        else next.delete(id);
        return next;
      }),
    selectAll: (isSelected) => setIds(new Set(isSelected ? shown.map(({ id }) => id) : [])),
    clear: () => setIds(new Set()),
  };
}

import { findLeftWork, type LeftWork, observeLeftWork } from '@plinth/editor/left-work';
import type { Owner } from '@plinth/model';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

const KEY = ['left-work'] as const;

const NONE: readonly LeftWork[] = [];

/** Documents with unsaved changes in this browser that no open window holds, newest first. */
export const useLeftWork = (): readonly LeftWork[] => {
  const queries = useQueryClient();
  useEffect(
    () => observeLeftWork(() => void queries.invalidateQueries({ queryKey: KEY })),
    [queries],
  );
  const { data } = useQuery({
    queryKey: KEY,
    // Without a storage, nothing was left.
    queryFn: () => findLeftWork().catch(() => NONE),
    // A running fetch restarts only if the query has data. Otherwise an answer from before a lock was
    // released would stay.
    initialData: NONE,
    networkMode: 'always',
    staleTime: 0,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  });
  return data;
};

/** The unsaved changes of one document. */
export const leftWorkOf = (all: readonly LeftWork[], { kind, id }: Owner): LeftWork | undefined =>
  all.find(({ owner }) => owner.kind === kind && owner.id === id);

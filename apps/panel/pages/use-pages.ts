import type { PageRecord } from '@plinth/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { loadAll } from '../data/load-all.ts';
import { client } from '../rpc/client.ts';

/** Loads all pages with as few calls as possible. */
export const loadPages = (): Promise<readonly PageRecord[]> =>
  loadAll((place) => client.PagesService.getList({ ...place, sort: 'position' }), Infinity);

export const PAGES_KEY = ['pages'] as const;

export const usePages = () => useQuery({ queryKey: PAGES_KEY, queryFn: loadPages });

/** Refetches all lists of pages; call it after a change. */
export const usePagesChanged = (): (() => Promise<void>) => {
  const queries = useQueryClient();
  return useCallback(() => queries.invalidateQueries({ queryKey: PAGES_KEY }), [queries]);
};

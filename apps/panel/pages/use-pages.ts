import type { PageRecord } from '@plinth/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { client } from '../rpc/client.ts';

const MOST = 200;

/** Loads all pages with as few calls as possible. */
export const loadPages = async (): Promise<readonly PageRecord[]> => {
  const first = await client.PagesService.getList({ count: MOST, sort: 'position' });
  const more = Array.from({ length: Math.ceil(first.total / MOST) - 1 }, (_, index) =>
    client.PagesService.getList({ count: MOST, sort: 'position', page: index + 2 }),
  );
  const rest = await Promise.all(more);
  return [first, ...rest].flatMap(({ items }) => items);
};

export const PAGES_KEY = ['pages'] as const;

export const usePages = () => useQuery({ queryKey: PAGES_KEY, queryFn: loadPages });

/** Refetches all lists of pages; call it after a change. */
export const usePagesChanged = (): (() => Promise<void>) => {
  const queries = useQueryClient();
  return useCallback(() => queries.invalidateQueries({ queryKey: PAGES_KEY }), [queries]);
};

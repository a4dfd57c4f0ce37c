import type { MessageKey } from '@plinth/i18n';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import {
  type ListedRecord,
  type ListParams,
  type ListService,
  useRecordList,
} from '../data/use-record-list.ts';
import { useAddressValues } from '../router/use-address-values.ts';
import type { PagerState } from './pager.tsx';
import { type ListFilter, type ListFilters, useListFilters } from './use-list-filters.ts';
import { usePager } from './use-pager.ts';

type SortName<S extends ListService> =
  NonNullable<ListParams<S>> extends { readonly sort?: infer Name | undefined }
    ? Extract<Name, string>
    : never;
type Sort<Name extends string> = { readonly by: Name; readonly direction: 'asc' | 'desc' };

export type Column<R, Name extends string = string> = {
  readonly label: MessageKey;
  /** A CSS grid track. */
  readonly width: string;
  readonly Cell: (props: { readonly record: R }) => ReactNode;
  /** What the server calls this order; without it, the column can't be sorted. */
  readonly sort?: Name;
  /** Left out on phones. */
  readonly isWideOnly?: boolean;
};

/** The columns of a service's records. */
export type ListColumns<S extends ListService> = readonly Column<ListedRecord<S>, SortName<S>>[];

type ListOptions<S extends ListService> = {
  readonly columns: ListColumns<S>;
  /** The order at first. */
  readonly sort?: Sort<SortName<S>>;
  readonly filters?: readonly ListFilter[];
};

type ListPage<R> = PagerState & { readonly items: readonly R[]; readonly total: number };

/** A list as its address describes it: filters, search, order, page and page size. */
export type ListState<R> = ListFilters & {
  readonly columns: readonly Column<R>[];
  readonly query: UseQueryResult<ListPage<R>>;
  readonly sort: Sort<string> | undefined;
  readonly pager: PagerState;
  /** Whether there are no records at all. */
  readonly hasNone: boolean;
  readonly sortBy: (name: string) => void;
  readonly goTo: (pager: PagerState) => void;
};

/** Reads the list that an address describes; parts of it that don't exist are ignored. */
export function useList<S extends ListService>(
  service: S,
  { columns, sort: initial, filters }: ListOptions<S>,
): ListState<ListedRecord<S>> {
  const { read, change } = useAddressValues();
  const filtered = useListFilters(filters);
  const { search, chosen, isFiltered } = filtered;
  const sorted = columns.find((column) => column.sort && column.sort === read('sort'))?.sort;
  const sort = sorted
    ? ({ by: sorted, direction: read('direction') === 'desc' ? 'desc' : 'asc' } as const)
    : initial;
  const { pager, goTo } = usePager();

  const query = useRecordList(service, {
    ...pager,
    ...(search && { search }),
    ...(sort && { sort: sort.by, direction: sort.direction }),
    ...(Object.keys(chosen).length > 0 && { filter: chosen }),
  } as ListParams<S>) as UseQueryResult<ListPage<ListedRecord<S>>>;

  return {
    ...filtered,
    ...{ columns: columns as readonly Column<ListedRecord<S>>[], query, sort, pager, goTo },
    hasNone: !isFiltered && query.data?.total === 0,
    sortBy: (name) => {
      const isTurned = sort?.by === name && sort.direction === 'asc';
      change({ sort: name, direction: isTurned ? 'desc' : '', page: '' });
    },
  };
}

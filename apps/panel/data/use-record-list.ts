import type { Client } from '@plinth/contract';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { client } from '../rpc/client.ts';

/** The services with lists of records. */
export type ListService = {
  [S in keyof Client]: 'getList' extends keyof Client[S] ? S : never;
}[keyof Client];

export type ListParams<S extends ListService> = Parameters<Client[S]['getList']>[0];
export type RecordPage<S extends ListService> = Awaited<ReturnType<Client[S]['getList']>>;
export type ListedRecord<S extends ListService> = RecordPage<S>['items'][number];
type GetList<S extends ListService> = (params: ListParams<S>) => Promise<RecordPage<S>>;

/** One page of a service's records. */
export const useRecordList = <S extends ListService>(
  service: S,
  params: ListParams<S>,
): UseQueryResult<RecordPage<S>> =>
  useQuery({
    queryKey: [service, 'list', params],
    queryFn: () => (client[service].getList as GetList<S>)(params),
    placeholderData: (previous) => previous,
  });

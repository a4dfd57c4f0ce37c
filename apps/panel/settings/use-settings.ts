import type { SettingsGroup, SettingsRecord } from '@plinth/contract';
import { queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { client } from '../rpc/client.ts';

export const settingsQuery = <G extends SettingsGroup>(group: G) =>
  queryOptions({
    queryKey: ['settings', group],
    queryFn: async () => (await client.SettingsService.get({ group })) as SettingsRecord<G>,
  });

/** One group of website settings, as stored. */
export const useSettings = <G extends SettingsGroup>(group: G): UseQueryResult<SettingsRecord<G>> =>
  useQuery(settingsQuery(group));

import type { SettingsGroup, SettingsRecord } from '@plinth/contract';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { client } from '../rpc/client.ts';

/** One group of website settings, as stored. */
export const useSettings = <G extends SettingsGroup>(group: G): UseQueryResult<SettingsRecord<G>> =>
  useQuery({
    queryKey: ['settings', group],
    queryFn: async () => (await client.SettingsService.get({ group })) as SettingsRecord<G>,
  });

import type { LaunchReport } from '@plinth/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../rpc/client.ts';

const REPORT = ['launch'];

/** Read again for every visit. */
export const useLaunchReport = (isWanted = true) =>
  useQuery({
    queryKey: REPORT,
    queryFn: () => client.LaunchService.getReport({}),
    enabled: isWanted,
    staleTime: 0,
    gcTime: 0,
  });

/** Makes the site public, unless its settings have changed since the report. */
export const useLaunchSite = () => {
  const queries = useQueryClient();
  return async ({ revision }: LaunchReport): Promise<void> => {
    const values = { under_construction: false };
    try {
      await client.SettingsService.save({ group: 'general', values, revision });
    } finally {
      // After a conflict too: another window may have launched the site.
      await Promise.all(
        [REPORT, ['settings'], ['boot'], ['pages']].map((queryKey) =>
          queries.invalidateQueries({ queryKey }),
        ),
      );
    }
  };
};

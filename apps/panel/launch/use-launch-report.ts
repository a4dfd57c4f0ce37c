import type { LaunchReport } from '@plinth/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { PAGES_KEY } from '../pages/use-pages.ts';
import { client } from '../rpc/client.ts';
import { announceLaunch } from '../session/follow-launch.ts';
import { withMeasured } from './checked-report.ts';
import { type Measured, measuredPages } from './measured-pages.ts';

const REPORT = ['launch'];

/** Everything that shows the site as stored, by query key. */
export const SHOWN = [REPORT, ['site-preview']];

/** Read again for every visit. `measured` is what the open editor adds to what is remembered. */
export const useLaunchReport = (isWanted: boolean, measured: Measured | null) =>
  useQuery({
    queryKey: REPORT,
    queryFn: () => client.LaunchService.getReport({}),
    select: (report) => withMeasured(report, measuredPages(measured)),
    enabled: isWanted,
    staleTime: 0,
    gcTime: 0,
  });

export type Draft = LaunchReport['drafts'][number];

/**
 * Makes a page part of what visitors see after the launch, or a draft again. Resolves to its new
 * revision.
 */
export const useSetReady = () => {
  const queries = useQueryClient();
  return async ({ id, revision }: Draft, isReady: boolean): Promise<number> => {
    try {
      const item = { id, status: isReady ? 'publish' : 'draft' } as const;
      return (await client.PagesService.save({ item, revision })).revision;
    } finally {
      // After a conflict too, which the next report resolves.
      await Promise.all(
        [...SHOWN, PAGES_KEY].map((queryKey) => queries.invalidateQueries({ queryKey })),
      );
    }
  };
};

/** Makes the site public, unless its settings have changed since the report. */
export const useLaunchSite = () => {
  const queries = useQueryClient();
  return async ({ revision }: Pick<LaunchReport, 'revision'>): Promise<void> => {
    const values = { under_construction: false };
    try {
      await client.SettingsService.save({ group: 'general', values, revision });
      announceLaunch();
    } finally {
      // After a conflict too: another window may have launched the site.
      await Promise.all(
        [REPORT, ['settings'], ['boot'], PAGES_KEY].map((queryKey) =>
          queries.invalidateQueries({ queryKey }),
        ),
      );
    }
  };
};

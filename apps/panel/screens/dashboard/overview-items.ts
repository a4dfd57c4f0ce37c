import type { HealthFinding, PageRecord } from '@plinth/contract';
import type { MessageKey } from '@plinth/i18n';
import { HEALTH_SCREEN } from '../../settings/use-health.ts';

type OverviewState = {
  readonly pages: readonly Pick<PageRecord, 'status'>[];
  readonly draftPosts: number;
  readonly findings: readonly HealthFinding[];
};

type OverviewItem = {
  readonly text: MessageKey;
  readonly path: string;
} & ({ readonly count: number } | { readonly megabytes: number });

/** Drafts of pages and posts, and free space on the server's disk once it's known. */
export function overviewItems({ pages, draftPosts, findings }: OverviewState): OverviewItem[] {
  const free = findings.find(({ check }) => check === 'disk')?.details.free;
  const drafts = pages.filter(({ status }) => status === 'draft').length;
  return [
    { text: 'MODULE.DASHBOARD.DRAFT_PAGES', count: drafts, path: '/pages/?status=draft' },
    { text: 'MODULE.DASHBOARD.DRAFT_POSTS', count: draftPosts, path: '/blog/?status=draft' },
    ...(typeof free === 'number'
      ? [{ text: 'MODULE.DASHBOARD.FREE_SPACE' as const, megabytes: free, path: HEALTH_SCREEN }]
      : []),
  ];
}

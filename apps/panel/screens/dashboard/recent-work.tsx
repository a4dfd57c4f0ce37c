import { Text } from '@mantine/core';
import type { PageRecord, PostSummary } from '@plinth/contract';
import { useFormat, useT } from '@plinth/i18n/react';
import type { PageStatus as Status } from '@plinth/model';
import { PageStatus, Panel } from '@plinth/ui';
import { shownStatus } from '../../posts/post-data.ts';
import { LinkAnchor } from '../../router/links.tsx';
import { useSiteState } from './use-site-state.ts';

const SHOWN = 5;

type Work = {
  readonly path: string;
  readonly name: string;
  readonly modified: string;
  readonly status: Status;
  readonly published_at: string | null;
};

const pageWork = ({ id, ...page }: PageRecord): Work => ({ ...page, path: `/pages/${id}/design/` });

const postWork = ({ id, ...post }: PostSummary): Work => ({
  ...post,
  path: `/blog/posts/${id}/design/`,
  status: shownStatus(post),
});

/** Recently edited pages and posts. */
export const RecentWork = () => {
  const t = useT();
  const format = useFormat();
  const { data } = useSiteState();
  const recent = [...(data?.pages.map(pageWork) ?? []), ...(data?.posts.map(postWork) ?? [])]
    .sort((a, b) => b.modified.localeCompare(a.modified))
    .slice(0, SHOWN);
  if (recent.length === 0) return null;
  return (
    <Panel title={t('MODULE.DASHBOARD.RECENT')} data-testid="recent-work">
      <ul className="recent">
        {recent.map((work) => (
          <li key={work.path}>
            <div>
              <LinkAnchor to={work.path} fw={500}>
                {work.name}
              </LinkAnchor>
              <Text size="xs" c="dimmed">
                {format.relative(work.modified)}
              </Text>
            </div>
            <PageStatus page={work} />
          </li>
        ))}
      </ul>
    </Panel>
  );
};

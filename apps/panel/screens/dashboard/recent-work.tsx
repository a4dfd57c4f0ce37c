import { Text } from '@mantine/core';
import type { PageRecord, PostSummary } from '@plinth/contract';
import { useFormat, useT } from '@plinth/i18n/react';
import type { Owner, PageService, PageStatus as Status } from '@plinth/model';
import { PageStatus, Panel } from '@plinth/ui';
import { LeftWorkNote } from '../../left-work/left-work-note.tsx';
import { leftWorkOf, useLeftWork } from '../../left-work/use-left-work.ts';
import { shownStatus } from '../../posts/post-data.ts';
import { LinkAnchor } from '../../router/links.tsx';
import { useSiteState } from './use-site-state.ts';

const SHOWN = 5;

type Work = {
  readonly owner: Owner;
  readonly path: string;
  readonly name: string;
  readonly modified: string;
  readonly status: Status;
  readonly service?: PageService | null;
  readonly published_at: string | null;
};

const pageWork = ({ id, ...page }: PageRecord): Work => ({
  ...page,
  owner: { kind: 'page', id },
  path: `/pages/${id}/design/`,
});

const postWork = ({ id, ...post }: PostSummary): Work => ({
  ...post,
  owner: { kind: 'post', id },
  path: `/blog/posts/${id}/design/`,
  status: shownStatus(post),
});

/** Recently edited pages and posts. Those with unsaved changes on this device come first. */
export const RecentWork = () => {
  const t = useT();
  const format = useFormat();
  const { data } = useSiteState();
  const left = useLeftWork();
  const recent = [...(data?.pages.map(pageWork) ?? []), ...(data?.posts.map(postWork) ?? [])]
    .map((work) => ({ ...work, left: leftWorkOf(left, work.owner) }))
    .sort((a, b) => (b.left?.at ?? 0) - (a.left?.at ?? 0) || b.modified.localeCompare(a.modified))
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
            {work.left && <LeftWorkNote work={work.left} name={work.name} editor={work.path} />}
          </li>
        ))}
      </ul>
    </Panel>
  );
};

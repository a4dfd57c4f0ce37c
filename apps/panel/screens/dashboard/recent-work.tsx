import { Text } from '@mantine/core';
import type { PageRecord, PostSummary } from '@plinth/contract';
import { useFormat, useT } from '@plinth/i18n/react';
import type { Owner, PageService, PageStatus as Status } from '@plinth/model';
import { PageStatus, Panel } from '@plinth/ui';
import { LeftWorkNote } from '../../left-work/left-work-note.tsx';
import { leftWorkOf, useLeftWork } from '../../left-work/use-left-work.ts';
import { shownStatus } from '../../posts/post-data.ts';
import { LinkAnchor } from '../../router/links.tsx';
import { editedSince } from './edited.ts';
import { useSiteState } from './use-site-state.ts';

const SHOWN = 5;

type Work = {
  readonly owner: Owner;
  readonly path: string;
  readonly name: string;
  readonly created: string;
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

/**
 * Pages and posts that were edited last. Those with unsaved changes on this device come first.
 * Before anything was edited, the pages of the starter.
 */
const useWork = () => {
  const { data } = useSiteState();
  const left = useLeftWork();
  if (!data) return null;
  const isEdited = editedSince(data.pages);
  const all = [...data.pages.map(pageWork), ...data.posts.map(postWork)].map((work) => ({
    ...work,
    left: leftWorkOf(left, work.owner),
  }));
  const edited = all
    .filter((work) => work.left !== undefined || isEdited(work))
    .sort((a, b) => (b.left?.at ?? 0) - (a.left?.at ?? 0) || b.modified.localeCompare(a.modified));
  return edited.length > 0
    ? { isEdited: true, works: edited.slice(0, SHOWN) }
    : { isEdited: false, works: all.filter(({ service }) => !service).slice(0, SHOWN) };
};

/** Links to the pages and posts that the owner is likely to open. */
export const RecentWork = () => {
  const t = useT();
  const format = useFormat();
  const work = useWork();
  if (!work || work.works.length === 0) return null;
  const { isEdited, works } = work;
  const title = t(isEdited ? 'MODULE.DASHBOARD.RECENT' : 'MODULE.DASHBOARD.PAGES');
  return (
    <Panel title={title} data-testid="recent-work">
      <ul className="recent">
        {works.map(({ left, ...each }) => (
          <li key={each.path}>
            <div className="recent-name">
              <LinkAnchor to={each.path} fw={500}>
                {/* Inside, because it would clip the link's target for touch. */}
                <Text span inherit lineClamp={2}>
                  {each.name}
                </Text>
              </LinkAnchor>
              {isEdited && (
                <Text size="xs" c="dimmed">
                  {format.relative(each.modified)}
                </Text>
              )}
            </div>
            <PageStatus page={each} />
            {left && <LeftWorkNote work={left} name={each.name} editor={each.path} />}
          </li>
        ))}
      </ul>
    </Panel>
  );
};

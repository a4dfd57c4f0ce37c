import { Text } from '@mantine/core';
import { useFormat, useT } from '@plinth/i18n/react';
import { Panel } from '@plinth/ui';
import { PageStatus } from '../../pages/page-status.tsx';
import { LinkAnchor } from '../../router/links.tsx';
import { useHasRoute } from '../../router/routes-context.ts';
import { useSiteState } from './use-site-state.ts';

const SHOWN = 5;

/** Recently edited pages. */
export const RecentPages = () => {
  const t = useT();
  const format = useFormat();
  const hasEditor = useHasRoute('/pages/$id/design/');
  const { data } = useSiteState();
  if (!data || data.pages.length === 0) return null;
  const recent = data.pages
    .toSorted((a, b) => b.modified.localeCompare(a.modified))
    .slice(0, SHOWN);
  return (
    <Panel title={t('MODULE.DASHBOARD.RECENT')} data-testid="recent-pages">
      <ul className="recent">
        {recent.map((page) => (
          <li key={page.id}>
            <div>
              <LinkAnchor to={`/pages/${page.id}/${hasEditor ? 'design' : 'settings'}/`} fw={500}>
                {page.name}
              </LinkAnchor>
              <Text size="xs" c="dimmed">
                {format.relative(page.modified)}
              </Text>
            </div>
            <PageStatus page={page} />
          </li>
        ))}
      </ul>
    </Panel>
  );
};

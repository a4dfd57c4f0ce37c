import { Anchor, Group, Text } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { Panel, StatusChip } from '@plinth/ui';
import { LinkAnchor } from '../../router/links.tsx';
import { useBoot } from '../../session/boot.ts';
import { useSiteState } from './use-site-state.ts';

/** Whether the site is open to visitors. */
export const SiteStatus = () => {
  const t = useT();
  const { config } = useBoot();
  const { data } = useSiteState();
  if (!data) return null;
  const isClosed = data.settings.under_construction;
  return (
    <Panel title={t('MODULE.DASHBOARD.SITE')} data-testid="site-status">
      <Group justify="space-between">
        <Anchor href={config.address} target="_blank" rel="noreferrer">
          {config.address}
        </Anchor>
        <StatusChip
          tone={isClosed ? 'warning' : 'success'}
          label={t(isClosed ? 'MODULE.DASHBOARD.CLOSED' : 'MODULE.DASHBOARD.LIVE')}
        />
      </Group>
      <Text c="dimmed" mt="sm">
        {t(isClosed ? 'MODULE.DASHBOARD.CLOSED_TEXT' : 'MODULE.DASHBOARD.LIVE_TEXT')}
      </Text>
      <LinkAnchor to="/settings/general/" mt="sm" display="inline-block">
        {t('MODULE.DASHBOARD.CHANGE')}
      </LinkAnchor>
    </Panel>
  );
};

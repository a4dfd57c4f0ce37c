import { Anchor, Button, Text } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { Panel, StatusChip } from '@plinth/ui';
import { IconExternalLink, IconPencil, IconRocket, IconShare } from '@tabler/icons-react';
import { SitePreview } from '../../launch/site-preview.tsx';
import { LinkButton } from '../../router/links.tsx';
import { useBoot } from '../../session/boot.ts';

/** The site as visitors see it, and whether they can. `onLaunch` opens the launch dialog. */
export const SiteCard = ({ onLaunch }: { readonly onLaunch: () => void }) => {
  const t = useT();
  const { address, main_page, site_name, is_under_construction: isClosed } = useBoot().config;
  return (
    <Panel data-testid="site-card">
      <div className="site-card">
        {main_page !== null && <SitePreview page={main_page} device="desktop" />}
        <div className="site-card-text">
          <h2>{site_name}</h2>
          <Anchor href={address} target="_blank" rel="noreferrer">
            {address}
          </Anchor>
          <StatusChip
            tone={isClosed ? 'warning' : 'success'}
            label={t(isClosed ? 'MODULE.LAUNCH.CLOSED' : 'MODULE.DASHBOARD.LIVE')}
          />
          <Text c="dimmed">
            {t(isClosed ? 'MODULE.LAUNCH.CLOSED_TEXT' : 'MODULE.DASHBOARD.LIVE_TEXT')}
          </Text>
          <div className="site-card-buttons">
            {main_page !== null && (
              <LinkButton
                to={`/pages/${main_page}/design/`}
                variant="default"
                leftSection={<IconPencil size={16} />}
              >
                {t('MODULE.DASHBOARD.EDIT')}
              </LinkButton>
            )}
            <Button
              component="a"
              href={address}
              target="_blank"
              rel="noreferrer"
              variant="default"
              leftSection={<IconExternalLink size={16} />}
            >
              {t('MODULE.DASHBOARD.VIEW')}
            </Button>
            <Button
              variant={isClosed ? 'filled' : 'default'}
              leftSection={isClosed ? <IconRocket size={16} /> : <IconShare size={16} />}
              onClick={onLaunch}
              data-testid="launch"
            >
              {t(isClosed ? 'MODULE.LAUNCH.BUTTON' : 'MODULE.DASHBOARD.SHARE')}
            </Button>
          </div>
        </div>
      </div>
    </Panel>
  );
};

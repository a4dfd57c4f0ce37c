import { Anchor, Button, Text } from '@mantine/core';
import type { MessageKey } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import { type ChipTone, Panel, StatusChip } from '@plinth/ui';
import { IconExternalLink, IconPencil, IconRocket, IconShare } from '@tabler/icons-react';
import { SitePreview } from '../../launch/site-preview.tsx';
import { LinkAnchor, LinkButton } from '../../router/links.tsx';
import { useBoot } from '../../session/boot.ts';
import { useReachability } from '../../settings/use-connection.ts';

type State = { readonly tone: ChipTone; readonly label: MessageKey; readonly text: MessageKey };

const CLOSED: State = {
  tone: 'warning',
  label: 'MODULE.LAUNCH.CLOSED',
  text: 'MODULE.LAUNCH.CLOSED_TEXT',
};
const LOCAL: State = {
  tone: 'warning',
  label: 'MODULE.DASHBOARD.LOCAL',
  text: 'MODULE.DASHBOARD.LOCAL_TEXT',
};
const LIVE: State = {
  tone: 'success',
  label: 'MODULE.DASHBOARD.LIVE',
  text: 'MODULE.DASHBOARD.LIVE_TEXT',
};

const UNREACHABLE: State = {
  tone: 'warning',
  label: 'MODULE.DASHBOARD.UNREACHABLE',
  text: 'MODULE.DASHBOARD.UNREACHABLE_TEXT',
};
const CHECKING: State = {
  tone: 'neutral',
  label: 'MODULE.DASHBOARD.CHECKING',
  text: 'MODULE.LAUNCH.CONNECTING_SITE',
};

type Reachability = Pick<ReturnType<typeof useReachability>, 'risks' | 'isReachable'>;

const stateOf = (isClosed: boolean, { risks, isReachable }: Reachability): State => {
  if (isClosed) return CLOSED;
  if (risks.includes('address_local')) return LOCAL;
  if (risks.length > 0) return UNREACHABLE;
  return isReachable ? LIVE : CHECKING;
};

const Buttons = ({ onLaunch }: SiteCardProps) => {
  const t = useT();
  const { address, main_page, is_under_construction: isClosed } = useBoot().config;
  return (
    <div className="site-card-buttons">
      {isClosed && (
        <Button leftSection={<IconRocket size={16} />} onClick={onLaunch} data-testid="launch">
          {t('MODULE.LAUNCH.BUTTON')}
        </Button>
      )}
      {main_page !== null && (
        <LinkButton
          to={`/pages/${main_page}/design/`}
          variant={isClosed ? 'default' : 'filled'}
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
      {!isClosed && (
        <Button
          variant="default"
          leftSection={<IconShare size={16} />}
          onClick={onLaunch}
          data-testid="launch"
        >
          {t('MODULE.DASHBOARD.SHARE')}
        </Button>
      )}
    </div>
  );
};

type SiteCardProps = {
  /** Opens the launch dialog, or how to share a site that is launched. */
  readonly onLaunch: () => void;
};

/** The site as visitors see it on computers and phones, and whether they can. */
export const SiteCard = ({ onLaunch }: SiteCardProps) => {
  const t = useT();
  const { address, main_page, site_name, is_under_construction } = useBoot().config;
  const state = stateOf(is_under_construction, useReachability());
  return (
    <Panel data-testid="site-card">
      <div className="site-card">
        {main_page !== null && (
          <div className="site-card-previews">
            <SitePreview page={main_page} device="desktop" />
            <SitePreview page={main_page} device="mobile_v" />
          </div>
        )}
        <div className="site-card-text">
          <StatusChip tone={state.tone} label={t(state.label)} />
          <Text component="h2" lineClamp={3}>
            {site_name}
          </Text>
          <Anchor href={address} target="_blank" rel="noreferrer">
            {address}
          </Anchor>
          <Text c="dimmed">{t(state.text)}</Text>
          {state === LOCAL && (
            <LinkAnchor to="/settings/general/">{t('MODULE.DASHBOARD.LOCAL_CHANGE')}</LinkAnchor>
          )}
          <Buttons onLaunch={onLaunch} />
        </div>
      </div>
    </Panel>
  );
};

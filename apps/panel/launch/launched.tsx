import { Button, Group, Text, TextInput } from '@mantine/core';
import type { LaunchReport } from '@plinth/contract';
import { keyPart } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import { announce } from '@plinth/ui';
import { IconExternalLink } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { LinkAnchor } from '../router/links.tsx';
import { useBoot } from '../session/boot.ts';
import { useReachability } from '../settings/use-connection.ts';
import { ShareCard } from '../share-card/share-card.tsx';
import { CopyUrl } from './copy-url.tsx';
import { QrCode } from './qr-code.tsx';
import { RiskList } from './risk-list.tsx';
import { Waiting } from './waiting.tsx';

type LaunchedProps = {
  readonly report: Pick<LaunchReport, 'card' | 'has_site_password'>;
  /** Called when a link to a screen is followed. */
  readonly onOpen: () => void;
};

/** For a site that visitors can open: how to share it. */
const Sharing = ({ report: { card }, onOpen }: LaunchedProps) => {
  const t = useT();
  const { address, main_page } = useBoot().config;
  return (
    <div className="launch-share">
      <section className="launch-section">
        <h3>{t('MODULE.LAUNCH.QR')}</h3>
        <QrCode address={address} />
      </section>
      {card && (
        <section className="launch-section">
          <h3>{t('MODULE.LAUNCH.CARD')}</h3>
          <ShareCard card={card} address={address} />
          {main_page !== null && (
            <LinkAnchor to={`/pages/${main_page}/settings/`} onClick={onOpen}>
              {t('MODULE.LAUNCH.CARD_EDIT')}
            </LinkAnchor>
          )}
        </section>
      )}
    </div>
  );
};

type ReachabilityState = ReturnType<typeof useReachability>;

/** Announces the launch and what visitors get, or what keeps them out, after each check. */
function useAnnouncedLaunch({ isChecking, isReachable, risks }: ReachabilityState): void {
  const t = useT();
  const problems = risks.map((risk) => t(`MODULE.LAUNCH.RISK.${keyPart(risk)}`));
  const state = isReachable
    ? t('MODULE.LAUNCH.LIVE')
    : [t('MODULE.LAUNCH.LAUNCHED'), ...problems].join('. ');
  const text = isChecking
    ? t('MODULE.LAUNCH.CONNECTING_SITE')
    : t('MODULE.LAUNCH.LAUNCHED_STATE', { state });
  useEffect(() => announce(text), [text]);
}

type UnreachableProps = Pick<LaunchedProps, 'onOpen'> & { readonly state: ReachabilityState };

/** What keeps visitors from opening the site. Its button keeps the focus while it checks again. */
const Unreachable = ({ state: { isChecking, risks, check }, onOpen }: UnreachableProps) => {
  const t = useT();
  return (
    <>
      {isChecking ? (
        <Waiting text={t('MODULE.LAUNCH.CONNECTING_SITE')} />
      ) : (
        <Text>{t('MODULE.LAUNCH.UNREACHABLE_TEXT')}</Text>
      )}
      <RiskList risks={risks} onOpen={onOpen} />
      <Button
        size="xs"
        variant="default"
        onClick={() => !isChecking && check()}
        aria-disabled={isChecking}
      >
        {t('MODULE.LAUNCH.CHECK_AGAIN')}
      </Button>
    </>
  );
};

/** Where visitors find the site, and how to share it, or what keeps them from opening it. */
export const Launched = ({ report, onOpen }: LaunchedProps) => {
  const t = useT();
  const { address } = useBoot().config;
  const state = useReachability();
  const { isChecking, isReachable, risks } = state;
  const copy = useRef<HTMLButtonElement>(null);
  // The button that launched the site is gone.
  useEffect(() => copy.current?.focus(), []);
  useAnnouncedLaunch(state);
  useEffect(() => {
    // The button that checked again is gone.
    if (isReachable && document.activeElement === document.body) copy.current?.focus();
  }, [isReachable]);
  return (
    <div data-testid="launched">
      {isReachable && (
        <Text c="dimmed">
          {t(`MODULE.LAUNCH.${report.has_site_password ? 'PASSWORD_TEXT' : 'LIVE_TEXT'}`)}
        </Text>
      )}
      {isChecking && risks.length === 0 && <Waiting text={t('MODULE.LAUNCH.CONNECTING_SITE')} />}
      {risks.length > 0 && <Unreachable state={state} onOpen={onOpen} />}
      <Group align="flex-end" mt="md" gap="sm">
        <TextInput
          label={t('MODULE.LAUNCH.ADDRESS')}
          value={address}
          readOnly
          className="launch-url"
          flex={1}
          miw={220}
        />
        <CopyUrl ref={copy} url={address} />
        <Button
          component="a"
          href={address}
          target="_blank"
          rel="noreferrer"
          leftSection={<IconExternalLink size={16} />}
        >
          {t('MODULE.LAUNCH.VIEW')}
        </Button>
      </Group>
      {isReachable && <Sharing report={report} onOpen={onOpen} />}
    </div>
  );
};

import { Button, CopyButton, Group, Text, TextInput } from '@mantine/core';
import type { LaunchReport } from '@plinth/contract';
import { useT } from '@plinth/i18n/react';
import { announce } from '@plinth/ui';
import { IconCheck, IconCopy, IconExternalLink } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { LinkAnchor } from '../router/links.tsx';
import { useBoot } from '../session/boot.ts';
import { ShareCard } from '../share-card/share-card.tsx';
import { QrCode } from './qr-code.tsx';

const CopyAddress = ({ address }: { readonly address: string }) => {
  const t = useT();
  return (
    <CopyButton value={address}>
      {({ copied, copy }) => (
        <Button
          variant="default"
          leftSection={copied ? <IconCheck size={16} /> : <IconCopy size={16} />}
          onClick={() => {
            copy();
            announce(t('MODULE.LAUNCH.COPIED'));
          }}
        >
          {t(copied ? 'MODULE.LAUNCH.COPIED' : 'MODULE.LAUNCH.COPY')}
        </Button>
      )}
    </CopyButton>
  );
};

type LaunchedProps = {
  readonly report: Pick<LaunchReport, 'card' | 'has_site_password'>;
  /** Called when a link to a screen is followed. */
  readonly onOpen: () => void;
};

/** Where visitors find the site, and how to share it. */
export const Launched = ({ report, onOpen }: LaunchedProps) => {
  const t = useT();
  const { card, has_site_password: needsPassword } = report;
  const { address, main_page } = useBoot().config;
  const field = useRef<HTMLInputElement>(null);
  // The button that launched the site is gone.
  useEffect(() => {
    announce(t('MODULE.LAUNCH.LIVE'));
    field.current?.select();
  }, [t]);
  return (
    <div data-testid="launched">
      <Text c="dimmed">{t(`MODULE.LAUNCH.${needsPassword ? 'PASSWORD_TEXT' : 'LIVE_TEXT'}`)}</Text>
      <Group align="flex-end" mt="md" gap="sm">
        <TextInput
          ref={field}
          label={t('MODULE.LAUNCH.ADDRESS')}
          value={address}
          readOnly
          flex={1}
          miw={220}
          data-autofocus
        />
        <CopyAddress address={address} />
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
    </div>
  );
};

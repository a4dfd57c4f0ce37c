import { Modal, Text } from '@mantine/core';
import type { AccountsMessage, SignedText } from '@plinth/contract';
import { useI18n } from '@plinth/i18n/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useBoot } from '../../../session/boot.ts';
import { authUrl, productInfoUrl, readAccountsMessage } from './accounts-server.ts';

type ConnectDialogProps = {
  readonly url: string;
  readonly license: SignedText;
  readonly onToken: (token: string) => void;
  readonly onClose: () => void;
};

/** A frame of the accounts: asks what they know of the site, then for a token. */
export const ConnectDialog = ({ url, license, onToken, onClose }: ConnectDialogProps) => {
  const { t, locale } = useI18n();
  const { version, theme } = useBoot().config;
  const frame = useRef<HTMLIFrameElement>(null);
  const [source, setSource] = useState(() =>
    productInfoUrl(url, {
      ...{ locale, theme },
      environment: { origin: location.origin, version, license },
    }),
  );
  const receive = useEffectEvent(({ action, body }: AccountsMessage) => {
    if (action === 'setToken') onToken(body.access_token);
    else setSource(authUrl(url, { locale, info: body.productInfo }));
  });
  useEffect(() => {
    const listen = (event: MessageEvent) => {
      const message = readAccountsMessage(event, { url, frame: frame.current?.contentWindow });
      if (message) receive(message);
    };
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, [url]);
  return (
    <Modal opened onClose={onClose} title={t('MODULE.PROFILE.ACCOUNTS.TITLE')}>
      <Text c="dimmed" mb="md">
        {t('MODULE.PROFILE.ACCOUNTS.FRAME_HINT', { host: new URL(url).host })}
      </Text>
      <iframe
        ref={frame}
        className="accounts-frame"
        title={t('MODULE.PROFILE.ACCOUNTS.TITLE')}
        src={source}
        sandbox="allow-scripts allow-same-origin"
        referrerPolicy="no-referrer"
      />
    </Modal>
  );
};

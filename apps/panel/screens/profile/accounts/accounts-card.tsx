import { Button, Group, Text } from '@mantine/core';
import type { SignedText } from '@plinth/contract';
import { useFormat, useT } from '@plinth/i18n/react';
import { ListSkeleton, Panel, toast } from '@plinth/ui';
import { useState } from 'react';
import { LoadError } from '../../../list/load-error.tsx';
import { useAttempt } from '../../../list/use-attempt.ts';
import { client } from '../../../rpc/client.ts';
import { ConnectDialog } from './connect-dialog.tsx';
import { useAccount } from './use-account.ts';

/** Connects the user with the accounts of a hub on another server. */
export const AccountsCard = ({ url }: { readonly url: string }) => {
  const t = useT();
  const format = useFormat();
  const attempt = useAttempt();
  const { account, connect, disconnect } = useAccount();
  const [license, setLicense] = useState<SignedText | null>(null);
  const { host } = new URL(url);

  const open = () =>
    attempt(
      async () => {
        const found = await client.AccountsService.getLicense();
        if (found.license) setLicense(found.license);
        else toast(t('MODULE.PROFILE.ACCOUNTS.NO_LICENSE'), { kind: 'error' });
      },
      { failed: 'COMMON.MESSAGES.LOAD_DATA_FROM_SERVER_ERROR' },
    );
  const receive = async (token: string) => {
    setLicense(null);
    if (await connect(token)) toast(t('MODULE.PROFILE.ACCOUNTS.CONNECTED'));
    else toast(t('MODULE.PROFILE.ACCOUNTS.REFUSED', { host }), { kind: 'error' });
  };
  const claims = account.data;
  return (
    <Panel
      title={t('MODULE.PROFILE.ACCOUNTS.TITLE')}
      description={t('MODULE.PROFILE.ACCOUNTS.HINT', { host })}
      data-testid="accounts"
    >
      {account.isPending && <ListSkeleton rows={1} />}
      {account.error && <LoadError error={account.error} onRetry={() => void account.refetch()} />}
      {claims === null && (
        <Button variant="default" onClick={() => void open()}>
          {t('MODULE.PROFILE.ACCOUNTS.CONNECT')}
        </Button>
      )}
      {claims && (
        <Group justify="space-between">
          <Text>
            {t('MODULE.PROFILE.ACCOUNTS.AS', {
              domain: claims.domain,
              date: format.date(new Date(claims.exp * 1000).toISOString()),
            })}
          </Text>
          <Button variant="default" onClick={() => void disconnect()}>
            {t('MODULE.PROFILE.ACCOUNTS.DISCONNECT')}
          </Button>
        </Group>
      )}
      {license && (
        <ConnectDialog
          {...{ url, license }}
          onToken={(token) => void receive(token)}
          onClose={() => setLicense(null)}
        />
      )}
    </Panel>
  );
};

import { Alert, Anchor, Button, CopyButton, Stack, Text, Title } from '@mantine/core';
import { knownText } from '@plinth/i18n';
import { useI18n } from '@plinth/i18n/react';
import { FormSkeleton, IconButton, toast } from '@plinth/ui';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { LoadError } from '../../list/load-error.tsx';
import { useGo } from '../../router/links.tsx';
import { client } from '../../rpc/client.ts';
import { failureOf } from '../../rpc/failure.ts';
import {
  ACTIVATION_HELP,
  activationMessage,
  showActivationError,
} from '../../session/activation-error.ts';
import { enterPanel } from '../../session/enter.ts';
import { storedSignIn, storeSignIn } from '../../session/stored-sign-in.ts';
import './activation.css';

const Fact = ({ name, value }: { readonly name: string; readonly value: string }) => {
  const { t } = useI18n();
  return (
    <div className="activation-fact">
      <dt>{name}</dt>
      <dd>{value}</dd>
      <CopyButton value={value}>
        {({ copied, copy }) => (
          <IconButton
            label={copied ? t('COMMON.MESSAGES.COPIED') : t('MODULE.ACTIVATION.COPY', { name })}
            icon={copied ? <IconCheck size={16} /> : <IconCopy size={16} />}
            onClick={copy}
          />
        )}
      </CopyButton>
    </div>
  );
};

const activateAndSignIn = async () => {
  const { state } = await client.ActivationService.activate();
  if (state !== 'active') throw new Error('MODULE.ACTIVATION.FAILED');
  const signIn = storedSignIn();
  if (!signIn) return;
  const { email, password, remember } = signIn;
  await client.AuthService.login({ email, password, remember });
};

const useActivation = () => {
  const i18n = useI18n();
  const go = useGo();
  return useMutation({
    mutationFn: activateAndSignIn,
    onSuccess: () => {
      storeSignIn(null);
      toast(i18n.t('MODULE.ACTIVATION.DONE'));
      enterPanel();
    },
    onError: (error) => {
      showActivationError(activationMessage(error, i18n), i18n);
      // The sign-in that led here is too long ago.
      if (failureOf(error).type !== 'UNAUTHENTICATED') return;
      storeSignIn(null);
      go('/auth/login/', { replace: true });
    },
  });
};

/** Reached only after a failed sign-in; redirects to sign-in without its data. */
export const ActivationScreen = () => {
  const i18n = useI18n();
  const { t } = i18n;
  const go = useGo();
  const reason = storedSignIn()?.reason;
  const info = useQuery({
    queryKey: ['activation'],
    queryFn: () => client.ActivationService.getInfo(),
  });
  const activation = useActivation();
  useEffect(() => {
    if (!reason) go('/auth/login/', { replace: true });
  }, [reason, go]);
  if (!reason) return null;
  return (
    <div className="card" data-testid="activation">
      <Title order={1}>{t('MODULE.ACTIVATION.TITLE')}</Title>
      <Text c="dimmed" mt="sm" mb="lg">
        {t('MODULE.ACTIVATION.INTRO')}
      </Text>
      <Stack gap="lg">
        <Alert color="yellow">
          {knownText(i18n, reason, { fallback: 'MODULE.ACTIVATION.FAILED' })}
        </Alert>
        {info.isPending && <FormSkeleton fields={3} />}
        {info.error && <LoadError error={info.error} onRetry={() => void info.refetch()} />}
        {info.data && (
          <dl className="activation-facts">
            <Fact
              name={t(
                info.data.is_ip_private ? 'MODULE.ACTIVATION.IP_PRIVATE' : 'MODULE.ACTIVATION.IP',
              )}
              value={info.data.ip}
            />
            <Fact name={t('MODULE.ACTIVATION.DOMAIN')} value={info.data.domain} />
            <Fact name={t('MODULE.ACTIVATION.PRODUCT_ID')} value={info.data.product_id} />
          </dl>
        )}
        <Button size="md" loading={activation.isPending} onClick={() => activation.mutate()}>
          {t('MODULE.ACTIVATION.ACTIVATE')}
        </Button>
        <Anchor href={ACTIVATION_HELP} target="_blank" rel="noreferrer" ta="center">
          {t('MODULE.ACTIVATION.HELP')}
        </Anchor>
      </Stack>
    </div>
  );
};

import { Button } from '@mantine/core';
import { useI18n } from '@plinth/i18n/react';
import { toast } from '@plinth/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from '../rpc/client.ts';
import { activationMessage, showActivationError } from '../session/activation-error.ts';
import { bootQuery, useBoot } from '../session/boot.ts';

const TEXTS = { lapsed: 'SHELL.LICENSE_LAPSED', waiting: 'SHELL.LICENSE_WAITING' } as const;

/** Says that the license has to be renewed. Visitors never read that. */
export const LicenseNotice = () => {
  const i18n = useI18n();
  const { activation } = useBoot().config;
  const queries = useQueryClient();
  const renewal = useMutation({
    mutationFn: () => client.ActivationService.activate(),
    onSuccess: async () => {
      toast(i18n.t('SHELL.LICENSE_RENEWED'));
      await queries.invalidateQueries({ queryKey: bootQuery.queryKey });
    },
    onError: (error) => showActivationError(activationMessage(error, i18n), i18n),
  });
  if (activation !== 'lapsed' && activation !== 'waiting') return null;
  return (
    <div className="shell-notice" data-testid="license-notice">
      <span>{i18n.t(TEXTS[activation])}</span>
      <Button size="xs" loading={renewal.isPending} onClick={() => renewal.mutate()}>
        {i18n.t('MODULE.ACTIVATION.ACTIVATE')}
      </Button>
    </div>
  );
};

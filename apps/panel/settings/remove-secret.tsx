import { Button } from '@mantine/core';
import type { SettingsGroup, SettingsSave } from '@plinth/contract';
import { useT } from '@plinth/i18n/react';
import { useAttempt } from '../list/use-attempt.ts';
import { client } from '../rpc/client.ts';

type Props = {
  readonly group: SettingsGroup;
  readonly field: string;
  readonly onRemoved: () => void;
};

/** Removes a stored secret: an empty field keeps it. */
export const RemoveSecret = ({ group, field, onRemoved }: Props) => {
  const t = useT();
  const attempt = useAttempt();
  const remove = async () => {
    const save = { group, values: { [field]: '' } } as unknown as SettingsSave;
    const isDone = await attempt(() => client.SettingsService.save(save), {
      done: t('MODULE.SETTINGS.SECRET_REMOVED'),
      failed: 'COMMON.MESSAGES.UPDATE_ERROR',
    });
    if (isDone) onRemoved();
  };
  return (
    <Button variant="default" style={{ alignSelf: 'start' }} onClick={() => void remove()}>
      {t('MODULE.SETTINGS.REMOVE_SECRET')}
    </Button>
  );
};

import { Button } from '@mantine/core';
import type { SettingsGroup, SettingsRecord, SettingsSave } from '@plinth/contract';
import { useT } from '@plinth/i18n/react';
import { useConfirmDelete } from '@plinth/ui';
import { useAttempt } from '../list/use-attempt.ts';
import { client } from '../rpc/client.ts';

type Props = {
  readonly group: SettingsGroup;
  readonly field: string;
  readonly revision: number;
  readonly onRemoved: (stored: SettingsRecord) => void;
};

/** Removes a stored secret: an empty field keeps it. Asks first. */
export const RemoveSecret = ({ group, field, revision, onRemoved }: Props) => {
  const t = useT();
  const attempt = useAttempt();
  const confirmDelete = useConfirmDelete();
  const remove = async () => {
    const question = {
      title: t('MODULE.SETTINGS.REMOVE_SECRET'),
      text: t('MODULE.SETTINGS.REMOVE_SECRET_TEXT'),
    };
    if (!(await confirmDelete(question))) return;
    const save = { group, values: { [field]: '' }, revision } as unknown as SettingsSave;
    await attempt(async () => onRemoved(await client.SettingsService.save(save)), {
      done: t('MODULE.SETTINGS.SECRET_REMOVED'),
      failed: 'COMMON.MESSAGES.UPDATE_ERROR',
    });
  };
  return (
    <Button variant="default" style={{ alignSelf: 'start' }} onClick={() => void remove()}>
      {t('MODULE.SETTINGS.REMOVE_SECRET')}
    </Button>
  );
};

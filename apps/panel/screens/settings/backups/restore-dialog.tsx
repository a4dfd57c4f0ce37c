import { Modal } from '@mantine/core';
import type { BackupRecord } from '@plinth/contract';
import { useFormat, useT } from '@plinth/i18n/react';
import { PassphraseForm } from './passphrase-form.tsx';
import type { BackupActions } from './use-backups.ts';

type RestoreDialogProps = {
  readonly backup: BackupRecord;
  readonly actions: BackupActions;
  readonly opened: boolean;
  readonly onClose: () => void;
};

/** Replaces the site by an encrypted backup. */
export const RestoreDialog = ({ backup, actions, opened, onClose }: RestoreDialogProps) => {
  const t = useT();
  const format = useFormat();
  const time = format.dateTime(backup.created);
  return (
    <Modal opened={opened} onClose={onClose} title={t('MODULE.BACKUPS.RESTORE_TITLE', { time })}>
      {opened && (
        <PassphraseForm
          text={t('MODULE.BACKUPS.RESTORE_TEXT', { time })}
          button={t('MODULE.BACKUPS.RESTORE')}
          isDanger
          onSubmit={async (passphrase) => {
            await actions.restoreEncrypted(backup, passphrase);
            onClose();
          }}
        />
      )}
    </Modal>
  );
};

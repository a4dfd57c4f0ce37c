import { Button, Text } from '@mantine/core';
import type { BackupRecord } from '@plinth/contract';
import { keyPart } from '@plinth/i18n';
import { useFormat, useT } from '@plinth/i18n/react';
import { IconButton, StatusChip } from '@plinth/ui';
import { IconDownload, IconRestore, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { PartsDialog } from './parts-dialog.tsx';
import { RestoreDialog } from './restore-dialog.tsx';
import type { BackupActions } from './use-backups.ts';

const Proof = ({ proof }: Pick<BackupRecord, 'proof'>) => {
  const t = useT();
  const format = useFormat();
  if (!proof) return <StatusChip tone="neutral" label={t('MODULE.BACKUPS.UNPROVEN')} />;
  const { problem, part, at } = proof;
  if (problem === null) {
    const time = format.relative(at);
    return (
      <>
        <StatusChip tone="success" label={t('MODULE.BACKUPS.PROVEN', { time })} />
        {part && <StatusChip tone="warning" label={t('MODULE.BACKUPS.LOST', { file: part })} />}
      </>
    );
  }
  const values = { part, version: part, needed: '', free: '' };
  return (
    <StatusChip tone="danger" label={t(`MODULE.BACKUPS.PROBLEM.${keyPart(problem)}`, values)} />
  );
};

type BackupRowProps = {
  readonly backup: BackupRecord;
  readonly actions: BackupActions;
  /** While the site is restored. */
  readonly isBusy: boolean;
};

/** A backup: when and why it was made, and what its test showed. */
export const BackupRow = ({ backup, actions, isBusy }: BackupRowProps) => {
  const t = useT();
  const format = useFormat();
  const [isChoosing, setChoosing] = useState(false);
  const [isUnlocking, setUnlocking] = useState(false);
  const { about, created, proof } = backup;
  const time = format.dateTime(created);
  const content = about && {
    size: format.fileSize(about.size),
    records: format.number(about.records),
    files: format.number(about.files),
  };
  return (
    <li className="backup" data-testid="backup">
      <div className="backup-about">
        <Text fw={500}>
          {time}
          {about && ` · ${t(`MODULE.BACKUPS.REASON.${keyPart(about.reason)}`)}`}
        </Text>
        <Text size="sm" c="dimmed">
          {content ? t('MODULE.BACKUPS.CONTENT', content) : t('MODULE.BACKUPS.BROKEN')}
        </Text>
        <Proof proof={proof} />
        {about?.is_encrypted && <StatusChip tone="neutral" label={t('MODULE.BACKUPS.ENCRYPTED')} />}
      </div>
      <div className="backup-actions">
        {about && (
          <>
            <Button
              variant="default"
              size="compact-md"
              aria-label={t('MODULE.BACKUPS.RESTORE_FROM', { time })}
              disabled={isBusy}
              onClick={() =>
                about.is_encrypted ? setUnlocking(true) : void actions.restore(backup)
              }
            >
              {t('MODULE.BACKUPS.RESTORE')}
            </Button>
            <IconButton
              label={t('MODULE.BACKUPS.RESTORE_ONE', { time })}
              icon={<IconRestore size={16} />}
              disabled={isBusy}
              onClick={() => setChoosing(true)}
            />
            <IconButton
              label={t('MODULE.BACKUPS.DOWNLOAD', { time })}
              icon={<IconDownload size={16} />}
              onClick={() => void actions.download(backup)}
            />
          </>
        )}
        <IconButton
          label={t('MODULE.BACKUPS.DELETE', { time })}
          icon={<IconTrash size={16} />}
          disabled={isBusy}
          onClick={() => void actions.remove(backup)}
        />
      </div>
      <RestoreDialog
        {...{ backup, actions }}
        opened={isUnlocking}
        onClose={() => setUnlocking(false)}
      />
      <PartsDialog backup={backup} opened={isChoosing} onClose={() => setChoosing(false)} />
    </li>
  );
};

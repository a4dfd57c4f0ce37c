import { Alert, Button, Text } from '@mantine/core';
import type { BackupList } from '@plinth/contract';
import { keyPart } from '@plinth/i18n';
import { useFormat, useT } from '@plinth/i18n/react';
import { EmptyState, ListSkeleton } from '@plinth/ui';
import { IconArchive } from '@tabler/icons-react';
import { LoadError } from '../../../list/load-error.tsx';
import { SettingsCard } from '../../../settings/settings-card.tsx';
import { BackupRow } from './backup-row.tsx';
import { useBackupActions, useBackupList } from './use-backups.ts';
import './backups.css';

/** How the last backup or restore ended, if the owner has to know. */
const Outcome = ({ last, task }: Pick<BackupList, 'last' | 'task'>) => {
  const t = useT();
  const format = useFormat();
  if (!last || task) return null;
  const { problem, details, secrets, at } = last;
  if (problem !== null) {
    const values = { part: '', version: '', needed: '', free: '', ...details };
    return (
      <Alert color="red" role="alert" title={t(`MODULE.BACKUPS.FAILED.${keyPart(last.task)}`)}>
        {t(`MODULE.BACKUPS.PROBLEM.${keyPart(problem)}`, values)}
      </Alert>
    );
  }
  if (last.task !== 'restore') return null;
  const names = secrets.join(', ');
  return (
    <Alert
      color="green"
      role="status"
      title={t('MODULE.BACKUPS.RESTORED', { time: format.relative(at) })}
    >
      {names === '' ? t('MODULE.BACKUPS.RESTORED_TEXT') : t('MODULE.BACKUPS.SECRETS', { names })}
    </Alert>
  );
};

const RUNNING = {
  create: 'MODULE.BACKUPS.CREATING',
  copy: 'MODULE.BACKUPS.STORE.COPYING',
  fetch: 'MODULE.BACKUPS.STORE.FETCHING',
  restore: 'MODULE.BACKUPS.RESTORING',
} as const;

const Running = ({ task }: Pick<BackupList, 'task'>) => {
  const t = useT();
  return (
    <Text role="status" c="dimmed">
      {task && t(RUNNING[task])}
    </Text>
  );
};

/** The list of backups. */
export const BackupsCard = () => {
  const t = useT();
  const { data, isPending, error, refetch } = useBackupList();
  const actions = useBackupActions();
  const isBusy = !data || data.task !== null;
  return (
    <SettingsCard title={t('MODULE.BACKUPS.LIST')} description={t('MODULE.BACKUPS.INTRO')}>
      <div className="backups-top">
        <Button
          // Keeps the focus while it can't be used.
          aria-disabled={isBusy}
          data-disabled={isBusy || undefined}
          onClick={() => isBusy || void actions.create()}
          leftSection={<IconArchive size={16} />}
        >
          {t('MODULE.BACKUPS.CREATE')}
        </Button>
        <Running task={data?.task ?? null} />
      </div>
      {isPending && <ListSkeleton rows={3} />}
      {error && <LoadError error={error} onRetry={() => void refetch()} />}
      {data && <Outcome {...data} />}
      {data?.items.length === 0 && data.task === null && (
        <EmptyState
          icon={<IconArchive />}
          title={t('MODULE.BACKUPS.EMPTY')}
          text={t('MODULE.BACKUPS.EMPTY_TEXT')}
        />
      )}
      {data && data.items.length > 0 && (
        <ul className="backups" aria-label={t('MODULE.BACKUPS.LIST')}>
          {data.items.map((backup) => (
            <BackupRow
              key={backup.id}
              backup={backup}
              actions={actions}
              isBusy={data.task === 'restore'}
            />
          ))}
        </ul>
      )}
    </SettingsCard>
  );
};

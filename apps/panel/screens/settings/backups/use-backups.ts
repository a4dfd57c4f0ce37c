import type { BackupRecord } from '@plinth/contract';
import { useFormat, useT } from '@plinth/i18n/react';
import { confirm, useConfirmDelete } from '@plinth/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useAttempt } from '../../../list/use-attempt.ts';
import { client } from '../../../rpc/client.ts';

/** ms */
const POLL = 1500;

/** The backups, read again while one is made or restored. */
export const useBackupList = () => {
  const queries = useQueryClient();
  const list = useQuery({
    queryKey: ['BackupsService', 'list'],
    queryFn: () => client.BackupsService.getList(),
    refetchInterval: ({ state }) => (state.data?.task ? POLL : false),
  });
  const task = list.data?.task ?? null;
  const earlier = useRef(task);
  useEffect(() => {
    // Everything that the panel has read may have changed.
    if (earlier.current === 'restore' && task === null) void queries.invalidateQueries();
    earlier.current = task;
  }, [task, queries]);
  return list;
};

/** What can be done with backups. */
export const useBackupActions = () => {
  const t = useT();
  const format = useFormat();
  const queries = useQueryClient();
  const attempt = useAttempt();
  const confirmDelete = useConfirmDelete();
  const changed = () => queries.invalidateQueries({ queryKey: ['BackupsService'] });
  return {
    create: async () => {
      await attempt(() => client.BackupsService.create(), {
        done: t('MODULE.BACKUPS.STARTED'),
        failed: 'COMMON.MESSAGES.CREATE_ERROR',
      });
      await changed();
    },
    restore: async ({ id, created }: BackupRecord) => {
      const time = format.dateTime(created);
      const isConfirmed = await confirm({
        title: t('MODULE.BACKUPS.RESTORE_TITLE', { time }),
        text: t('MODULE.BACKUPS.RESTORE_TEXT', { time }),
        confirmLabel: t('MODULE.BACKUPS.RESTORE'),
        cancelLabel: t('COMMON.ACTION.CANCEL'),
        danger: true,
      });
      if (!isConfirmed) return;
      await attempt(() => client.BackupsService.restore({ id }), {
        failed: 'COMMON.MESSAGES.UPDATE_ERROR',
      });
      await changed();
    },
    restoreEncrypted: async ({ id }: BackupRecord, passphrase: string) => {
      await client.BackupsService.restore({ id, passphrase });
      await changed();
    },
    remove: async ({ id, created }: BackupRecord) => {
      const isConfirmed = await confirmDelete({
        title: t('MODULE.BACKUPS.DELETE_TITLE', { time: format.dateTime(created) }),
        text: t('MODULE.BACKUPS.DELETE_TEXT'),
      });
      if (!isConfirmed) return;
      await attempt(() => client.BackupsService.delete({ id }), {
        done: t('MODULE.BACKUPS.DELETED'),
        failed: 'COMMON.MESSAGES.DELETE_ERROR',
      });
      await changed();
    },
    download: ({ id }: BackupRecord) =>
      attempt(
        async () => {
          const { url } = await client.BackupsService.download({ id });
          // A download: the panel stays open.
          window.location.assign(url);
        },
        { failed: 'COMMON.MESSAGES.LOAD_DATA_FROM_SERVER_ERROR' },
      ),
  };
};

export type BackupActions = ReturnType<typeof useBackupActions>;

import { Button, Modal, Stack, Text } from '@mantine/core';
import { keyPart } from '@plinth/i18n';
import { useFormat, useT } from '@plinth/i18n/react';
import { ListSkeleton } from '@plinth/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { LoadError } from '../../../list/load-error.tsx';
import { useAttempt } from '../../../list/use-attempt.ts';
import { client } from '../../../rpc/client.ts';

type RemoteProps = { readonly onClose: () => void; readonly onFetch: () => void };

const Remote = ({ onClose, onFetch }: RemoteProps) => {
  const t = useT();
  const format = useFormat();
  const attempt = useAttempt();
  const queries = useQueryClient();
  const remote = useQuery({
    queryKey: ['RemoteBackups'],
    queryFn: () => client.BackupsService.getRemote(),
    gcTime: 0,
  });
  const bring = async (id: string) => {
    const isQueued = await attempt(() => client.BackupsService.fetchRemote({ id }), {
      failed: 'COMMON.MESSAGES.UPDATE_ERROR',
    });
    if (!isQueued) return;
    await queries.invalidateQueries({ queryKey: ['BackupsService'] });
    onFetch();
    onClose();
  };
  return (
    <Stack gap="md">
      {remote.isPending && <ListSkeleton rows={3} />}
      {remote.error && <LoadError error={remote.error} onRetry={() => void remote.refetch()} />}
      {remote.data?.items.length === 0 && (
        <Text role="status">{t('MODULE.BACKUPS.STORE.EMPTY')}</Text>
      )}
      <ul className="backup-parts" aria-label={t('MODULE.BACKUPS.STORE.LIST')}>
        {remote.data?.items.map(({ id, created, about }) => {
          const time = format.dateTime(created);
          return (
            <li key={id} className="backup-part">
              <span className="backup-part-name">
                {about ? `${time} · ${t(`MODULE.BACKUPS.REASON.${keyPart(about.reason)}`)}` : time}
                <Text size="sm" c="dimmed">
                  {about ? format.fileSize(about.size) : t('MODULE.BACKUPS.BROKEN')}
                </Text>
              </span>
              {about && (
                <Button
                  variant="default"
                  size="compact-md"
                  aria-label={t('MODULE.BACKUPS.STORE.FETCH_FROM', { time })}
                  onClick={() => void bring(id)}
                >
                  {t('MODULE.BACKUPS.STORE.FETCH')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </Stack>
  );
};

type RemoteDialogProps = RemoteProps & { readonly opened: boolean };

/** The backups that only the S3-compatible store has. They're brought here to be restored. */
export const RemoteDialog = ({ opened, ...props }: RemoteDialogProps) => {
  const t = useT();
  return (
    <Modal opened={opened} onClose={props.onClose} title={t('MODULE.BACKUPS.STORE.LIST')} size="lg">
      {opened && <Remote {...props} />}
    </Modal>
  );
};

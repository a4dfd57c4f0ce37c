import { Button, Text } from '@mantine/core';
import type { SessionRecord } from '@plinth/contract';
import { useFormat, useT } from '@plinth/i18n/react';
import { deviceName } from '@plinth/model';
import { ListSkeleton, StatusChip } from '@plinth/ui';
import { useQuery } from '@tanstack/react-query';
import { LoadError } from '../../list/load-error.tsx';
import { useAttempt } from '../../list/use-attempt.ts';
import { client } from '../../rpc/client.ts';

/** The account's sessions, each with a sign-out button. */
export const SessionList = () => {
  const t = useT();
  const format = useFormat();
  const attempt = useAttempt();
  const sessions = useQuery({
    queryKey: ['sessions'],
    queryFn: async () => (await client.ProfileService.getSessions()).items,
  });
  const revoke = async ({ id }: SessionRecord) => {
    await attempt(() => client.ProfileService.revokeSession({ id }), {
      done: t('MODULE.PROFILE.SESSION_ENDED'),
      failed: 'COMMON.MESSAGES.UPDATE_ERROR',
    });
    await sessions.refetch();
  };
  if (sessions.isPending) return <ListSkeleton rows={2} />;
  if (sessions.error)
    return <LoadError error={sessions.error} onRetry={() => void sessions.refetch()} />;
  return (
    <div data-testid="sessions">
      {sessions.data.map((session) => (
        <div key={session.id} className="profile-session">
          <div>
            <Text fw={500}>{deviceName(session.device) || session.ip}</Text>
            <Text size="xs" c="dimmed">
              {t('MODULE.PROFILE.SESSION_SEEN', {
                ip: session.ip,
                time: format.relative(session.seen),
              })}
            </Text>
          </div>
          {session.is_current ? (
            <StatusChip tone="success" label={t('MODULE.PROFILE.SESSION_CURRENT')} />
          ) : (
            <Button variant="default" size="xs" onClick={() => void revoke(session)}>
              {t('MODULE.PROFILE.SESSION_END')}
            </Button>
          )}
        </div>
      ))}
    </div>
  );
};

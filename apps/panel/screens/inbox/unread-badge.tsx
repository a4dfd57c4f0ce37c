import { useT } from '@plinth/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../rpc/client.ts';
import '../../list/list.css';
import './inbox.css';

const REFRESH_MS = 60_000;

/** The number of unread messages. */
export const UnreadBadge = () => {
  const t = useT();
  const { data } = useQuery({
    queryKey: ['SubmissionsService', 'unread'],
    queryFn: () => client.SubmissionsService.countUnread(),
    refetchInterval: REFRESH_MS,
  });
  const count = data?.unread ?? 0;
  if (count === 0) return null;
  return (
    <span className="inbox-badge" data-testid="unread-badge">
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="list-unseen">{t('MODULE.INBOX.UNREAD_COUNT', { count })}</span>
    </span>
  );
};

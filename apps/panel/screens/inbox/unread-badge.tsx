import { useT } from '@plinth/i18n/react';
import { useUnread } from '../../data/use-unread.ts';
import '../../list/list.css';
import './inbox.css';

/** The number of unread messages. */
export const UnreadBadge = () => {
  const t = useT();
  const count = useUnread();
  if (count === 0) return null;
  return (
    <span className="inbox-badge" data-testid="unread-badge">
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="list-unseen">{t('MODULE.INBOX.UNREAD_COUNT', { count })}</span>
    </span>
  );
};

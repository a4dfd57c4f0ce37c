import type { SubmissionRecord } from '@plinth/contract';
import { useT } from '@plinth/i18n/react';
import { RelativeTime } from '../../list/relative-time.tsx';
import type { ListColumns } from '../../list/use-list.ts';
import { LinkAnchor } from '../../router/links.tsx';
import { senderOf, summaryOf } from './sender.ts';

type CellProps = { readonly record: SubmissionRecord };

const SenderCell = ({ record }: CellProps) => {
  const t = useT();
  return (
    <LinkAnchor className="list-name" to={`/inbox/${record.id}/`}>
      {senderOf(record) || t('MODULE.INBOX.NO_SENDER')}
      {record.status === 'new' && <span className="list-unseen"> {t('MODULE.INBOX.UNREAD')}</span>}
    </LinkAnchor>
  );
};

export const MESSAGE_COLUMNS: ListColumns<'SubmissionsService'> = [
  { label: 'MODULE.INBOX.FROM', width: 'minmax(0, 1fr)', Cell: SenderCell },
  {
    ...{ label: 'MODULE.INBOX.MESSAGE', width: 'minmax(0, 2fr)' },
    Cell: ({ record }) => summaryOf(record),
  },
  {
    ...{ label: 'MODULE.INBOX.RECEIVED', width: 'minmax(90px, 0.6fr)' },
    Cell: ({ record }) => <RelativeTime time={record.created} />,
  },
];

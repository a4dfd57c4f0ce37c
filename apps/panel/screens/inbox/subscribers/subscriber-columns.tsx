import type { SubscriberRecord } from '@plinth/contract';
import { keyPart } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import { RelativeTime } from '../../../list/relative-time.tsx';
import type { ListColumns } from '../../../list/use-list.ts';

type CellProps = { readonly record: SubscriberRecord };

const EmailCell = ({ record: { email, name } }: CellProps) => (
  <>
    <span className="list-name">{email}</span>
    {name !== '' && <span className="list-muted"> {name}</span>}
  </>
);

const StatusCell = ({ record: { status } }: CellProps) =>
  useT()(`MODULE.SUBSCRIBERS.STATUS.${keyPart(status)}`);

const ProviderCell = ({ record: { provider_state } }: CellProps) =>
  useT()(`MODULE.SUBSCRIBERS.PROVIDER.${keyPart(provider_state)}`);

export const SUBSCRIBER_COLUMNS: ListColumns<'SubscribersService'> = [
  { label: 'MODULE.SUBSCRIBERS.EMAIL', width: 'minmax(0, 2fr)', Cell: EmailCell },
  { label: 'MODULE.SUBSCRIBERS.STATUS', width: 'minmax(110px, 1fr)', Cell: StatusCell },
  {
    ...{ label: 'MODULE.SUBSCRIBERS.PAGE', width: 'minmax(0, 1fr)', isWideOnly: true },
    Cell: ({ record }) => record.page_name,
  },
  {
    ...{ label: 'MODULE.SUBSCRIBERS.PROVIDER', width: 'minmax(110px, 1fr)', isWideOnly: true },
    Cell: ProviderCell,
  },
  {
    ...{ label: 'MODULE.SUBSCRIBERS.SINCE', width: 'minmax(100px, 0.8fr)' },
    Cell: ({ record }) => <RelativeTime time={record.created} />,
  },
];

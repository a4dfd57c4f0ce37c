import { Alert, Button, SegmentedControl } from '@mantine/core';
import type { SubmissionRecord } from '@plinth/contract';
import { useFormat, useT } from '@plinth/i18n/react';
import { EmptyState, ListSkeleton, PageTitle } from '@plinth/ui';
import { IconDownload, IconInbox } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadError } from '../../list/load-error.tsx';
import { PAGE_SIZE, Pager } from '../../list/pager.tsx';
import { saveFile } from '../../list/save-file.ts';
import { SearchField } from '../../list/search-field.tsx';
import { useAttempt } from '../../list/use-attempt.ts';
import { LinkAnchor } from '../../router/links.tsx';
import { useFilter } from '../../router/use-filter.ts';
import { client } from '../../rpc/client.ts';
import { MessageMenu } from './message-menu.tsx';
import { senderOf, summaryOf } from './sender.ts';
import '../../list/list.css';
import './inbox.css';

const FOLDERS = ['all', 'unread', 'spam'] as const;

/** Spreadsheets need it to read a file as UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

const ExportButton = () => {
  const t = useT();
  const attempt = useAttempt();
  const download = () =>
    attempt(
      async () => {
        const { csv } = await client.SubmissionsService.export();
        saveFile('messages.csv', BYTE_ORDER_MARK + csv, 'text/csv');
      },
      { failed: 'COMMON.MESSAGES.LOAD_DATA_FROM_SERVER_ERROR' },
    );
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={16} />}
      onClick={() => void download()}
    >
      {t('MODULE.INBOX.EXPORT')}
    </Button>
  );
};

const MessageRow = ({ message }: { readonly message: SubmissionRecord }) => {
  const t = useT();
  const format = useFormat();
  const { id, status, created } = message;
  const isUnread = status === 'new';
  return (
    <tr className="list-row" data-unread={isUnread || undefined} data-testid="message-row">
      <td className="list-main">
        <LinkAnchor className="list-name" to={`/inbox/${id}/`}>
          {senderOf(message) || t('MODULE.INBOX.NO_SENDER')}
          {isUnread && <span className="inbox-badge-words"> {t('MODULE.INBOX.UNREAD')}</span>}
        </LinkAnchor>
      </td>
      <td className="list-muted">{summaryOf(message)}</td>
      <td className="list-muted" title={format.dateTime(created)}>
        {format.relative(created)}
      </td>
      <td className="list-actions">
        <MessageMenu message={message} />
      </td>
    </tr>
  );
};

/** Some messages are only here, because they couldn't be emailed. */
const MailNotice = ({ messages }: { readonly messages: readonly SubmissionRecord[] }) => {
  const t = useT();
  if (!messages.some(({ mail_state }) => mail_state === 'failed')) return null;
  return (
    <Alert color="yellow" mb="md" data-testid="mail-notice">
      {t('MODULE.INBOX.MAIL_FAILED')}{' '}
      <LinkAnchor inherit underline="always" to="/settings/mail_options/">
        {t('MODULE.INBOX.MAIL_SETTINGS')}
      </LinkAnchor>
    </Alert>
  );
};

const MessageTable = ({ messages }: { readonly messages: readonly SubmissionRecord[] }) => {
  const t = useT();
  return (
    <table className="list inbox-list" data-testid="inbox-list">
      <thead>
        <tr className="list-head">
          <th>{t('MODULE.INBOX.FROM')}</th>
          <th>{t('MODULE.INBOX.MESSAGE')}</th>
          <th>{t('MODULE.INBOX.RECEIVED')}</th>
          <th className="list-end">{t('COMMON.ACTIONS')}</th>
        </tr>
      </thead>
      <tbody>
        {messages.map((message) => (
          <MessageRow key={message.id} message={message} />
        ))}
      </tbody>
    </table>
  );
};

/** What visitors sent by forms, newest first. */
export const InboxScreen = () => {
  const t = useT();
  const [search, setSearch] = useFilter('search');
  const [chosen, setFolder] = useFilter('folder');
  const [pager, setPager] = useState({ page: 1, count: PAGE_SIZE });
  const folder = FOLDERS.find((one) => one === chosen) ?? 'all';
  const params = { ...pager, ...(search && { search }), filter: { folder } };
  const list = useQuery({
    queryKey: ['SubmissionsService', 'list', params],
    queryFn: () => client.SubmissionsService.getList(params),
    placeholderData: (previous) => previous,
  });
  const isFiltered = search !== '' || folder !== 'all';
  const first = { ...pager, page: 1 };
  const items = list.data?.items ?? [];
  return (
    <>
      <PageTitle title={t('ROUTE.INBOX.TITLE')} description={t('MODULE.INBOX.INTRO')}>
        {(items.length > 0 || isFiltered) && <ExportButton />}
      </PageTitle>
      <MailNotice messages={items} />
      <div className="list-bar">
        <SegmentedControl
          aria-label={t('MODULE.INBOX.FOLDER')}
          data={FOLDERS.map((value) => ({
            value,
            label: t(`MODULE.INBOX.FOLDER_${value.toUpperCase() as 'ALL' | 'UNREAD' | 'SPAM'}`),
          }))}
          value={folder}
          onChange={(value) => {
            setPager(first);
            setFolder(value === 'all' ? '' : value);
          }}
        />
        <SearchField
          label={t('MODULE.INBOX.SEARCH')}
          value={search}
          onChange={(text) => {
            setPager(first);
            setSearch(text);
          }}
          found={list.data?.total}
        />
      </div>
      {list.isPending && <ListSkeleton rows={5} />}
      {list.error && <LoadError error={list.error} onRetry={() => void list.refetch()} />}
      {list.data?.total === 0 && (
        <EmptyState
          icon={<IconInbox />}
          title={t(isFiltered ? 'COMMON.TEXT.NO_RESULTS' : 'MODULE.INBOX.EMPTY')}
          text={t(isFiltered ? 'MODULE.INBOX.NONE_HERE' : 'MODULE.INBOX.EMPTY_TEXT')}
        />
      )}
      {items.length > 0 && <MessageTable messages={items} />}
      {list.data && <Pager {...pager} total={list.data.total} onChange={setPager} />}
    </>
  );
};

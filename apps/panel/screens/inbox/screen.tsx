import { Alert, Button } from '@mantine/core';
import type { SubmissionRecord } from '@plinth/contract';
import { useT } from '@plinth/i18n/react';
import { PageTitle } from '@plinth/ui';
import { IconDownload, IconInbox } from '@tabler/icons-react';
import { RecordList } from '../../list/record-list.tsx';
import { saveFile } from '../../list/save-file.ts';
import { useAttempt } from '../../list/use-attempt.ts';
import { useList } from '../../list/use-list.ts';
import type { ListFilter } from '../../list/use-list-filters.ts';
import { LinkAnchor } from '../../router/links.tsx';
import { client } from '../../rpc/client.ts';
import { MESSAGE_COLUMNS } from './message-columns.tsx';
import { senderOf } from './sender.ts';
import { useMessageMenu } from './use-message-actions.ts';

const FOLDER: ListFilter = {
  ...{ name: 'folder', label: 'MODULE.INBOX.FOLDER', all: 'MODULE.INBOX.FOLDER_ALL' },
  values: [
    { value: 'unread', label: 'MODULE.INBOX.FOLDER_UNREAD' },
    { value: 'spam', label: 'MODULE.INBOX.FOLDER_SPAM' },
  ],
  isTabs: true,
};

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

/** What visitors sent by forms, newest first. */
export const InboxScreen = () => {
  const t = useT();
  const list = useList('SubmissionsService', { columns: MESSAGE_COLUMNS, filters: [FOLDER] });
  const folder = list.filterOf('folder');
  const { actionsOf, bulkActions } = useMessageMenu({ isSpam: folder === 'spam' });
  return (
    <>
      <PageTitle title={t('ROUTE.INBOX.TITLE')} description={t('MODULE.INBOX.INTRO')}>
        {!list.hasNone && <ExportButton />}
      </PageTitle>
      <MailNotice messages={list.query.data?.items ?? []} />
      <RecordList
        id="message"
        list={list}
        search="MODULE.INBOX.SEARCH"
        nameOf={(message) => senderOf(message) || t('MODULE.INBOX.NO_SENDER')}
        isMarked={({ status }) => status === 'new'}
        {...{ actionsOf, bulkActions }}
        empty={{
          icon: <IconInbox />,
          title: t('MODULE.INBOX.EMPTY'),
          text: t('MODULE.INBOX.EMPTY_TEXT'),
        }}
      />
    </>
  );
};

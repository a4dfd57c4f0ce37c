import { Alert } from '@mantine/core';
import type { SubmissionRecord } from '@plinth/contract';
import { useT } from '@plinth/i18n/react';
import { PageTitle } from '@plinth/ui';
import { IconInbox, IconUsers } from '@tabler/icons-react';
import { ExportButton } from '../../list/export-button.tsx';
import { RecordList } from '../../list/record-list.tsx';
import { useList } from '../../list/use-list.ts';
import type { ListFilter } from '../../list/use-list-filters.ts';
import { LinkAnchor, LinkButton } from '../../router/links.tsx';
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
        <LinkButton
          to="/inbox/subscribers/"
          variant="default"
          leftSection={<IconUsers size={16} />}
        >
          {t('ROUTE.SUBSCRIBERS.TITLE')}
        </LinkButton>
        {!list.hasNone && (
          <ExportButton file="messages.csv" load={() => client.SubmissionsService.export()} />
        )}
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

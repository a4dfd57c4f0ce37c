import { Alert } from '@mantine/core';
import { SUBSCRIBER_STATUSES, type SubscriberRecord } from '@plinth/contract';
import { keyPart } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import { PageTitle, useConfirmDelete } from '@plinth/ui';
import { IconTrash, IconUsers } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { ExportButton } from '../../../list/export-button.tsx';
import { RecordList } from '../../../list/record-list.tsx';
import { useAttempt } from '../../../list/use-attempt.ts';
import { useList } from '../../../list/use-list.ts';
import type { ListFilter } from '../../../list/use-list-filters.ts';
import { LinkAnchor } from '../../../router/links.tsx';
import { client } from '../../../rpc/client.ts';
import { SUBSCRIBER_COLUMNS } from './subscriber-columns.tsx';

const STATUS: ListFilter = {
  ...{ name: 'status', label: 'MODULE.SUBSCRIBERS.STATUS', all: 'MODULE.INBOX.FOLDER_ALL' },
  values: SUBSCRIBER_STATUSES.map((value) => ({
    value,
    label: `MODULE.SUBSCRIBERS.STATUS.${keyPart(value)}` as const,
  })),
  isTabs: true,
};

/** Asks first; the returned function resolves to whether they are deleted. */
const useDeleteSubscribers = () => {
  const t = useT();
  const queries = useQueryClient();
  const attempt = useAttempt();
  const confirmDelete = useConfirmDelete();
  return async (subscribers: readonly SubscriberRecord[]): Promise<boolean> => {
    const [first, ...others] = subscribers;
    const count = subscribers.length;
    const title =
      first && others.length === 0
        ? t('MODULE.SUBSCRIBERS.DELETE_TITLE', { name: first.email })
        : t('MODULE.SUBSCRIBERS.DELETE_MANY', { count });
    if (!(await confirmDelete({ title, text: t('MODULE.SUBSCRIBERS.DELETE_TEXT') }))) return false;
    const ids = subscribers.map(({ id }) => id);
    const isDone = await attempt(() => client.SubscribersService.delete({ ids }), {
      ...{ done: t('COMMON.LIST.DELETED', { count }), failed: 'COMMON.MESSAGES.DELETE_ERROR' },
    });
    await queries.invalidateQueries({ queryKey: ['SubscribersService'] });
    return isDone;
  };
};

/** The newsletter's service doesn't know some of them. */
const ProviderNotice = ({ subscribers }: { readonly subscribers: readonly SubscriberRecord[] }) => {
  const t = useT();
  const isRefused = ({ provider_state: state }: SubscriberRecord) =>
    state === 'invalid_key' || state === 'failed';
  if (!subscribers.some(isRefused)) return null;
  return (
    <Alert color="yellow" mb="md" data-testid="provider-notice">
      {t('MODULE.SUBSCRIBERS.PROVIDER_FAILED')}{' '}
      <LinkAnchor inherit underline="always" to="/settings/integration/">
        {t('MODULE.SUBSCRIBERS.PROVIDER_SETTINGS')}
      </LinkAnchor>
    </Alert>
  );
};

/** Who asked for the newsletter, newest first. */
export const SubscribersScreen = () => {
  const t = useT();
  const list = useList('SubscribersService', { columns: SUBSCRIBER_COLUMNS, filters: [STATUS] });
  const remove = useDeleteSubscribers();
  const deletion = { label: t('COMMON.ACTION.DELETE'), Icon: IconTrash, isDanger: true };
  return (
    <>
      <LinkAnchor to="/inbox/">{t('MODULE.INBOX.BACK')}</LinkAnchor>
      <PageTitle title={t('ROUTE.SUBSCRIBERS.TITLE')} description={t('MODULE.SUBSCRIBERS.INTRO')}>
        {!list.hasNone && (
          <ExportButton file="subscribers.csv" load={() => client.SubscribersService.export()} />
        )}
      </PageTitle>
      <ProviderNotice subscribers={list.query.data?.items ?? []} />
      <RecordList
        id="subscriber"
        list={list}
        search="MODULE.SUBSCRIBERS.SEARCH"
        nameOf={({ email }) => email}
        actionsOf={(one) => [{ ...deletion, run: () => remove([one]) }]}
        bulkActions={[{ ...deletion, run: remove }]}
        empty={{
          icon: <IconUsers />,
          title: t('MODULE.SUBSCRIBERS.EMPTY'),
          text: t('MODULE.SUBSCRIBERS.EMPTY_TEXT'),
        }}
      />
    </>
  );
};

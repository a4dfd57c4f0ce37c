import type { SubmissionRecord, SubmissionStatus } from '@plinth/contract';
import { useT } from '@plinth/i18n/react';
import { useConfirmDelete } from '@plinth/ui';
import { IconMail, IconMailOpened, IconSpy, IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import type { BulkAction } from '../../list/record-list.tsx';
import type { RowAction } from '../../list/row-menu.tsx';
import { useAttempt } from '../../list/use-attempt.ts';
import { client } from '../../rpc/client.ts';

type Message = Pick<SubmissionRecord, 'id' | 'status'>;
type Mark = Pick<RowAction, 'label' | 'Icon'> & { readonly status: SubmissionStatus };

type MenuOptions = { readonly isSpam?: boolean; readonly onDeleted?: () => void };

const idsOf = (messages: readonly Message[]) => messages.map(({ id }) => id);

/** Actions on messages; each refreshes the list and the number of unread ones. */
export const useMessageActions = () => {
  const t = useT();
  const queries = useQueryClient();
  const attempt = useAttempt();
  const confirmDelete = useConfirmDelete();
  const changed = () => queries.invalidateQueries({ queryKey: ['SubmissionsService'] });

  const mark = async (messages: readonly Message[], status: SubmissionStatus): Promise<boolean> => {
    const isDone = await attempt(
      () => client.SubmissionsService.setStatus({ ids: idsOf(messages), status }),
      { failed: 'COMMON.MESSAGES.UPDATE_ERROR' },
    );
    await changed();
    return isDone;
  };
  /** Asks first; resolves to whether they are deleted. */
  const remove = async (messages: readonly Message[]): Promise<boolean> => {
    const count = messages.length;
    const question = {
      title: t('MODULE.INBOX.DELETE_TITLE', { count }),
      text: t('MODULE.INBOX.DELETE_TEXT'),
    };
    if (!(await confirmDelete(question))) return false;
    const isDone = await attempt(() => client.SubmissionsService.delete({ ids: idsOf(messages) }), {
      done: t('MODULE.INBOX.DELETED', { count }),
      failed: 'COMMON.MESSAGES.DELETE_ERROR',
    });
    await changed();
    return isDone;
  };
  return { mark, remove };
};

/** The actions on messages that the inbox, or its spam folder, and a message's own screen offer. */
export const useMessageMenu = (options: MenuOptions = {}) => {
  const t = useT();
  const { mark, remove } = useMessageActions();
  const read: Mark = { label: t('MODULE.INBOX.MARK_READ'), Icon: IconMailOpened, status: 'read' };
  const unread: Mark = { label: t('MODULE.INBOX.MARK_UNREAD'), Icon: IconMail, status: 'new' };
  const spam: Mark = { label: t('MODULE.INBOX.MARK_SPAM'), Icon: IconSpy, status: 'spam' };
  const marks: Readonly<Record<SubmissionStatus, readonly Mark[]>> = {
    new: [read, spam],
    read: [unread, spam],
    spam: [{ ...read, label: t('MODULE.INBOX.NOT_SPAM') }],
  };
  const deletion = { label: t('COMMON.ACTION.DELETE'), Icon: IconTrash, isDanger: true };
  const bulkActions: readonly BulkAction<Message>[] = [
    ...marks[options.isSpam ? 'spam' : 'new'].map(({ status, ...shown }) => ({
      ...shown,
      run: (messages: readonly Message[]) => mark(messages, status),
    })),
    { ...deletion, run: remove },
  ];
  const actionsOf = (message: Message): readonly RowAction[] => [
    ...marks[message.status].map(({ status, ...shown }) => ({
      ...shown,
      run: () => mark([message], status),
    })),
    {
      ...deletion,
      run: async () => {
        if (await remove([message])) options.onDeleted?.();
      },
    },
  ];
  return { actionsOf, bulkActions };
};

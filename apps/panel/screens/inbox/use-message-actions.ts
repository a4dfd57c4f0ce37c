import {
  RpcError,
  SUBMISSION_STATUSES,
  type SubmissionRecord,
  type SubmissionStatus,
} from '@plinth/contract';
import { useT } from '@plinth/i18n/react';
import { toast } from '@plinth/ui';
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
  const changed = () => queries.invalidateQueries({ queryKey: ['SubmissionsService'] });

  const mark = async (messages: readonly Message[], status: SubmissionStatus): Promise<boolean> => {
    const isDone = await attempt(
      () => client.SubmissionsService.setStatus({ ids: idsOf(messages), status }),
      { failed: 'COMMON.MESSAGES.UPDATE_ERROR' },
    );
    await changed();
    return isDone;
  };
  /** Gives messages the status back that they had. */
  const restore = async (messages: readonly Message[]) => {
    const statuses = SUBMISSION_STATUSES.map((status) => ({
      status,
      ids: idsOf(messages.filter((message) => message.status === status)),
      restore: true,
    })).filter(({ ids }) => ids.length > 0);
    await attempt(
      async () => {
        let restored = 0;
        for (const change of statuses) {
          restored += (await client.SubmissionsService.setStatus(change)).changed;
        }
        if (restored < messages.length) {
          throw new RpcError('NOT_FOUND', { message: 'MODULE.INBOX.RESTORE_GONE' });
        }
      },
      {
        done: t('MODULE.INBOX.RESTORED', { count: messages.length }),
        failed: 'COMMON.MESSAGES.UPDATE_ERROR',
      },
    );
    await changed();
  };
  /** Resolves to whether they are deleted. The toast offers to undo it. */
  const remove = async (messages: readonly Message[]): Promise<boolean> => {
    const isDone = await attempt(() => client.SubmissionsService.delete({ ids: idsOf(messages) }), {
      failed: 'COMMON.MESSAGES.DELETE_ERROR',
    });
    if (isDone) {
      toast(t('MODULE.INBOX.DELETED', { count: messages.length }), {
        action: { label: t('COMMON.ACTION.UNDO'), run: () => void restore(messages) },
      });
    }
    await changed();
    return isDone;
  };
  /** Sends a message to its webhook again. */
  const resend = async ({ id }: Message): Promise<void> => {
    await attempt(() => client.SubmissionsService.resend({ id }), {
      done: t('MODULE.INBOX.RESENT'),
      failed: 'COMMON.MESSAGES.UPDATE_ERROR',
    });
    await changed();
  };
  return { mark, remove, resend };
};

/** The actions on messages that the inbox, or its spam folder, and a message's own screen offer. */
export const useMessageMenu = (options: MenuOptions = {}) => {
  const t = useT();
  const { mark, remove } = useMessageActions();
  const read: Mark = { label: t('MODULE.INBOX.MARK_READ'), Icon: IconMailOpened, status: 'read' };
  const unread: Mark = { label: t('MODULE.INBOX.MARK_UNREAD'), Icon: IconMail, status: 'new' };
  const spam: Mark = { label: t('MODULE.INBOX.MARK_SPAM'), Icon: IconSpy, status: 'spam' };
  const marks: Readonly<Record<SubmissionRecord['status'], readonly Mark[]>> = {
    new: [read, spam],
    read: [unread, spam],
    spam: [{ ...read, label: t('MODULE.INBOX.NOT_SPAM') }],
    deleted: [],
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

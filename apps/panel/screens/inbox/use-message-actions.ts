import type { SubmissionRecord, SubmissionStatus } from '@plinth/contract';
import { useT } from '@plinth/i18n/react';
import { toast, useConfirmDelete } from '@plinth/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useAttempt } from '../../list/use-attempt.ts';
import { client } from '../../rpc/client.ts';

type Message = Pick<SubmissionRecord, 'id'>;

/** Actions on a message; each refreshes the list and the number of unread ones. */
export const useMessageActions = () => {
  const t = useT();
  const queries = useQueryClient();
  const attempt = useAttempt();
  const confirmDelete = useConfirmDelete();
  const changed = () => queries.invalidateQueries({ queryKey: ['SubmissionsService'] });
  return {
    mark: async ({ id }: Message, status: SubmissionStatus): Promise<void> => {
      await attempt(() => client.SubmissionsService.setStatus({ ids: [id], status }), {
        failed: 'COMMON.MESSAGES.UPDATE_ERROR',
      });
      await changed();
    },
    /** Asks first; resolves to whether it's deleted. */
    remove: async ({ id }: Message): Promise<boolean> => {
      const question = {
        title: t('MODULE.INBOX.DELETE_TITLE'),
        text: t('MODULE.INBOX.DELETE_TEXT'),
      };
      if (!(await confirmDelete(question))) return false;
      const isDone = await attempt(() => client.SubmissionsService.delete({ ids: [id] }), {
        failed: 'COMMON.MESSAGES.DELETE_ERROR',
      });
      if (isDone) toast(t('MODULE.INBOX.DELETED'));
      await changed();
      return isDone;
    },
  };
};

import type { Client } from '@plinth/contract';
import { useT } from '@plinth/i18n/react';
import { toast, useConfirmDelete } from '@plinth/ui';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useAttempt } from '../list/use-attempt.ts';
import { client } from '../rpc/client.ts';

/** The methods that every record service has. */
type RecordMethod = 'getList' | 'get' | 'save' | 'delete' | 'duplicate';
export type RecordService = {
  [S in keyof Client]: RecordMethod extends keyof Client[S] ? S : never;
}[keyof Client];

type Named = { readonly id: number; readonly name: string };
type DeleteQuestion = { readonly title: string; readonly text: ReactNode };

/** Actions on a service's records; each shows a toast and refreshes the list. */
export const useRecordActions = (service: RecordService) => {
  const t = useT();
  const queries = useQueryClient();
  const attempt = useAttempt();
  const confirmDelete = useConfirmDelete();
  const changed = () => queries.invalidateQueries({ queryKey: [service] });
  return {
    changed,
    duplicate: async ({ id, name }: Named): Promise<void> => {
      await attempt(() => client[service].duplicate({ id }), {
        done: t('COMMON.MESSAGES.DUPLICATE_SUCCESS', { name }),
        failed: 'COMMON.MESSAGES.NOT_DUPLICATED',
        name,
      });
      await changed();
    },
    /** Asks first; resolves to whether they are deleted. */
    remove: async (records: readonly Named[], question: DeleteQuestion): Promise<boolean> => {
      if (!(await confirmDelete(question))) return false;
      const only = records.length === 1 ? records[0] : undefined;
      const ids = records.map(({ id }) => id);
      const isDone = await attempt(() => client[service].delete({ ids }), {
        ...(only
          ? { failed: 'COMMON.MESSAGES.NOT_DELETED', name: only.name }
          : { failed: 'COMMON.MESSAGES.DELETE_ERROR' }),
      });
      if (isDone) {
        toast(
          only
            ? t('COMMON.MESSAGES.DELETE_SUCCESS', { name: only.name })
            : t('COMMON.LIST.DELETED', { count: records.length }),
        );
      }
      await changed();
      return isDone;
    },
  };
};

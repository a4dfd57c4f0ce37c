import type { ExportOptions } from '@plinth/contract';
import { useT } from '@plinth/i18n/react';
import { useConfirmDelete } from '@plinth/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAttempt } from '../../../list/use-attempt.ts';
import { client } from '../../../rpc/client.ts';

/** ms */
const POLL = 1000;

/** The last export, read again while one runs. */
export const useExportState = () =>
  useQuery({
    queryKey: ['ExportsService', 'state'],
    queryFn: () => client.ExportsService.getState(),
    refetchInterval: ({ state }) => (state.data?.running ? POLL : false),
  });

/** What can be done with exports. */
export const useExportActions = () => {
  const t = useT();
  const queries = useQueryClient();
  const attempt = useAttempt();
  const confirmDelete = useConfirmDelete();
  const changed = () => queries.invalidateQueries({ queryKey: ['ExportsService'] });
  return {
    create: async (options: ExportOptions) => {
      await client.ExportsService.create(options);
      await changed();
    },
    cancel: async () => {
      await attempt(() => client.ExportsService.cancel(), {
        failed: 'COMMON.MESSAGES.UPDATE_ERROR',
      });
      await changed();
    },
    download: () =>
      attempt(
        async () => {
          const { url } = await client.ExportsService.download();
          // A download: the panel stays open.
          window.location.assign(url);
        },
        { failed: 'COMMON.MESSAGES.LOAD_DATA_FROM_SERVER_ERROR' },
      ),
    remove: async () => {
      const isConfirmed = await confirmDelete({
        title: t('MODULE.EXPORTS.DELETE_TITLE'),
        text: t('MODULE.EXPORTS.DELETE_TEXT'),
      });
      if (!isConfirmed) return;
      await attempt(() => client.ExportsService.delete(), {
        done: t('MODULE.EXPORTS.DELETED'),
        failed: 'COMMON.MESSAGES.DELETE_ERROR',
      });
      await changed();
    },
  };
};

export type ExportActions = ReturnType<typeof useExportActions>;

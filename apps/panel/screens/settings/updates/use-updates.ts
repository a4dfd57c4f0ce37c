import type { UpdateStep } from '@plinth/contract';
import { useT } from '@plinth/i18n/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAttempt } from '../../../list/use-attempt.ts';
import { client } from '../../../rpc/client.ts';

/** ms */
const POLL = 1500;

const ENDS: ReadonlySet<UpdateStep> = new Set(['complete', 'reverted', 'interrupted']);

const KEY = ['UpdatesService', 'status'];

/** The state of updates, read again while one runs, also while the server restarts. */
export const useUpdates = () => {
  const t = useT();
  const queries = useQueryClient();
  const attempt = useAttempt();
  const status = useQuery({
    queryKey: KEY,
    queryFn: () => client.UpdatesService.getStatus(),
    refetchInterval: ({ state }) =>
      state.data?.run && !ENDS.has(state.data.run.step) ? POLL : false,
  });
  const step = status.data?.run?.step;
  const run = async (action: () => Promise<unknown>, done?: string) => {
    await attempt(action, {
      ...(done !== undefined && { done }),
      failed: 'MODULE.UPDATES.CHECK_FAILED',
    });
    await queries.invalidateQueries({ queryKey: KEY });
  };
  return {
    status,
    isRunning: step !== undefined && !ENDS.has(step),
    check: () => run(() => client.UpdatesService.check()),
    start: (version: string) => run(() => client.UpdatesService.start({ version })),
    ignore: (version: string) =>
      run(() => client.UpdatesService.ignore({ version }), t('MODULE.UPDATES.IGNORED')),
  };
};

export type Updates = ReturnType<typeof useUpdates>;

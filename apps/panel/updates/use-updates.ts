import { RpcError, type UpdateStep } from '@plinth/contract';
import type { MessageKey } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAttempt } from '../list/use-attempt.ts';
import { client } from '../rpc/client.ts';

/** ms */
const POLL = 1500;

const ENDS: ReadonlySet<UpdateStep> = new Set([
  ...(['complete', 'reverted', 'interrupted', 'rehearsed'] as const),
]);

const KEY = ['UpdatesService', 'status'];

/** The state of updates, read again while one runs, also while the server restarts. */
export const useUpdates = () => {
  const t = useT();
  const queries = useQueryClient();
  const attempt = useAttempt();
  const status = useQuery({
    queryKey: KEY,
    queryFn: () => client.UpdatesService.getStatus(),
    // Another tab may have started an update.
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) =>
      state.data?.run && !ENDS.has(state.data.run.step) ? POLL : false,
  });
  const step = status.data?.run?.step;
  const [isBusy, setBusy] = useState(false);
  const run = async (action: () => Promise<unknown>, failed: MessageKey, done?: string) => {
    setBusy(true);
    const isDone = await attempt(action, { ...(done !== undefined && { done }), failed });
    await queries.invalidateQueries({ queryKey: KEY });
    setBusy(false);
    return isDone;
  };
  return {
    status,
    isBusy,
    isRunning: step !== undefined && !ENDS.has(step),
    check: async () => {
      const isDone = await run(() => client.UpdatesService.check(), 'MODULE.UPDATES.CHECK_FAILED');
      await queries.invalidateQueries({ queryKey: ['ThemesService'] });
      return isDone;
    },
    start: (version: string) =>
      run(async () => {
        await client.UpdatesService.start({ version }).catch((error: unknown) => {
          // The status shows what is in the way, with its figures.
          if (!(error instanceof RpcError) || error.type !== 'VALIDATION') throw error;
        });
      }, 'MODULE.UPDATES.START_FAILED'),
    proceed: (version: string) =>
      run(() => client.UpdatesService.proceed({ version }), 'MODULE.UPDATES.START_FAILED'),
    decline: (version: string) =>
      run(() => client.UpdatesService.decline({ version }), 'MODULE.UPDATES.DECLINE_FAILED'),
    rollback: () => run(() => client.UpdatesService.rollback(), 'MODULE.UPDATES.ROLLBACK_FAILED'),
    ignore: (version: string) =>
      run(
        () => client.UpdatesService.ignore({ version }),
        'COMMON.MESSAGES.UPDATE_ERROR',
        t('MODULE.UPDATES.IGNORED'),
      ),
  };
};

export type Updates = ReturnType<typeof useUpdates>;

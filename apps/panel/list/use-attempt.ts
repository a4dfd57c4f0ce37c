import { RPC_ERRORS } from '@plinth/contract';
import { useI18n } from '@plinth/i18n/react';
import { toast } from '@plinth/ui';
import { failureOf } from '../rpc/failure.ts';

/**
 * Runs an action of a list and says how it ended; the answer tells whether it worked. `failed` is
 * the key of the message for failures that have none of their own.
 */
export const useAttempt = () => {
  const { t, has } = useI18n();
  return async (
    action: () => Promise<unknown>,
    { done, failed }: { readonly done?: string; readonly failed: string },
  ): Promise<boolean> => {
    try {
      await action();
      if (done) toast(done);
      return true;
    } catch (error) {
      const { message, values, type } = failureOf(error);
      const key = has(message) && message !== RPC_ERRORS.VALIDATION.message ? message : failed;
      toast(t(key, values), { kind: type === 'DEMO' ? 'warning' : 'error' });
      return false;
    }
  };
};

import type { MessageKey } from '@plinth/i18n';
import { useI18n } from '@plinth/i18n/react';
import { toast } from '@plinth/ui';
import { failureKey, failureOf } from '../rpc/failure.ts';

/**
 * Runs an action of a list and says how it ended; the answer tells whether it worked. `failed` is
 * the key of the message for failures that have none of their own.
 */
export const useAttempt = () => {
  const i18n = useI18n();
  return async (
    action: () => Promise<unknown>,
    { done, failed }: { readonly done?: string; readonly failed: MessageKey },
  ): Promise<boolean> => {
    try {
      await action();
      if (done) toast(done);
      return true;
    } catch (error) {
      const failure = failureOf(error);
      const kind = failure.type === 'DEMO' ? 'warning' : 'error';
      toast(i18n.t(failureKey(failure, failed, i18n.has), failure.values), { kind });
      return false;
    }
  };
};

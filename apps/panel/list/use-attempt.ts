import type { MessageKey } from '@plinth/i18n';
import { useI18n } from '@plinth/i18n/react';
import { toast } from '@plinth/ui';
import { failureKey, failureOf } from '../rpc/failure.ts';

/**
 * Runs an action, shows a toast with the outcome, and resolves to whether it succeeded. `failed` is the
 * message key for failures without their own message.
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

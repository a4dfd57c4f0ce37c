import type { MessageKey } from '@plinth/i18n';
import { useI18n } from '@plinth/i18n/react';
import { toast } from '@plinth/ui';
import { failureKey, failureOf } from '../rpc/failure.ts';

type Outcome = { readonly done?: string; readonly failed: MessageKey; readonly name?: string };

/**
 * Runs an action, shows a toast with the outcome, and resolves to whether it succeeded. `failed` is the
 * message key for failures without their own message, and `name` the record's name in it.
 */
export const useAttempt = () => {
  const i18n = useI18n();
  return async (
    action: () => Promise<unknown>,
    { done, failed, name = '' }: Outcome,
  ): Promise<boolean> => {
    try {
      await action();
      if (done) toast(done);
      return true;
    } catch (error) {
      const failure = failureOf(error);
      const kind = failure.type === 'DEMO' ? 'warning' : 'error';
      toast(i18n.t(failureKey(failure, failed, i18n.has), { name, ...failure.values }), { kind });
      return false;
    }
  };
};

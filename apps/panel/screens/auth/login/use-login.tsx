import { ACTIVATION_ERRORS } from '@plinth/contract';
import { useI18n } from '@plinth/i18n/react';
import { toast } from '@plinth/ui';
import { all, email, required } from '../../../forms/rules.tsx';
import { useFields } from '../../../forms/use-fields.tsx';
import { useGo } from '../../../router/links.tsx';
import { client } from '../../../rpc/client.ts';
import type { Failure } from '../../../rpc/failure.ts';
import { showActivationError } from '../../../session/activation-error.ts';
import { useBoot } from '../../../session/boot.ts';
import { enterPanel } from '../../../session/enter.ts';
import { storeSignIn } from '../../../session/stored-sign-in.ts';
import { isIncorrect, loginMessage } from './login-message.ts';

/** How long sign-in errors are shown, in ms. */
const LOGIN_TOAST = 20_000;

const EMPTY = { email: '', password: '', remember: false };

// An unreachable server also has the type NETWORK, but its code is an HTTP status.
const leadsToActivation = ({ type, message }: Failure): boolean =>
  ACTIVATION_ERRORS.some((known) => known === type) && message.startsWith('MODULE.ACTIVATION.');

/** Why sign-in was refused, in the current language. Sighted users read it in the toast. */
const Problem = ({ failure }: { readonly failure: Failure }) => (
  <span className="pl-visually-hidden">{loginMessage(failure, useI18n())}</span>
);

/** The sign-in form with all its outcomes. */
export const useLogin = () => {
  const i18n = useI18n();
  const { t } = i18n;
  const go = useGo();
  const { config } = useBoot();

  const resetPassword = {
    label: t('MODULE.AUTH.LOGIN.INCORRECT_RESET'),
    run: () => go('/auth/forgot/'),
  };

  const fields = useFields({
    // A demo prefills its credentials.
    initial: { ...EMPTY, ...config.demo_login },
    rules: { email: all(required, email), password: required },
    submit: async (values) => {
      const user = await client.AuthService.login(values);
      if (user.id > 0) enterPanel();
    },
    onFailure: (failure) => {
      if (leadsToActivation(failure)) {
        storeSignIn({ ...fields.form.getValues(), reason: failure.message });
        showActivationError(loginMessage(failure, i18n), i18n);
        go('/activation/');
        return true;
      }
      toast(loginMessage(failure, i18n), {
        kind: 'error',
        duration: LOGIN_TOAST,
        ...(isIncorrect(failure) && { action: resetPassword }),
      });
      fields.form.setErrors({ email: true, password: <Problem failure={failure} /> });
      return true;
    },
  });
  return fields;
};

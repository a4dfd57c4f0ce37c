import { Button, Modal, PasswordInput, Stack, Text } from '@mantine/core';
import type { MessageKey } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import { useLastNonNull } from '@plinth/ui';
import { useEffect, useState } from 'react';
import { Form } from '../forms/form.tsx';
import { required } from '../forms/rules.tsx';
import { useFields } from '../forms/use-fields.tsx';
import type { AuthChallenge } from '../rpc/auth-challenges.ts';
import { client } from '../rpc/client.ts';
import { useBoot } from '../session/boot.ts';
import { announceSignIn, useFollowSignIn } from '../session/follow-sign-in.ts';

const TEXTS: Record<
  AuthChallenge,
  { readonly title: MessageKey; readonly text: MessageKey; readonly submit: MessageKey }
> = {
  UNAUTHENTICATED: {
    title: 'SHELL.SIGN_IN_AGAIN',
    text: 'SHELL.SIGN_IN_AGAIN_TEXT',
    submit: 'MODULE.AUTH.LOGIN.SUBMIT',
  },
  STEP_UP: {
    title: 'SHELL.CONFIRM_PASSWORD',
    text: 'SHELL.CONFIRM_PASSWORD_TEXT',
    submit: 'COMMON.ACTION.CONTINUE',
  },
};

type PasswordFormProps = { readonly challenge: AuthChallenge; readonly onDone: () => void };

const PasswordForm = ({ challenge, onDone }: PasswordFormProps) => {
  const t = useT();
  const { user } = useBoot();
  const email = user?.email ?? '';
  const isSignIn = challenge === 'UNAUTHENTICATED';
  useFollowSignIn((signedIn) => signedIn.email === email && onDone(), isSignIn);
  const { form, isBusy, onSubmit } = useFields({
    initial: { password: '' },
    rules: { password: required },
    submit: async ({ password }) => {
      if (challenge === 'STEP_UP') await client.AuthService.confirmPassword({ password });
      else await client.AuthService.login({ email, password, remember: false });
      if (isSignIn) announceSignIn();
      onDone();
    },
    failed: 'COMMON.MESSAGES.LOAD_DATA_FROM_SERVER_ERROR',
    onFailure: ({ type }) => {
      const isWrong = type === 'VALIDATION' || type === 'FORBIDDEN';
      if (isWrong) form.setFieldError('password', t('SHELL.WRONG_PASSWORD'));
      return isWrong;
    },
  });
  return (
    <Form onSubmit={onSubmit} data-testid="password-again">
      <Stack gap="lg">
        <Text>{t(TEXTS[challenge].text)}</Text>
        <PasswordInput
          label={t('MODULE.AUTH.LOGIN.PASSWORD')}
          description={email}
          autoComplete="current-password"
          data-autofocus
          {...form.getInputProps('password')}
        />
        <Button type="submit" loading={isBusy}>
          {t(TEXTS[challenge].submit)}
        </Button>
      </Stack>
    </Form>
  );
};

type PasswordAgainProps = {
  /** null closes the dialog. */
  readonly challenge: AuthChallenge | null;
  /** Whether the password was correct; false if the dialog was dismissed. */
  readonly onClose: (isConfirmed: boolean) => void;
};

/** Asks the current or last signed-in user for the password. */
export const PasswordAgain = ({ challenge, onClose }: PasswordAgainProps) => {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const { last: asked, openCount } = useLastNonNull(challenge);
  // A modal that is open on its first render can't return focus to the opener.
  useEffect(() => setOpen(challenge !== null), [challenge]);
  return (
    <Modal opened={isOpen} onClose={() => onClose(false)} title={asked && t(TEXTS[asked].title)}>
      {asked && <PasswordForm key={openCount} challenge={asked} onDone={() => onClose(true)} />}
    </Modal>
  );
};

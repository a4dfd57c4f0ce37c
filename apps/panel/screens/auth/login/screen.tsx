import { Alert, Button, Checkbox, Group, PasswordInput, Stack, Title } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { Navigate } from '@tanstack/react-router';
import { EmailField } from '../../../forms/fields/email-field.tsx';
import { Form } from '../../../forms/form.tsx';
import { LinkAnchor } from '../../../router/links.tsx';
import { useBoot } from '../../../session/boot.ts';
import { enterPanel } from '../../../session/enter.ts';
import { sessionExpired } from '../../../session/expired-session.ts';
import { useFollowSignIn } from '../../../session/follow-sign-in.ts';
import { useCapsLock } from './use-caps-lock.ts';
import { useLogin } from './use-login.tsx';

const LoginForm = () => {
  const t = useT();
  const { config } = useBoot();
  const { form, isBusy, onSubmit } = useLogin();
  const capsLock = useCapsLock();
  useFollowSignIn(() => enterPanel());
  return (
    <div className="card">
      <Title order={1} mb="lg">
        {t('MODULE.AUTH.LOGIN.WELCOME', { site: config.site_name || t('SHELL.PRODUCT') })}
      </Title>
      {sessionExpired() && (
        <Alert color="yellow" mb="lg">
          {t('COMMON.MESSAGES.SESSION_EXPIRED')}
        </Alert>
      )}
      <Form onSubmit={onSubmit} takesFocus data-testid="login-form">
        <Stack gap="lg">
          <EmailField size="md" {...form.getInputProps('email')} />
          <PasswordInput
            label={t('MODULE.AUTH.LOGIN.PASSWORD')}
            autoComplete="current-password"
            size="md"
            description={capsLock.isOn ? t('MODULE.AUTH.LOGIN.CAPS_LOCK') : undefined}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            onKeyUp={capsLock.watch}
            {...form.getInputProps('password')}
          />
          <Group justify="space-between">
            <Checkbox
              label={t('MODULE.AUTH.LOGIN.REMEMBER')}
              {...form.getInputProps('remember', { type: 'checkbox' })}
            />
          </Group>
          <Button type="submit" size="md" fullWidth loading={isBusy} data-testid="login-submit">
            {t('MODULE.AUTH.LOGIN.SUBMIT')}
          </Button>
          <LinkAnchor to="/auth/forgot/" ta="center">
            {t('MODULE.AUTH.LOGIN.FORGOT')}
          </LinkAnchor>
        </Stack>
      </Form>
    </div>
  );
};

/** The sign-in form. A site without an owner is set up first. */
export const LoginScreen = () =>
  useBoot().config.needs_setup ? <Navigate to="/setup/" replace /> : <LoginForm />;

import { Button, Stack, Text, Title } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { toast } from '@plinth/ui';
import { EmailField } from '../../../forms/fields/email-field.tsx';
import { Form } from '../../../forms/form.tsx';
import { all, email, required } from '../../../forms/rules.tsx';
import { useFields } from '../../../forms/use-fields.tsx';
import { LinkAnchor, useGo } from '../../../router/links.tsx';
import { client } from '../../../rpc/client.ts';
import { useBoot } from '../../../session/boot.ts';

/** Sends a reset link. The response doesn't reveal whether the account exists. */
export const ForgotScreen = () => {
  const t = useT();
  const go = useGo();
  const { config } = useBoot();
  const { form, isBusy, onSubmit } = useFields({
    initial: { email: '' },
    rules: { email: all(required, email) },
    submit: async (values) => {
      await client.AuthService.forgotPassword(values);
      toast(t('MODULE.AUTH.FORGOT.SENT'));
      go('/auth/login/');
    },
    failed: 'COMMON.MESSAGES.LOAD_DATA_FROM_SERVER_ERROR',
  });
  return (
    <div className="card">
      <Title order={1}>{t('MODULE.AUTH.FORGOT.TITLE')}</Title>
      <Text c="dimmed" mt="sm" mb="lg">
        {t(config.is_mail_configured ? 'MODULE.AUTH.FORGOT.INTRO' : 'MODULE.AUTH.FORGOT.NO_MAIL')}
      </Text>
      {config.is_mail_configured && (
        <Form onSubmit={onSubmit} takesFocus data-testid="forgot-form">
          <Stack gap="lg">
            <EmailField size="md" {...form.getInputProps('email')} />
            <Button type="submit" size="md" fullWidth loading={isBusy}>
              {t('MODULE.AUTH.FORGOT.SUBMIT')}
            </Button>
          </Stack>
        </Form>
      )}
      <LinkAnchor to="/auth/login/" display="block" ta="center" mt="lg">
        {t('MODULE.AUTH.FORGOT.BACK')}
      </LinkAnchor>
    </div>
  );
};

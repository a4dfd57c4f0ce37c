import { Button, Stack, Title } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { toast } from '@plinth/ui';
import { Form } from '../../../forms/form.tsx';
import { NEW_PASSWORD_RULES, NewPassword } from '../../../forms/new-password.tsx';
import { useFields } from '../../../forms/use-fields.tsx';
import { LinkAnchor, useGo, useParam } from '../../../router/links.tsx';
import { client } from '../../../rpc/client.ts';

/** Sets a new password with the token from the emailed link. */
export const ResetScreen = () => {
  const t = useT();
  const go = useGo();
  const token = useParam('token');
  const { form, isBusy, onSubmit } = useFields({
    initial: { password: '', confirm: '' },
    rules: NEW_PASSWORD_RULES,
    submit: async (values) => {
      await client.AuthService.resetPassword({ token, ...values });
      toast(t('MODULE.AUTH.RESET.DONE'));
      go('/auth/login/');
    },
    onFailure: ({ type, fields }) => {
      const isBadLink = type === 'NOT_FOUND' || 'token' in fields;
      if (isBadLink) {
        toast(t('MODULE.AUTH.RESET.BAD_LINK'), {
          kind: 'error',
          action: { label: t('MODULE.AUTH.RESET.SEND_NEW'), run: () => go('/auth/forgot/') },
        });
      }
      return isBadLink;
    },
  });
  return (
    <div className="card">
      <Title order={1} mb="lg">
        {t('MODULE.AUTH.RESET.TITLE')}
      </Title>
      <Form onSubmit={onSubmit} takesFocus data-testid="reset-form">
        <Stack gap="lg">
          <NewPassword form={form} />
          <Button type="submit" size="md" fullWidth loading={isBusy}>
            {t('MODULE.AUTH.RESET.SUBMIT')}
          </Button>
          <LinkAnchor to="/auth/login/" ta="center">
            {t('MODULE.AUTH.FORGOT.BACK')}
          </LinkAnchor>
        </Stack>
      </Form>
    </div>
  );
};

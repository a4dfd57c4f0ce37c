import { Button, Group, PasswordInput, Stack } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { toast } from '@plinth/ui';
import { useQueryClient } from '@tanstack/react-query';
import { Form } from '../../forms/form.tsx';
import { NEW_PASSWORD_RULES, NewPassword } from '../../forms/new-password.tsx';
import { required } from '../../forms/rules.tsx';
import { UnsavedGuard } from '../../forms/unsaved-guard.tsx';
import { useFields } from '../../forms/use-fields.tsx';
import { client } from '../../rpc/client.ts';

/** Changes the password, which requires the current one and ends other sessions. */
export const PasswordForm = () => {
  const t = useT();
  const queries = useQueryClient();
  const { form, isBusy, onSubmit, send } = useFields({
    initial: { current_password: '', password: '', confirm: '' },
    rules: { current_password: required, ...NEW_PASSWORD_RULES },
    submit: async (values) => {
      await client.ProfileService.changePassword(values);
      form.reset();
      toast(t('MODULE.PROFILE.PASSWORD_CHANGED'));
      await queries.invalidateQueries({ queryKey: ['sessions'] });
    },
    onFailure: ({ fields }) => {
      const isWrong = 'current_password' in fields;
      if (isWrong) form.setFieldError('current_password', t('MODULE.PROFILE.WRONG_PASSWORD'));
      return isWrong;
    },
  });
  // Browsers fill in the current one.
  const isTyped = form.isDirty('password') || form.isDirty('confirm');
  return (
    <Form onSubmit={onSubmit} data-testid="password-form">
      <UnsavedGuard work={isTyped ? { save: send } : null} />
      <Stack gap="lg">
        <PasswordInput
          label={t('MODULE.PROFILE.CURRENT_PASSWORD')}
          autoComplete="current-password"
          size="md"
          {...form.getInputProps('current_password')}
        />
        <NewPassword form={form} />
        <Group justify="flex-end">
          <Button type="submit" variant="default" loading={isBusy}>
            {t('MODULE.PROFILE.CHANGE_PASSWORD')}
          </Button>
        </Group>
      </Stack>
    </Form>
  );
};

import { Alert, Button, Group, Stack, TextInput } from '@mantine/core';
import type { Translate } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import { Panel, toast } from '@plinth/ui';
import { useState } from 'react';
import { Form } from '../../../forms/form.tsx';
import { all, email, required } from '../../../forms/rules.tsx';
import { useFields } from '../../../forms/use-fields.tsx';
import { client } from '../../../rpc/client.ts';
import { useBoot } from '../../../session/boot.ts';

/** Null: not a failure of the email. */
function reasonOf(t: Translate, message: string, reason: string): string | null {
  if (message === 'COMMON.MESSAGES.MAIL_NOT_SENT') return reason;
  if (message === 'COMMON.MESSAGES.NO_MAIL_SERVER') return t(message);
  return message === 'MODULE.SETTINGS.MAIL.PORT_BLOCKED' ? t(message, { reason }) : null;
}

/**
 * Sends a test email with the stored settings and shows the mail server's error if it fails.
 * Unsaved settings must be saved first.
 */
export const TestMail = ({ isDirty }: { readonly isDirty: boolean }) => {
  const t = useT();
  const { user } = useBoot();
  const [reason, setReason] = useState<string | null>(null);
  const { form, isBusy, onSubmit } = useFields({
    initial: { to: user?.email ?? '' },
    rules: { to: all(required, email) },
    submit: async ({ to }) => {
      setReason(null);
      await client.SettingsService.testMail({ to });
      toast(t('MODULE.SETTINGS.MAIL.TEST_SENT', { to }));
    },
    failed: 'COMMON.MESSAGES.MAIL_NOT_SENT',
    onFailure: ({ message, values }) => {
      const text = reasonOf(t, message, String(values.reason ?? ''));
      if (text === null) return false;
      setReason(text);
      form.clearErrors();
      return true;
    },
  });
  return (
    <div className="settings-test">
      <Panel
        title={t('MODULE.SETTINGS.MAIL.TEST')}
        description={t(
          isDirty ? 'MODULE.SETTINGS.MAIL.TEST_UNSAVED' : 'MODULE.SETTINGS.MAIL.TEST_HINT',
        )}
      >
        <Form onSubmit={onSubmit} data-testid="test-mail">
          <Stack gap="md">
            <Group align="flex-start" gap="sm">
              <TextInput
                aria-label={t('MODULE.SETTINGS.MAIL.TEST_TO')}
                type="email"
                flex={1}
                disabled={isDirty}
                {...form.getInputProps('to')}
              />
              <Button type="submit" variant="default" loading={isBusy} disabled={isDirty}>
                {t('MODULE.SUPPORT.SEND')}
              </Button>
            </Group>
            {reason !== null && (
              <Alert color="red" title={t('COMMON.MESSAGES.MAIL_NOT_SENT')}>
                {reason}
              </Alert>
            )}
          </Stack>
        </Form>
      </Panel>
    </div>
  );
};

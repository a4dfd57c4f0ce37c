import { Button, PasswordInput, Stack, Text } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { DialogActions } from '../../../forms/dialog-actions.tsx';
import { Form } from '../../../forms/form.tsx';
import { required } from '../../../forms/rules.tsx';
import { useFields } from '../../../forms/use-fields.tsx';

type PassphraseFormProps = {
  readonly text: string;
  readonly button: string;
  readonly isDanger?: boolean;
  readonly onSubmit: (passphrase: string) => Promise<void>;
};

/** Asks for the passphrase of an encrypted backup. */
export const PassphraseForm = ({ text, button, isDanger, onSubmit }: PassphraseFormProps) => {
  const t = useT();
  const fields = useFields({
    initial: { passphrase: '' },
    rules: { passphrase: required },
    submit: ({ passphrase }) => onSubmit(passphrase),
    failed: 'COMMON.MESSAGES.UPDATE_ERROR',
  });
  return (
    <Form onSubmit={fields.onSubmit}>
      <Stack gap="md">
        <Text>{text}</Text>
        <PasswordInput
          label={t('MODULE.BACKUPS.PASSPHRASE')}
          autoComplete="off"
          data-autofocus
          {...fields.form.getInputProps('passphrase')}
        />
        <DialogActions>
          <Button type="submit" loading={fields.isBusy} {...(isDanger && { color: 'red' })}>
            {button}
          </Button>
        </DialogActions>
      </Stack>
    </Form>
  );
};

import { type backupSettings, MIN_PASSPHRASE } from '@plinth/contract';
import { useT } from '@plinth/i18n/react';
import { useEffect, useState } from 'react';
import { SecretField } from '../../../forms/fields/secret-field.tsx';
import { ProblemText } from '../../../forms/problem-text.tsx';
import type { SettingsForm } from '../../../settings/settings-screen.tsx';
import type { FormRules } from '../../../settings/use-settings-form.ts';

type Definition = typeof backupSettings;

/** The name of the second field. It's only checked, not saved. */
const CONFIRM = 'passphrase_confirm';

type Confirmation = { readonly value: string; readonly onChange: (value: string) => void };

/** The passphrase as it's typed again, and the rule that compares it. */
export function useConfirmation() {
  const [value, onChange] = useState('');
  const rules = (): FormRules<Definition> => ({
    [CONFIRM]: (_, { is_encrypted, passphrase }) =>
      is_encrypted && passphrase !== '' && passphrase !== value ? (
        <ProblemText errorKey="notSame" />
      ) : null,
  });
  return { confirmation: { value, onChange }, rules };
}

type FormProps = Pick<SettingsForm<Definition>, 'field' | 'form' | 'isSet'> & {
  readonly confirmation: Confirmation;
};

const ConfirmField = ({ form, confirmation: { value, onChange } }: Omit<FormProps, 'field'>) => {
  const t = useT();
  const error = form.errors[CONFIRM];
  useEffect(() => () => onChange(''), [onChange]);
  return (
    <SecretField
      label={t('MODULE.BACKUPS.PASSPHRASE_CONFIRM')}
      isSet={false}
      value={value}
      error={error}
      aria-invalid={error ? true : undefined}
      onChange={(event) => {
        onChange(event.currentTarget.value);
        form.clearFieldError(CONFIRM);
      }}
    />
  );
};

/** The passphrase of new backups. It's hidden while it's typed, so a new one is typed twice. */
export const NewPassphrase = ({ field, ...props }: FormProps) => {
  const t = useT();
  return (
    <>
      <SecretField
        label={t('MODULE.BACKUPS.PASSPHRASE')}
        description={t('MODULE.BACKUPS.PASSPHRASE_HINT', { count: MIN_PASSPHRASE })}
        isSet={props.isSet('passphrase')}
        {...field('passphrase')}
      />
      {props.form.values.passphrase !== '' && <ConfirmField {...props} />}
    </>
  );
};

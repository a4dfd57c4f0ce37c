import { NumberInput, Switch, TextInput } from '@mantine/core';
import type { SettingsRecord } from '@plinth/contract';
import { useT } from '@plinth/i18n/react';
import { ChoiceField } from '../../../forms/choice-field.tsx';
import { SecretField } from '../../../forms/secret-field.tsx';
import { SettingsCard } from '../../../settings/settings-card.tsx';
import { SettingsForm } from '../../../settings/settings-form.tsx';
import { SettingsFrame } from '../../../settings/settings-frame.tsx';
import { TestMail } from './test-mail.tsx';
import { type MailForm, type MailValues, useMailForm } from './use-mail-form.ts';

const AUTHENTICATION: Record<MailValues['authentication'], string> = {
  none: 'MODULE.SETTINGS.MAIL.AUTH.NONE',
  plain: 'MODULE.SETTINGS.MAIL.AUTH.PLAIN',
  login: 'MODULE.SETTINGS.MAIL.AUTH.LOGIN',
  cram_md5: 'MODULE.SETTINGS.MAIL.AUTH.CRAM_MD5',
};
const SECURE: Record<MailValues['secure'], string> = {
  none: 'MODULE.SETTINGS.MAIL.SECURE.NONE',
  ssl: 'MODULE.SETTINGS.MAIL.SECURE.SSL',
  tls: 'MODULE.SETTINGS.MAIL.SECURE.TLS',
};

type FieldsProps = { readonly form: MailForm; readonly hasPassword: boolean };

const SignInFields = ({ form, hasPassword }: FieldsProps) => {
  const t = useT();
  return (
    <div className="field-row">
      <TextInput
        label={t('MODULE.SETTINGS.MAIL.USERNAME')}
        autoComplete="off"
        {...form.getInputProps('username')}
      />
      <SecretField
        label={t('MODULE.SETTINGS.MAIL.PASSWORD')}
        isKept={hasPassword}
        {...form.getInputProps('password')}
      />
    </div>
  );
};

const ServerFields = ({ form, hasPassword }: FieldsProps) => {
  const t = useT();
  return (
    <>
      <div className="field-row">
        <TextInput
          label={t('MODULE.SETTINGS.MAIL.SERVER')}
          placeholder="smtp.example.com"
          {...form.getInputProps('server')}
        />
        <NumberInput
          label={t('MODULE.SETTINGS.MAIL.PORT')}
          min={1}
          max={65_535}
          allowDecimal={false}
          hideControls
          {...form.getInputProps('port')}
        />
      </div>
      <div className="field-row">
        <ChoiceField
          label={t('MODULE.SETTINGS.MAIL.SECURE.LABEL')}
          choices={SECURE}
          {...form.getInputProps('secure')}
        />
        <ChoiceField
          label={t('MODULE.SETTINGS.MAIL.AUTH.LABEL')}
          choices={AUTHENTICATION}
          {...form.getInputProps('authentication')}
        />
      </div>
      {form.values.authentication !== 'none' && (
        <SignInFields form={form} hasPassword={hasPassword} />
      )}
    </>
  );
};

const MailSettingsForm = ({ record }: { readonly record: SettingsRecord }) => {
  const t = useT();
  const recordForm = useMailForm(record);
  const { form } = recordForm;
  return (
    <>
      <SettingsForm recordForm={recordForm} data-testid="mail-settings">
        <SettingsCard
          title={t('MODULE.SETTINGS.MAIL.TITLE')}
          description={t('MODULE.SETTINGS.MAIL.INTRO')}
        >
          <Switch
            label={t('MODULE.SETTINGS.MAIL.USE_SMTP')}
            {...form.getInputProps('use_smtp', { type: 'checkbox' })}
          />
          {form.values.use_smtp && (
            <ServerFields form={form} hasPassword={record.secrets.password === true} />
          )}
          <TextInput
            label={t('MODULE.SETTINGS.MAIL.SENDER')}
            description={t('MODULE.SETTINGS.MAIL.SENDER_HINT')}
            type="email"
            {...form.getInputProps('sender')}
          />
        </SettingsCard>
      </SettingsForm>
      {!recordForm.isDirty && form.values.use_smtp && <TestMail />}
    </>
  );
};

/** How the site sends mail; messages about mail that failed lead here. */
export const MailSettingsScreen = () => (
  <SettingsFrame group="mail">{(record) => <MailSettingsForm record={record} />}</SettingsFrame>
);

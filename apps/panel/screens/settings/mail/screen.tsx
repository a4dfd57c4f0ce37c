import { type MailSettings, mailSettings } from '@plinth/contract';
import type { MessageKey } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import { ChoiceField } from '../../../forms/fields/choice-field.tsx';
import { NumberField } from '../../../forms/fields/number-field.tsx';
import { SecretField } from '../../../forms/fields/secret-field.tsx';
import { SwitchField } from '../../../forms/fields/switch-field.tsx';
import { TextField } from '../../../forms/fields/text-field.tsx';
import { useBoot } from '../../../session/boot.ts';
import { SettingsCard } from '../../../settings/settings-card.tsx';
import { type SettingsForm, SettingsScreen } from '../../../settings/settings-screen.tsx';
import { TestMail } from './test-mail.tsx';

const AUTHENTICATION: Record<MailSettings['authentication'], MessageKey> = {
  none: 'MODULE.SETTINGS.MAIL.AUTH.NONE',
  plain: 'MODULE.SETTINGS.MAIL.AUTH.PLAIN',
  login: 'MODULE.SETTINGS.MAIL.AUTH.LOGIN',
  cram_md5: 'MODULE.SETTINGS.MAIL.AUTH.CRAM_MD5',
};
const SECURE: Record<MailSettings['secure'], MessageKey> = {
  none: 'MODULE.SETTINGS.MAIL.SECURE.NONE',
  ssl: 'MODULE.SETTINGS.MAIL.SECURE.SSL',
  tls: 'MODULE.SETTINGS.MAIL.SECURE.TLS',
};

type FieldsProps = Pick<SettingsForm<typeof mailSettings>, 'field' | 'form' | 'isSet'>;

const ServerFields = ({ field, form, isSet }: FieldsProps) => {
  const t = useT();
  return (
    <>
      <div className="field-row">
        <TextField
          label={t('MODULE.SETTINGS.MAIL.SERVER')}
          placeholder="smtp.example.com"
          {...field('server')}
        />
        <NumberField label={t('MODULE.SETTINGS.MAIL.PORT')} {...field('port')} />
      </div>
      <div className="field-row">
        <ChoiceField
          label={t('MODULE.SETTINGS.MAIL.SECURE.LABEL')}
          choices={SECURE}
          {...field('secure')}
        />
        <ChoiceField
          label={t('MODULE.SETTINGS.MAIL.AUTH.LABEL')}
          choices={AUTHENTICATION}
          {...field('authentication')}
        />
      </div>
      {form.values.authentication !== 'none' && (
        <div className="field-row">
          <TextField
            label={t('MODULE.SETTINGS.MAIL.USERNAME')}
            autoComplete="off"
            {...field('username')}
          />
          <SecretField
            label={t('MODULE.SETTINGS.MAIL.PASSWORD')}
            isSet={isSet('password')}
            {...field('password')}
          />
        </div>
      )}
    </>
  );
};

/** How the site sends email; messages about email that failed link here. */
export const MailSettingsScreen = () => {
  const t = useT();
  const { config } = useBoot();
  return (
    <SettingsScreen
      definition={mailSettings}
      footer={({ isDirty, form }) =>
        (form.values.use_smtp || form.values.sender !== '') && <TestMail isDirty={isDirty} />
      }
    >
      {({ field, form, isSet }) => (
        <SettingsCard
          title={t('MODULE.SETTINGS.MAIL.TITLE')}
          description={t('MODULE.SETTINGS.MAIL.INTRO')}
        >
          <SwitchField
            label={t('MODULE.SETTINGS.MAIL.USE_SMTP')}
            description={t('MODULE.SETTINGS.MAIL.USE_SMTP_HINT')}
            {...field('use_smtp')}
          />
          {form.values.use_smtp && <ServerFields field={field} form={form} isSet={isSet} />}
          <TextField
            label={t('MODULE.SETTINGS.MAIL.SENDER')}
            description={t('MODULE.SETTINGS.MAIL.SENDER_HINT')}
            type="email"
            {...field('sender')}
          />
          <TextField
            label={t('MODULE.SETTINGS.MAIL.SENDER_NAME')}
            inherited={config.site_name}
            {...field('sender_name')}
          />
        </SettingsCard>
      )}
    </SettingsScreen>
  );
};

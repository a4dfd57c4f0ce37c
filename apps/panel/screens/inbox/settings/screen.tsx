import { inboxSettings } from '@plinth/contract';
import { useT } from '@plinth/i18n/react';
import { NumberField } from '../../../forms/fields/number-field.tsx';
import { SecretField } from '../../../forms/fields/secret-field.tsx';
import { RemoveSecret } from '../../../settings/remove-secret.tsx';
import { SettingsCard } from '../../../settings/settings-card.tsx';
import { SettingsScreen } from '../../../settings/settings-screen.tsx';

/** How long messages are kept, and what webhooks are signed with. */
export const InboxSettingsScreen = () => {
  const t = useT();
  return (
    <SettingsScreen definition={inboxSettings}>
      {({ field, isSet, isDirty, revision, adopt }) => (
        <SettingsCard
          title={t('ROUTE.SETTINGS_INBOX.TITLE')}
          description={t('MODULE.SETTINGS.INBOX.INTRO')}
        >
          <NumberField
            label={t('MODULE.SETTINGS.INBOX.DAYS')}
            description={t('MODULE.SETTINGS.INBOX.DAYS_HINT')}
            {...field('message_days')}
          />
          <SecretField
            label={t('MODULE.SETTINGS.INBOX.WEBHOOK_SECRET')}
            description={t('MODULE.SETTINGS.INBOX.WEBHOOK_SECRET_HINT')}
            isSet={isSet('webhook_secret')}
            {...field('webhook_secret')}
          />
          {isSet('webhook_secret') && !isDirty && (
            <RemoveSecret
              group="inbox"
              field="webhook_secret"
              revision={revision}
              onRemoved={adopt}
            />
          )}
        </SettingsCard>
      )}
    </SettingsScreen>
  );
};

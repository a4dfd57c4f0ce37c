import { inboxSettings } from '@plinth/contract';
import { useT } from '@plinth/i18n/react';
import { NumberField } from '../../../forms/fields/number-field.tsx';
import { SettingsCard } from '../../../settings/settings-card.tsx';
import { SettingsScreen } from '../../../settings/settings-screen.tsx';

/** How long messages are kept. */
export const InboxSettingsScreen = () => {
  const t = useT();
  return (
    <SettingsScreen definition={inboxSettings}>
      {({ field }) => (
        <SettingsCard
          title={t('ROUTE.SETTINGS_INBOX.TITLE')}
          description={t('MODULE.SETTINGS.INBOX.INTRO')}
        >
          <NumberField
            label={t('MODULE.SETTINGS.INBOX.DAYS')}
            description={t('MODULE.SETTINGS.INBOX.DAYS_HINT')}
            {...field('message_days')}
          />
        </SettingsCard>
      )}
    </SettingsScreen>
  );
};

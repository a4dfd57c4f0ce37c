import { integrationSettings } from '@plinth/contract';
import { useT } from '@plinth/i18n/react';
import { TextField } from '../../../forms/fields/text-field.tsx';
import { AdvancedCard } from '../../../settings/advanced-card.tsx';
import { SettingsCard } from '../../../settings/settings-card.tsx';
import { SettingsScreen } from '../../../settings/settings-screen.tsx';

/** Accounts at other services. */
export const IntegrationSettingsScreen = () => {
  const t = useT();
  return (
    <SettingsScreen definition={integrationSettings}>
      {({ form, field }) => (
        <>
          <SettingsCard
            title={t('MODULE.SETTINGS.INTEGRATION.COMMENTS')}
            description={t('MODULE.SETTINGS.INTEGRATION.COMMENTS_INTRO')}
          >
            <TextField
              label={t('MODULE.SETTINGS.INTEGRATION.SHORTNAME')}
              description={t('MODULE.SETTINGS.INTEGRATION.SHORTNAME_HINT')}
              mask={/\s/}
              autoCapitalize="none"
              spellCheck={false}
              {...field('comments_shortname')}
            />
          </SettingsCard>
          <AdvancedCard
            title={t('MODULE.SETTINGS.INTEGRATION.MORE')}
            description={t('MODULE.SETTINGS.INTEGRATION.IMAGE_EDITOR')}
            hasError={Boolean(form.errors.image_editor_client_id)}
          >
            <TextField
              label={t('MODULE.SETTINGS.INTEGRATION.CLIENT_ID')}
              description={t('MODULE.SETTINGS.INTEGRATION.CLIENT_ID_HINT')}
              {...field('image_editor_client_id')}
            />
          </AdvancedCard>
        </>
      )}
    </SettingsScreen>
  );
};

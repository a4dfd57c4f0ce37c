import { integrationSettings } from '@plinth/contract';
import { useT } from '@plinth/i18n/react';
import { TextField } from '../../../forms/fields/text-field.tsx';
import { AdvancedCard } from '../../../settings/advanced-card.tsx';
import { SettingsCard } from '../../../settings/settings-card.tsx';
import { SettingsScreen } from '../../../settings/settings-screen.tsx';
import { NewsletterCard } from './newsletter-card.tsx';

/** For addresses and names at services. */
const ONE_WORD = { mask: /\s/, autoCapitalize: 'none', spellCheck: false } as const;

/** Accounts at other services. */
export const IntegrationSettingsScreen = () => {
  const t = useT();
  return (
    <SettingsScreen definition={integrationSettings}>
      {({ form, field, isSet }) => (
        <>
          <NewsletterCard {...{ form, field, isSet }} />
          <SettingsCard
            title={t('MODULE.SETTINGS.INTEGRATION.COMMENTS')}
            description={t('MODULE.SETTINGS.INTEGRATION.COMMENTS_INTRO')}
          >
            <TextField
              label={t('MODULE.SETTINGS.INTEGRATION.SHORTNAME')}
              description={t('MODULE.SETTINGS.INTEGRATION.SHORTNAME_HINT')}
              {...ONE_WORD}
              {...field('comments_shortname')}
            />
          </SettingsCard>
          <SettingsCard
            title={t('MODULE.SETTINGS.INTEGRATION.MAPS')}
            description={t('MODULE.SETTINGS.INTEGRATION.MAPS_INTRO')}
          >
            <TextField
              label={t('MODULE.SETTINGS.INTEGRATION.TILE_URL')}
              description={t('MODULE.SETTINGS.INTEGRATION.TILE_URL_HINT')}
              {...ONE_WORD}
              {...field('map_tile_url')}
            />
            <TextField
              label={t('MODULE.SETTINGS.INTEGRATION.ATTRIBUTION')}
              description={t('MODULE.SETTINGS.INTEGRATION.ATTRIBUTION_HINT')}
              required={form.values.map_tile_url !== ''}
              {...field('map_attribution')}
            />
            <TextField
              label={t('MODULE.SETTINGS.INTEGRATION.ATTRIBUTION_URL')}
              description={t('MODULE.SETTINGS.INTEGRATION.ATTRIBUTION_URL_HINT')}
              {...ONE_WORD}
              {...field('map_attribution_url')}
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

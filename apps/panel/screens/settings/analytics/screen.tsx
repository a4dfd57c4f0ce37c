import { analyticsSettings } from '@plinth/contract';
import { useT } from '@plinth/i18n/react';
import { SwitchField } from '../../../forms/fields/switch-field.tsx';
import { TextField } from '../../../forms/fields/text-field.tsx';
import { AdvancedCard } from '../../../settings/advanced-card.tsx';
import { SettingsCard } from '../../../settings/settings-card.tsx';
import { SettingsScreen } from '../../../settings/settings-screen.tsx';

const COUNTER = ['counter_id', 'counter_verification'] as const;

/** Analytics IDs and site verification codes. */
export const AnalyticsSettingsScreen = () => {
  const t = useT();
  return (
    <SettingsScreen definition={analyticsSettings}>
      {({ form, field }) => (
        <>
          <SettingsCard
            title={t('MODULE.SETTINGS.ANALYTICS.TITLE')}
            description={t('MODULE.SETTINGS.ANALYTICS.INTRO')}
          >
            <TextField
              label={t('MODULE.SETTINGS.ANALYTICS.TRACKING')}
              description={t('MODULE.SETTINGS.ANALYTICS.TRACKING_HINT')}
              {...field('tracking_id')}
            />
            <TextField
              label={t('MODULE.SETTINGS.ANALYTICS.VERIFICATION')}
              description={t('MODULE.SETTINGS.ANALYTICS.VERIFICATION_HINT')}
              {...field('verification_tag')}
            />
          </SettingsCard>
          <AdvancedCard
            title={t('MODULE.SETTINGS.ANALYTICS.MORE')}
            description={t('MODULE.SETTINGS.ANALYTICS.COUNTER')}
            hasError={COUNTER.some((name) => form.errors[name])}
          >
            <TextField
              label={t('MODULE.SETTINGS.ANALYTICS.COUNTER_ID')}
              description={t('MODULE.SETTINGS.ANALYTICS.COUNTER_HINT')}
              inputMode="numeric"
              mask={/\D/}
              {...field('counter_id')}
            />
            <SwitchField
              label={t('MODULE.SETTINGS.ANALYTICS.WEBVISOR')}
              {...field('is_webvisor')}
            />
            <SwitchField
              label={t('MODULE.SETTINGS.ANALYTICS.HASH')}
              {...field('is_hash_tracking')}
            />
            <TextField
              label={t('MODULE.SETTINGS.ANALYTICS.COUNTER_VERIFICATION')}
              description={t('MODULE.SETTINGS.ANALYTICS.COUNTER_VERIFICATION_HINT')}
              {...field('counter_verification')}
            />
          </AdvancedCard>
        </>
      )}
    </SettingsScreen>
  );
};

import { featureSettings } from '@plinth/contract';
import { useT } from '@plinth/i18n/react';
import { SwitchField } from '../../../forms/fields/switch-field.tsx';
import { SettingsCard } from '../../../settings/settings-card.tsx';
import { SettingsScreen } from '../../../settings/settings-screen.tsx';
import { WidgetFlags } from './widget-flags.tsx';

/** What editors of this site can use. */
export const FeatureSettingsScreen = () => {
  const t = useT();
  return (
    <SettingsScreen definition={featureSettings}>
      {({ form, field }) => (
        <>
          <SettingsCard
            title={t('MODULE.SETTINGS.FEATURES.PANEL')}
            description={t('MODULE.SETTINGS.FEATURES.PANEL_INTRO')}
          >
            <SwitchField
              label={t('MODULE.SETTINGS.FEATURES.DASHBOARD')}
              description={t('MODULE.SETTINGS.FEATURES.DASHBOARD_HINT')}
              {...field('engine_dashboard')}
            />
            <SwitchField
              label={t('MODULE.SETTINGS.FEATURES.CODE')}
              description={t('MODULE.SETTINGS.FEATURES.CODE_HINT')}
              {...field('allow_code_injection')}
            />
            <SwitchField
              label={t('MODULE.SETTINGS.FEATURES.LINKS_EXTENDED')}
              description={t('MODULE.SETTINGS.FEATURES.LINKS_EXTENDED_HINT')}
              {...field('theme_widget_social_links_extended')}
            />
            <SwitchField
              label={t('MODULE.SETTINGS.FEATURES.TUTORIAL')}
              description={t('MODULE.SETTINGS.FEATURES.TUTORIAL_HINT')}
              {...field('cp_tutorial_center')}
            />
          </SettingsCard>
          <SettingsCard
            title={t('MODULE.SETTINGS.FEATURES.WIDGETS')}
            description={t('MODULE.SETTINGS.FEATURES.WIDGETS_INTRO')}
          >
            <WidgetFlags
              flags={form.values}
              onChange={(flag, isOn) => form.setFieldValue(flag, isOn)}
            />
          </SettingsCard>
        </>
      )}
    </SettingsScreen>
  );
};

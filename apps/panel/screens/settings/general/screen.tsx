import { generalSettings, type SettingsRecord } from '@plinth/contract';
import { useT } from '@plinth/i18n/react';
import type { GeneralSettings } from '@plinth/model';
import { required, when } from '../../../forms/rules.tsx';
import { AdvancedCard } from '../../../settings/advanced-card.tsx';
import { SettingsCard } from '../../../settings/settings-card.tsx';
import { SettingsScreen } from '../../../settings/settings-screen.tsx';
import { AccessFields } from './access-fields.tsx';
import { AddressFields } from './address-fields.tsx';
import { AdvancedFields, hasAdvancedError } from './advanced-fields.tsx';
import { SiteFields } from './site-fields.tsx';
import './general.css';

/** Protection requires a password unless one is stored. */
const passwordRules = ({ secrets }: SettingsRecord) => ({
  password: when<GeneralSettings>(
    ({ password_protection }) => password_protection && secrets.password !== true,
    required,
  ),
});

/** General settings of the site. */
export const GeneralSettingsScreen = () => {
  const t = useT();
  return (
    <SettingsScreen definition={generalSettings} rules={passwordRules}>
      {(form) => (
        <>
          <SettingsCard title={t('MODULE.SETTINGS.SITE')}>
            <SiteFields {...form} />
          </SettingsCard>
          <SettingsCard
            title={t('MODULE.SETTINGS.ADDRESSES')}
            description={t('MODULE.SETTINGS.ADDRESSES_HINT')}
          >
            <AddressFields {...form} />
          </SettingsCard>
          <SettingsCard title={t('MODULE.SETTINGS.ACCESS')}>
            <AccessFields {...form} />
          </SettingsCard>
          <AdvancedCard
            hasError={hasAdvancedError(form)}
            description={t('MODULE.SETTINGS.ADVANCED_TEXT')}
          >
            <AdvancedFields {...form} />
          </AdvancedCard>
        </>
      )}
    </SettingsScreen>
  );
};

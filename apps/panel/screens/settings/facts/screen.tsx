import { factSettings } from '@plinth/contract';
import { useT } from '@plinth/i18n/react';
import { clockTime } from '@plinth/model';
import { SettingsCard } from '../../../settings/settings-card.tsx';
import { SettingsScreen } from '../../../settings/settings-screen.tsx';
import { AddressFields } from './address-fields.tsx';
import { BusinessFields } from './business-fields.tsx';
import { ContactFields } from './contact-fields.tsx';
import { HoursFields } from './hours-fields.tsx';
import { ProfilesField } from './profiles-field.tsx';
import './facts.css';

/** Hours that cross midnight, for example, as time fields show them: as the browser is set. */
const LATE = {
  opens: clockTime('20:00', navigator.language),
  closes: clockTime('02:00', navigator.language),
};

/** What the site says about its business, edited once and used on all pages. */
export const FactSettingsScreen = () => {
  const t = useT();
  return (
    <SettingsScreen definition={factSettings}>
      {(form) => (
        <>
          <SettingsCard
            title={t('MODULE.FACTS.BUSINESS')}
            description={t('MODULE.FACTS.BUSINESS_INTRO')}
          >
            <BusinessFields {...form} />
          </SettingsCard>
          <SettingsCard title={t('MODULE.FACTS.CONTACT')}>
            <ContactFields {...form} />
          </SettingsCard>
          <SettingsCard title={t('MODULE.FACTS.ADDRESS')}>
            <AddressFields {...form} />
          </SettingsCard>
          <SettingsCard
            title={t('MODULE.FACTS.HOURS')}
            description={t('MODULE.FACTS.HOURS_HINT', LATE)}
          >
            <HoursFields {...form} />
          </SettingsCard>
          <SettingsCard
            title={t('MODULE.FACTS.PROFILES')}
            description={t('MODULE.FACTS.PROFILES_HINT')}
          >
            <ProfilesField {...form} />
          </SettingsCard>
        </>
      )}
    </SettingsScreen>
  );
};

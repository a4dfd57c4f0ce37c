import type { SettingsRecord } from '@plinth/contract';
import { useT } from '@plinth/i18n/react';
import { SettingsCard } from '../../../settings/settings-card.tsx';
import { SettingsForm } from '../../../settings/settings-form.tsx';
import { SettingsFrame } from '../../../settings/settings-frame.tsx';
import { AccessFields } from './access-fields.tsx';
import { AddressFields } from './address-fields.tsx';
import { BehaviourFields } from './behaviour-fields.tsx';
import { SiteFields } from './site-fields.tsx';
import { useGeneralForm } from './use-general-form.ts';
import './general.css';

const GeneralForm = ({ record }: { readonly record: SettingsRecord }) => {
  const t = useT();
  const recordForm = useGeneralForm(record);
  const { form } = recordForm;
  return (
    <SettingsForm recordForm={recordForm} data-testid="general-settings">
      <SettingsCard title={t('MODULE.SETTINGS.SITE')}>
        <SiteFields form={form} />
      </SettingsCard>
      <SettingsCard
        title={t('MODULE.SETTINGS.ADDRESSES')}
        description={t('MODULE.SETTINGS.ADDRESSES_HINT')}
      >
        <AddressFields form={form} />
      </SettingsCard>
      <SettingsCard title={t('MODULE.SETTINGS.ACCESS')}>
        <AccessFields form={form} hasPassword={record.secrets.password === true} />
      </SettingsCard>
      <SettingsCard title={t('MODULE.SETTINGS.BEHAVIOUR')}>
        <BehaviourFields form={form} />
      </SettingsCard>
    </SettingsForm>
  );
};

/** What holds for the whole website. */
export const GeneralSettingsScreen = () => (
  <SettingsFrame group="general">{(record) => <GeneralForm record={record} />}</SettingsFrame>
);

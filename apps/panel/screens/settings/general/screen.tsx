import type { SettingsRecord } from '@plinth/contract';
import { useT } from '@plinth/i18n/react';
import { Panel } from '@plinth/ui';
import { Form } from '../../../forms/form.tsx';
import { SaveBar } from '../../../forms/save-bar.tsx';
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
  const { form, onSubmit } = recordForm;
  return (
    <Form onSubmit={onSubmit} data-testid="general-settings">
      <div className="settings-form">
        <Panel title={t('MODULE.SETTINGS.SITE')}>
          <SiteFields form={form} />
        </Panel>
        <Panel
          title={t('MODULE.SETTINGS.ADDRESSES')}
          description={t('MODULE.SETTINGS.ADDRESSES_HINT')}
        >
          <AddressFields form={form} />
        </Panel>
        <Panel title={t('MODULE.SETTINGS.ACCESS')}>
          <AccessFields form={form} hasPassword={record.secrets.password === true} />
        </Panel>
        <Panel title={t('MODULE.SETTINGS.BEHAVIOUR')}>
          <BehaviourFields form={form} />
        </Panel>
        <SaveBar record={recordForm} />
      </div>
    </Form>
  );
};

/** What holds for the whole website. */
export const GeneralSettingsScreen = () => (
  <SettingsFrame group="general">{(record) => <GeneralForm record={record} />}</SettingsFrame>
);

import type { SettingsRecord } from '@plinth/contract';
import { GeneralSettings } from '@plinth/model';
import { all, atMost, required, when } from '../../../forms/rules.tsx';
import { useSettingsForm } from '../../../settings/use-settings-form.ts';

const fieldsOf = ({ values }: SettingsRecord): GeneralSettings =>
  GeneralSettings.parse({ ...values, password: '' });

export const useGeneralForm = (record: SettingsRecord) =>
  useSettingsForm<GeneralSettings>({
    group: 'general',
    record,
    fieldsOf,
    secrets: ['password'],
    rules: {
      site_name: all(required, atMost(255)),
      address: required,
      html_lang: required,
      maintenance_message: atMost(5000),
      popup_error_text: atMost(255),
      password: when<GeneralSettings>(
        ({ password_protection }) => password_protection && record.secrets.password !== true,
        all(required, atMost(128)),
      ),
    },
  });

export type GeneralForm = ReturnType<typeof useGeneralForm>['form'];

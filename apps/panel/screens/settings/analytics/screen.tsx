import { Checkbox, TextInput } from '@mantine/core';
import type { SettingsRecord } from '@plinth/contract';
import { useT } from '@plinth/i18n/react';
import { atMost } from '../../../forms/rules.tsx';
import { SettingsCard } from '../../../settings/settings-card.tsx';
import { SettingsForm } from '../../../settings/settings-form.tsx';
import { SettingsFrame } from '../../../settings/settings-frame.tsx';
import { useSettingsForm } from '../../../settings/use-settings-form.ts';

const DEFAULTS = {
  tracking_id: '',
  verification_tag: '',
  counter_id: '',
  is_webvisor: false,
  is_hash_tracking: false,
  counter_verification: '',
};

type AnalyticsValues = typeof DEFAULTS;

const fieldsOf = ({ values }: SettingsRecord): AnalyticsValues => ({ ...DEFAULTS, ...values });

const AnalyticsForm = ({ record }: { readonly record: SettingsRecord }) => {
  const t = useT();
  const recordForm = useSettingsForm<AnalyticsValues>({
    group: 'analytics',
    record,
    fieldsOf,
    rules: { verification_tag: atMost(500), counter_verification: atMost(500) },
  });
  const { form } = recordForm;
  return (
    <SettingsForm recordForm={recordForm} data-testid="analytics-settings">
      <SettingsCard
        title={t('MODULE.SETTINGS.ANALYTICS.TITLE')}
        description={t('MODULE.SETTINGS.ANALYTICS.INTRO')}
      >
        <TextInput
          label={t('MODULE.SETTINGS.ANALYTICS.TRACKING')}
          description={t('MODULE.SETTINGS.ANALYTICS.TRACKING_HINT')}
          {...form.getInputProps('tracking_id')}
        />
        <TextInput
          label={t('MODULE.SETTINGS.ANALYTICS.VERIFICATION')}
          {...form.getInputProps('verification_tag')}
        />
      </SettingsCard>
      <SettingsCard title={t('MODULE.SETTINGS.ANALYTICS.COUNTER')}>
        <TextInput
          label={t('MODULE.SETTINGS.ANALYTICS.COUNTER_ID')}
          inputMode="numeric"
          {...form.getInputProps('counter_id')}
        />
        <Checkbox
          label={t('MODULE.SETTINGS.ANALYTICS.WEBVISOR')}
          {...form.getInputProps('is_webvisor', { type: 'checkbox' })}
        />
        <Checkbox
          label={t('MODULE.SETTINGS.ANALYTICS.HASH')}
          {...form.getInputProps('is_hash_tracking', { type: 'checkbox' })}
        />
        <TextInput
          label={t('MODULE.SETTINGS.ANALYTICS.COUNTER_VERIFICATION')}
          {...form.getInputProps('counter_verification')}
        />
      </SettingsCard>
    </SettingsForm>
  );
};

/** Counters of visits, each by its own identification. */
export const AnalyticsSettingsScreen = () => (
  <SettingsFrame group="analytics">{(record) => <AnalyticsForm record={record} />}</SettingsFrame>
);

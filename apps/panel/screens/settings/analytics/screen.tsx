import { Checkbox, Stack, TextInput } from '@mantine/core';
import type { SettingsRecord } from '@plinth/contract';
import { useT } from '@plinth/i18n/react';
import { Panel } from '@plinth/ui';
import { Form } from '../../../forms/form.tsx';
import { atMost } from '../../../forms/rules.tsx';
import { SaveBar } from '../../../forms/save-bar.tsx';
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
  const { form, onSubmit } = recordForm;
  return (
    <Form onSubmit={onSubmit} data-testid="analytics-settings">
      <div className="settings-form">
        <Panel
          title={t('MODULE.SETTINGS.ANALYTICS.TITLE')}
          description={t('MODULE.SETTINGS.ANALYTICS.INTRO')}
        >
          <Stack gap="lg">
            <TextInput
              label={t('MODULE.SETTINGS.ANALYTICS.TRACKING')}
              description={t('MODULE.SETTINGS.ANALYTICS.TRACKING_HINT')}
              {...form.getInputProps('tracking_id')}
            />
            <TextInput
              label={t('MODULE.SETTINGS.ANALYTICS.VERIFICATION')}
              {...form.getInputProps('verification_tag')}
            />
          </Stack>
        </Panel>
        <Panel title={t('MODULE.SETTINGS.ANALYTICS.COUNTER')}>
          <Stack gap="lg">
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
          </Stack>
        </Panel>
        <SaveBar record={recordForm} />
      </div>
    </Form>
  );
};

/** Counters of visits, each by its own identification. */
export const AnalyticsSettingsScreen = () => (
  <SettingsFrame group="analytics">{(record) => <AnalyticsForm record={record} />}</SettingsFrame>
);

import { Switch } from '@mantine/core';
import type { SettingsRecord } from '@plinth/contract';
import { useT } from '@plinth/i18n/react';
import { CodeField } from '../../../forms/code-field.tsx';
import { atMost } from '../../../forms/rules.tsx';
import { SettingsCard } from '../../../settings/settings-card.tsx';
import { SettingsForm } from '../../../settings/settings-form.tsx';
import { SettingsFrame } from '../../../settings/settings-frame.tsx';
import { useSettingsForm } from '../../../settings/use-settings-form.ts';

const DEFAULTS = {
  header_code: '',
  footer_code: '',
  run_injected_code: false,
  run_embed_code: false,
};

type CodeValues = typeof DEFAULTS;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const fieldsOf = ({ values }: SettingsRecord): CodeValues => ({
  header_code: textOf(values.header_code),
  footer_code: textOf(values.footer_code),
  run_injected_code: values.run_injected_code === true,
  run_embed_code: values.run_embed_code === true,
});

const CodeForm = ({ record }: { readonly record: SettingsRecord }) => {
  const t = useT();
  const recordForm = useSettingsForm<CodeValues>({
    group: 'code_injection',
    record,
    fieldsOf,
    rules: { header_code: atMost(65_536), footer_code: atMost(65_536) },
  });
  const { form } = recordForm;
  return (
    <SettingsForm recordForm={recordForm} data-testid="code-settings">
      <SettingsCard
        title={t('MODULE.SETTINGS.TOPIC.CODE')}
        description={t('MODULE.SETTINGS.CODE.INTRO')}
      >
        <CodeField label={t('MODULE.PAGES.HEAD_CODE')} {...form.getInputProps('header_code')} />
        <CodeField label={t('MODULE.PAGES.BODY_CODE')} {...form.getInputProps('footer_code')} />
      </SettingsCard>
      <SettingsCard
        title={t('MODULE.SETTINGS.CODE.PREVIEW')}
        description={t('MODULE.SETTINGS.CODE.PREVIEW_INTRO')}
      >
        <Switch
          label={t('MODULE.SETTINGS.CODE.RUN_INJECTED')}
          {...form.getInputProps('run_injected_code', { type: 'checkbox' })}
        />
        <Switch
          label={t('MODULE.SETTINGS.CODE.RUN_EMBED')}
          {...form.getInputProps('run_embed_code', { type: 'checkbox' })}
        />
      </SettingsCard>
    </SettingsForm>
  );
};

/** The owner's own code on every page of the site. */
export const CodeSettingsScreen = () => (
  <SettingsFrame group="code_injection">{(record) => <CodeForm record={record} />}</SettingsFrame>
);

import { Stack, Text, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { languageTag } from '@plinth/i18n';
import { useI18n, useT } from '@plinth/i18n/react';
import { weekdayName } from '@plinth/model';
import { OPEN_DAYS_NAMES, type OpenDaysName } from './open-days.ts';
import type { SiteFactValues } from './use-site-facts.ts';

type HoursFieldsProps = { readonly form: UseFormReturnType<SiteFactValues> };

type DaysProps = HoursFieldsProps & { readonly days: OpenDaysName };

const Days = ({ form, days }: DaysProps) => {
  const { t, locale } = useI18n();
  const label =
    days === 'weekdays'
      ? t('SETUP.FACTS.WEEKDAYS')
      : weekdayName(days, languageTag(locale), 'long');
  return (
    <div className="setup-hours">
      <TextInput
        type="time"
        size="md"
        label={t('SETUP.FACTS.OPENS', { days: label })}
        {...form.getInputProps(`${days}_opens`)}
      />
      <TextInput
        type="time"
        size="md"
        label={t('SETUP.FACTS.CLOSES', { days: label })}
        {...form.getInputProps(`${days}_closes`)}
      />
    </div>
  );
};

/** Opening hours and social profiles. */
export const HoursFields = ({ form }: HoursFieldsProps) => {
  const t = useT();
  return (
    <Stack gap="md">
      {OPEN_DAYS_NAMES.map((days) => (
        <Days key={days} form={form} days={days} />
      ))}
      <Text size="sm" c="dimmed">
        {t('SETUP.FACTS.HOURS_HINT')}
      </Text>
      <Textarea
        rows={3}
        size="md"
        label={t('SETUP.FACTS.PROFILES')}
        description={t('SETUP.FACTS.PROFILES_HINT')}
        {...form.getInputProps('profiles')}
      />
    </Stack>
  );
};

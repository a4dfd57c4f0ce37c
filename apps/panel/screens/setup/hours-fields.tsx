import { Stack, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useT } from '@plinth/i18n/react';
import type { SiteFactValues } from './use-site-facts.ts';

type HoursFieldsProps = { readonly form: UseFormReturnType<SiteFactValues> };

type DayProps = HoursFieldsProps & {
  readonly label: string;
  readonly day: 'weekdays' | 'saturday';
};

const Day = ({ form, label, day }: DayProps) => {
  const t = useT();
  return (
    <div className="setup-hours">
      <TextInput
        type="time"
        size="md"
        label={t('SETUP.FACTS.OPENS', { days: label })}
        {...form.getInputProps(`${day}_opens`)}
      />
      <TextInput
        type="time"
        size="md"
        label={t('SETUP.FACTS.CLOSES', { days: label })}
        {...form.getInputProps(`${day}_closes`)}
      />
    </div>
  );
};

/** Opening hours and social profiles. */
export const HoursFields = ({ form }: HoursFieldsProps) => {
  const t = useT();
  return (
    <Stack gap="md">
      <Day form={form} label={t('SETUP.FACTS.WEEKDAYS')} day="weekdays" />
      <Day form={form} label={t('SETUP.FACTS.SATURDAY')} day="saturday" />
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

import { Button, Stack, Text, Textarea } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { languageTag } from '@plinth/i18n';
import { useI18n, useT } from '@plinth/i18n/react';
import { clockTime, completeUrl, languageIn, weekdayName } from '@plinth/model';
import { TimeInput } from '../../forms/time-input.tsx';
import { OPEN_DAYS_NAMES, type OpenDaysName } from './open-days.ts';
import type { SiteFactValues } from './use-site-facts.ts';

type HoursFieldsProps = { readonly form: UseFormReturnType<SiteFactValues> };

type DaysProps = HoursFieldsProps & { readonly days: OpenDaysName };

type Hours = { readonly opens: string; readonly closes: string };

const OFFICE_HOURS: Hours = { opens: '09:00', closes: '17:00' };

const hoursOf = (values: SiteFactValues, days: OpenDaysName): Hours => ({
  opens: values[`${days}_opens`],
  closes: values[`${days}_closes`],
});

type QuickFillProps = DaysProps & { readonly name: string };

/** Fills in the usual hours, or clears what was entered. */
const QuickFill = ({ form, days, name }: QuickFillProps) => {
  const { t, locale } = useI18n();
  const { opens, closes } = hoursOf(form.values, days);
  const isEmpty = opens === '' && closes === '';
  const weekdays = hoursOf(form.values, 'weekdays');
  const isSame = days !== 'weekdays' && weekdays.opens !== '' && weekdays.closes !== '';
  const suggested = isSame ? weekdays : OFFICE_HOURS;
  const tag = languageIn(languageTag(locale), form.values.country);
  const set = (hours: Hours) => {
    form.setValues({ [`${days}_opens`]: hours.opens, [`${days}_closes`]: hours.closes });
    form.clearFieldError(`${days}_opens`);
    form.clearFieldError(`${days}_closes`);
  };
  const hours = isSame
    ? t('SETUP.FACTS.HOURS_SAME')
    : t('SETUP.FACTS.HOURS_RANGE', {
        opens: clockTime(suggested.opens, tag),
        closes: clockTime(suggested.closes, tag),
      });
  const label = isEmpty
    ? t('SETUP.FACTS.HOURS_FILL_DAYS', { hours, days: name })
    : t('SETUP.FACTS.HOURS_CLEAR_DAYS', { days: name });
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      aria-label={label}
      onClick={() => set(isEmpty ? suggested : { opens: '', closes: '' })}
    >
      {isEmpty ? hours : t('SETUP.FACTS.HOURS_CLEAR')}
    </Button>
  );
};

const Days = ({ form, days }: DaysProps) => {
  const { t, locale } = useI18n();
  const name =
    days === 'weekdays'
      ? t('SETUP.FACTS.WEEKDAYS')
      : weekdayName(days, languageTag(locale), 'long');
  return (
    <div className="setup-hours">
      <div className="setup-hours-head">
        <Text fw={500}>{name}</Text>
        <QuickFill form={form} days={days} name={name} />
      </div>
      <TimeInput
        size="md"
        label={t('SETUP.FACTS.OPENS_LABEL')}
        aria-label={t('SETUP.FACTS.OPENS', { days: name })}
        {...form.getInputProps(`${days}_opens`)}
      />
      <TimeInput
        size="md"
        label={t('SETUP.FACTS.CLOSES_LABEL')}
        aria-label={t('SETUP.FACTS.CLOSES', { days: name })}
        {...form.getInputProps(`${days}_closes`)}
      />
    </div>
  );
};

const completed = (lines: string): string =>
  lines
    .split('\n')
    .map((line) => (line.includes('.') ? completeUrl(line) : line))
    .join('\n');

/** Social profiles, one a line. */
const ProfilesField = ({ form }: HoursFieldsProps) => {
  const t = useT();
  const { onBlur, ...input } = form.getInputProps('profiles');
  return (
    <Textarea
      rows={3}
      size="md"
      label={t('SETUP.FACTS.PROFILES')}
      description={t('SETUP.FACTS.PROFILES_HINT')}
      {...input}
      onBlur={(event) => {
        form.setFieldValue('profiles', completed(form.getValues().profiles));
        onBlur?.(event);
      }}
    />
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
      <ProfilesField form={form} />
    </Stack>
  );
};

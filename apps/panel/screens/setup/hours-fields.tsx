import { Button, Chip, Group, Input, Stack, Textarea } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { languageTag } from '@plinth/i18n';
import { useI18n, useT } from '@plinth/i18n/react';
import {
  completeUrl,
  languageIn,
  WEEKDAYS,
  type Weekday,
  weekdayName,
  weekOf,
} from '@plinth/model';
import { announce } from '@plinth/ui';
import { IconPlus, IconX } from '@tabler/icons-react';
import { type Ref, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { fieldTime, TimeInput } from '../../forms/time-input.tsx';
import {
  groupOf,
  HOURS_FIELDS,
  type HoursFieldNames,
  NO_HOURS,
  OTHER_HOURS,
  USUAL_HOURS,
} from './open-hours.ts';
import type { SiteFactValues } from './use-site-facts.ts';

type HoursFieldsProps = { readonly form: UseFormReturnType<SiteFactValues> };

type GroupProps = HoursFieldsProps & {
  readonly title: string;
  readonly names: HoursFieldNames;
  /** The fields of the other group. A day is in one group at most. */
  readonly others: HoursFieldNames;
};

const OFFICE_HOURS = { opens: '09:00', closes: '17:00' };

/** Fills in the usual hours, or clears what was entered. */
const QuickFill = ({ form, title, names }: GroupProps) => {
  const t = useT();
  const { opens, closes } = groupOf(form.values, names);
  const isEmpty = opens === '' && closes === '';
  const toggle = () => {
    const times = isEmpty ? OFFICE_HOURS : { opens: '', closes: '' };
    form.setValues({ [names.opens]: times.opens, [names.closes]: times.closes });
    for (const field of Object.values(names)) form.clearFieldError(field);
  };
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      aria-label={isEmpty ? undefined : t('SETUP.FACTS.HOURS_CLEAR_GROUP', { group: title })}
      onClick={toggle}
    >
      {isEmpty
        ? t('SETUP.FACTS.HOURS_FILL', {
            opens: fieldTime(OFFICE_HOURS.opens),
            closes: fieldTime(OFFICE_HOURS.closes),
          })
        : t('SETUP.FACTS.HOURS_CLEAR')}
    </Button>
  );
};

/** The days of a group, as boxes to check. */
const OpenDays = ({ form, names, others }: GroupProps) => {
  const { t, locale } = useI18n();
  const labelId = useId();
  const { error } = form.getInputProps(names.days);
  const language = languageTag(locale);
  const choose = (chosen: readonly string[]) => {
    const days = WEEKDAYS.filter((day) => chosen.includes(day));
    const left = form.values[others.days].filter((day) => !days.includes(day));
    form.setValues({ [names.days]: days, [others.days]: left });
    form.clearFieldError(names.days);
  };
  return (
    <div className="setup-days">
      <Input.Label component="span" id={labelId}>
        {t('SETUP.FACTS.OPEN_DAYS')}
      </Input.Label>
      <Chip.Group multiple value={[...form.values[names.days]]} onChange={choose}>
        <Group gap="xs" role="group" aria-labelledby={labelId}>
          {weekOf(languageIn(navigator.language, form.values.country)).map((day) => (
            <Chip
              key={day}
              value={day}
              variant="light"
              aria-label={weekdayName(day, language, 'long')}
              aria-invalid={error ? true : undefined}
            >
              {weekdayName(day, language, 'short')}
            </Chip>
          ))}
        </Group>
      </Chip.Group>
      {error && <Input.Error>{error}</Input.Error>}
    </div>
  );
};

type HoursGroupProps = GroupProps & { readonly ref?: Ref<HTMLFieldSetElement> };

const HoursGroup = ({ ref, ...props }: HoursGroupProps) => {
  const t = useT();
  const { form, title, names } = props;
  return (
    <fieldset ref={ref} className="setup-hours">
      <legend>{title}</legend>
      <QuickFill {...props} />
      <OpenDays {...props} />
      <TimeInput size="md" label={t('SETUP.FACTS.OPENS')} {...form.getInputProps(names.opens)} />
      <TimeInput size="md" label={t('SETUP.FACTS.CLOSES')} {...form.getInputProps(names.closes)} />
    </fieldset>
  );
};

type OtherHoursProps = HoursFieldsProps & {
  readonly ref: Ref<HTMLFieldSetElement>;
  readonly onRemoved: () => void;
};

/** The hours on some days, which can be removed again. */
const OtherHours = ({ ref, form, onRemoved }: OtherHoursProps) => {
  const t = useT();
  const remove = () => {
    const { other_days, other_opens, other_closes } = NO_HOURS;
    // The button is gone with the hours.
    flushSync(() => {
      form.setValues({ other_days, other_opens, other_closes });
      // Times that were missing no longer are.
      for (const field of HOURS_FIELDS) form.clearFieldError(field);
    });
    announce(t('SETUP.FACTS.OTHER_HOURS_REMOVED'));
    onRemoved();
  };
  return (
    <>
      <HoursGroup
        ref={ref}
        form={form}
        title={t('SETUP.FACTS.OTHER_HOURS')}
        names={OTHER_HOURS}
        others={USUAL_HOURS}
      />
      <Button
        variant="subtle"
        size="compact-md"
        className="setup-add-hours"
        leftSection={<IconX size={16} />}
        onClick={remove}
      >
        {t('SETUP.FACTS.OTHER_HOURS_REMOVE')}
      </Button>
    </>
  );
};

/** The days that the usual hours leave. */
const daysLeft = (days: readonly Weekday[]): Weekday[] =>
  WEEKDAYS.filter((day) => !days.includes(day));

/** Opening hours: the same on most days, others on some. */
const OpeningHoursFields = ({ form }: HoursFieldsProps) => {
  const t = useT();
  const usual = groupOf(form.values, USUAL_HOURS);
  const other = groupOf(form.values, OTHER_HOURS);
  const left = daysLeft(usual.days);
  const otherGroup = useRef<HTMLFieldSetElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const addOther = () => {
    // The button is gone with it.
    flushSync(() => form.setFieldValue(OTHER_HOURS.days, left));
    otherGroup.current?.querySelector('input')?.focus();
  };
  const hasOther = other.days.length > 0 || other.opens !== '' || other.closes !== '';
  return (
    <>
      <HoursGroup
        form={form}
        title={t('SETUP.FACTS.HOURS')}
        names={USUAL_HOURS}
        others={OTHER_HOURS}
      />
      {hasOther && (
        <OtherHours ref={otherGroup} form={form} onRemoved={() => addButton.current?.focus()} />
      )}
      {!hasOther && left.length > 0 && (
        <Button
          ref={addButton}
          variant="subtle"
          size="compact-md"
          className="setup-add-hours"
          leftSection={<IconPlus size={16} />}
          onClick={addOther}
        >
          {t('SETUP.FACTS.OTHER_HOURS_ADD')}
        </Button>
      )}
    </>
  );
};

const completed = (lines: string): string => lines.split('\n').map(completeUrl).join('\n');

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
export const HoursFields = ({ form }: HoursFieldsProps) => (
  <Stack gap="lg">
    <OpeningHoursFields form={form} />
    <ProfilesField form={form} />
  </Stack>
);

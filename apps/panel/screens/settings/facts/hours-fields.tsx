import { Button, Input, Text } from '@mantine/core';
import { languageTag } from '@plinth/i18n';
import { useI18n } from '@plinth/i18n/react';
import {
  languageIn,
  type OpeningHours,
  type OpenSpan,
  overlappingDays,
  spansOn,
  WEEKDAYS,
  type Weekday,
  weekdayName,
  weekOf,
  withSpansOn,
} from '@plinth/model';
import { announce, IconButton } from '@plinth/ui';
import { IconPlus, IconX } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import { flushSync } from 'react-dom';
import { TimeInput } from '../../../forms/time-input.tsx';
import type { FactForm } from './fact-form.ts';

const OFFICE_HOURS: readonly OpenSpan[] = [{ opens: '09:00', closes: '17:00' }];

/** A second span of a day. */
const EVENING: OpenSpan = { opens: '18:00', closes: '22:00' };

/** Hours for a closed day: those of the last open day before it. */
const suggestedSpans = (hours: OpeningHours, day: Weekday): readonly OpenSpan[] =>
  WEEKDAYS.slice(0, WEEKDAYS.indexOf(day))
    .map((before) => spansOn(hours, before))
    .findLast((spans) => spans.length > 0) ?? OFFICE_HOURS;

type DayProps = {
  readonly name: string;
  readonly spans: readonly OpenSpan[];
  readonly error: ReactNode;
  readonly onChange: (spans: readonly OpenSpan[]) => void;
  readonly onAdd: () => void;
};

function DayHours({ name, spans, error, onChange, onAdd }: DayProps) {
  const { t } = useI18n();
  const change = (index: number, part: Partial<OpenSpan>) =>
    onChange(spans.map((span, at) => (at === index ? { ...span, ...part } : span)));
  const day = useRef<HTMLFieldSetElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const remove = (index: number) => {
    // The button that was pressed is gone with the hours.
    flushSync(() => onChange(spans.filter((_, at) => at !== index)));
    announce(t('MODULE.FACTS.HOURS_REMOVED', { day: name, ...spans[index] }));
    addButton.current?.focus();
  };
  const add = () => {
    flushSync(onAdd);
    const added = [...(day.current?.querySelectorAll('.facts-span') ?? [])].at(-1);
    added?.querySelector('input')?.focus();
  };
  return (
    <fieldset ref={day} className="facts-day">
      <legend>{name}</legend>
      <div className="facts-spans">
        {spans.length === 0 && <Text c="dimmed">{t('MODULE.FACTS.CLOSED')}</Text>}
        {spans.map((span, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a span is its place in the day
          <div className="facts-span" key={index}>
            <TimeInput
              aria-label={t('MODULE.FACTS.OPENS', { day: name })}
              value={span.opens}
              error={Boolean(error)}
              onChange={({ currentTarget }) => change(index, { opens: currentTarget.value })}
            />
            <span aria-hidden>–</span>
            <TimeInput
              aria-label={t('MODULE.FACTS.CLOSES', { day: name })}
              value={span.closes}
              error={Boolean(error)}
              onChange={({ currentTarget }) => change(index, { closes: currentTarget.value })}
            />
            <IconButton
              label={t('MODULE.FACTS.REMOVE_HOURS', { day: name, ...span })}
              icon={<IconX size={16} />}
              onClick={() => remove(index)}
            />
          </div>
        ))}
        {error && <Input.Error>{error}</Input.Error>}
      </div>
      <Button
        ref={addButton}
        variant="subtle"
        size="compact-sm"
        leftSection={<IconPlus size={14} />}
        aria-label={t('MODULE.FACTS.ADD_HOURS_ON', { day: name })}
        onClick={add}
      >
        {t('MODULE.FACTS.ADD_HOURS')}
      </Button>
    </fieldset>
  );
}

/** Opening hours by day of the week. */
export const HoursFields = ({ form }: FactForm) => {
  const { locale } = useI18n();
  const { hours, country } = form.values;
  const { error } = form.getInputProps('hours');
  const overlapping = error ? overlappingDays(hours) : null;
  return weekOf(languageIn(navigator.language, country)).map((day) => {
    const spans = spansOn(hours, day);
    const change = (next: readonly OpenSpan[]) =>
      form.setFieldValue('hours', withSpansOn(hours, day, next) as never);
    const add = () => change(spans.length === 0 ? suggestedSpans(hours, day) : [...spans, EVENING]);
    return (
      <DayHours
        key={day}
        name={weekdayName(day, languageTag(locale), 'long')}
        spans={spans}
        error={overlapping?.has(day) ? error : null}
        onChange={change}
        onAdd={add}
      />
    );
  });
};

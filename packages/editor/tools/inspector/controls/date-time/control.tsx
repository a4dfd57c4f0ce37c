import { Select, TextInput } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { zoneChoices, zoneLabel } from '@plinth/model';
import { useId, useMemo, useState } from 'react';
import { useServices } from '../../../../core/session/services.ts';
import { ChoiceSelect } from '../../../fields/choice-select.tsx';
import type { ControlDefinition, FieldProps } from '../../control-definition.ts';
import './control.css';
import { momentOf, offsetText, type TypedTime, typedOf } from './typed-time.ts';
import { useTypedTime } from './use-typed-time.ts';

const MIN = '1970-01-02T00:00';
const MAX = '9999-12-30T23:59';

const browserZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** A date and time with its time zone, which is the site's by default. */
export function DateTimeField({ property, labelId }: FieldProps<'date_time'>) {
  const t = useT();
  const noteId = useId();
  const { context: site } = useServices().ports.site;
  const siteZone = site.data({ source: 'site' })?.time_zone ?? browserZone();
  const { typed, stored, moments, store, write, leave } = useTypedTime(property, siteZone);
  const [isPartial, setPartial] = useState(false);
  const problem = problemOf(typed, moments.length, isPartial);
  return (
    <div className="pl-date-time">
      <TextInput
        size="xs"
        type="datetime-local"
        aria-labelledby={labelId}
        aria-describedby={noteId}
        min={MIN}
        max={MAX}
        error={problem !== null}
        value={typed.local}
        onChange={({ currentTarget }) => write({ ...typed, local: currentTarget.value })}
        onBlur={({ currentTarget }) => {
          setPartial(currentTarget.validity.badInput);
          leave(currentTarget.validity.badInput);
        }}
      />
      <ZoneField
        zone={typed.zone}
        time={stored ? Date.parse(stored.at) : undefined}
        set={(zone) => write({ ...typed, zone })}
      />
      {moments.length > 1 && (
        <ChoiceSelect
          label={t('EDITOR.DATE_TIME.TWICE')}
          data={moments.map((moment, index) => ({
            value: moment.at,
            label: t(index === 0 ? 'EDITOR.DATE_TIME.FIRST' : 'EDITOR.DATE_TIME.SECOND', {
              offset: offsetText(moment),
            }),
          }))}
          value={stored?.at ?? ''}
          onChange={(at) => store({ at, time_zone: typed.zone })}
        />
      )}
      <p id={noteId} role="status" className="pl-date-time-note" data-testid="date-time-note">
        {problem && t(problem)}
      </p>
    </div>
  );
}

function problemOf({ local }: TypedTime, count: number, isPartial: boolean) {
  if (local === '') return isPartial ? 'COMMON.VALIDATION.TIME_INCOMPLETE' : null;
  if (count > 0) return null;
  return local < MIN || local > MAX
    ? 'COMMON.VALIDATION.INCORRECT_VALUE'
    : 'EDITOR.DATE_TIME.SKIPPED';
}

type ZoneFieldProps = {
  readonly zone: string;
  /** When the zones have the offsets that are shown. */
  readonly time: number | undefined;
  readonly set: (zone: string) => void;
};

/** Lists all time zones once it's opened. */
function ZoneField({ zone, time, set }: ZoneFieldProps) {
  const t = useT();
  const [isOpened, setOpened] = useState(false);
  const data = useMemo(() => {
    if (!isOpened) return [{ value: zone, label: zoneLabel(zone, time) }];
    const zones = new Set(['UTC', zone, ...Intl.supportedValuesOf('timeZone')]);
    return zoneChoices([...zones], { own: browserZone(), country: '', time });
  }, [isOpened, zone, time]);
  return (
    <Select
      size="xs"
      aria-label={t('EDITOR.DATE_TIME.ZONE')}
      data={data}
      value={zone}
      searchable
      allowDeselect={false}
      onDropdownOpen={() => setOpened(true)}
      onChange={(next) => next !== null && set(next)}
    />
  );
}

export const controlKind: ControlDefinition<'date_time'> = {
  Field: DateTimeField,
  keepsState: true,
  valueText: (_, __, value) => {
    const moment = momentOf(value);
    if (!moment) return '';
    const { local, zone } = typedOf(moment, '');
    return `${local.replace('T', ' ')} ${zone}`;
  },
};

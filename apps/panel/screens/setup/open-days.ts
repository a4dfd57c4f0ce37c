import type { OpeningHours, Weekday } from '@plinth/model';

/** Days that the wizard asks for together. */
export const OPEN_DAYS = {
  weekdays: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
  saturday: ['saturday'],
  sunday: ['sunday'],
} as const satisfies { readonly [name: string]: readonly Weekday[] };

export type OpenDaysName = keyof typeof OPEN_DAYS;

type Times = { readonly [Field in `${OpenDaysName}_${'opens' | 'closes'}`]: string };

/** The fields of the hours. */
export const TIME_FIELDS = (Object.keys(OPEN_DAYS) as OpenDaysName[]).flatMap(
  (name) => [`${name}_opens`, `${name}_closes`] as const,
);

/** The names in the order of a week. */
export const openDaysIn = (week: readonly Weekday[]): readonly OpenDaysName[] =>
  (Object.keys(OPEN_DAYS) as OpenDaysName[]).toSorted(
    (a, b) => week.indexOf(OPEN_DAYS[a][0]) - week.indexOf(OPEN_DAYS[b][0]),
  );

/** The hours that were entered. Days without any are closed. */
export const enteredHours = (times: Times): OpeningHours =>
  (Object.keys(OPEN_DAYS) as OpenDaysName[])
    .map((name) => ({
      days: [...OPEN_DAYS[name]],
      opens: times[`${name}_opens`],
      closes: times[`${name}_closes`],
    }))
    .filter(({ opens }) => opens !== '');

import type { OpeningHours, Weekday } from '@plinth/model';

/** Days that the wizard asks for together, in its order: what most businesses fill in comes first. */
const OPEN_DAYS = {
  weekdays: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
  saturday: ['saturday'],
  sunday: ['sunday'],
} as const satisfies { readonly [name: string]: readonly Weekday[] };

export type OpenDaysName = keyof typeof OPEN_DAYS;

export const OPEN_DAYS_NAMES = Object.keys(OPEN_DAYS) as readonly OpenDaysName[];

type Times = { readonly [Field in `${OpenDaysName}_${'opens' | 'closes'}`]: string };

/** The fields of the hours. */
export const TIME_FIELDS = OPEN_DAYS_NAMES.flatMap(
  (name) => [`${name}_opens`, `${name}_closes`] as const,
);

/** The hours that were entered. Days without any are closed. */
export const enteredHours = (times: Times): OpeningHours =>
  OPEN_DAYS_NAMES.map((name) => ({
    days: [...OPEN_DAYS[name]],
    opens: times[`${name}_opens`],
    closes: times[`${name}_closes`],
  })).filter(({ opens }) => opens !== '');

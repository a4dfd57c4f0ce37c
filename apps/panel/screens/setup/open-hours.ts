import type { OpeningHours, Weekday } from '@plinth/model';

/** Days with the same hours. */
type HoursGroup = {
  readonly days: readonly Weekday[];
  readonly opens: string;
  readonly closes: string;
};

/** The names of a group's fields. */
export type HoursFieldNames = {
  readonly days: 'days' | 'other_days';
  readonly opens: 'opens' | 'other_opens';
  readonly closes: 'closes' | 'other_closes';
};

/** The fields of the usual hours. */
export const USUAL_HOURS: HoursFieldNames = { days: 'days', opens: 'opens', closes: 'closes' };

/** The fields of the hours on some other days. */
export const OTHER_HOURS: HoursFieldNames = {
  days: 'other_days',
  opens: 'other_opens',
  closes: 'other_closes',
};

const GROUPS = [USUAL_HOURS, OTHER_HOURS];

export type HoursValues = {
  readonly [Field in HoursFieldNames['days']]: readonly Weekday[];
} & { readonly [Field in HoursFieldNames['opens' | 'closes']]: string };

/** The hours before anything was entered: those of most businesses, without times. */
export const NO_HOURS: HoursValues = {
  days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
  opens: '',
  closes: '',
  other_days: [],
  other_opens: '',
  other_closes: '',
};

export const HOURS_FIELDS = GROUPS.flatMap(({ days, opens, closes }) => [days, opens, closes]);

export const groupOf = (values: HoursValues, names: HoursFieldNames): HoursGroup => ({
  days: values[names.days],
  opens: values[names.opens],
  closes: values[names.closes],
});

/** The hours that were entered. Days without any are closed. */
export const enteredHours = (values: HoursValues): OpeningHours =>
  GROUPS.map((names) => groupOf(values, names))
    .filter(({ opens }) => opens !== '')
    .map(({ days, ...times }) => ({ days: [...days], ...times }));

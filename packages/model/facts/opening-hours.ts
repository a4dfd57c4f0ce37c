import { z } from 'zod';
import type { FieldIssue } from '../validate/issue-keys.ts';

/** Days of the week as ISO 8601 orders them. */
export const WEEKDAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** `HH:MM`, from 00:00 to 23:59. */
const TimeOfDay = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/);

/**
 * A time span on some days. It ends on the next day if it closes before it opens. It lasts 24 hours
 * if both times are equal.
 */
const OpenDays = z.strictObject({
  days: z.array(z.enum(WEEKDAYS)).min(1).max(WEEKDAYS.length),
  opens: TimeOfDay,
  closes: TimeOfDay,
});
export type OpenDays = z.infer<typeof OpenDays>;
export type OpenSpan = Omit<OpenDays, 'days'>;

const MAX_SPANS_A_DAY = 6;

/** When a business is open: one entry for days with the same span. */
export const OpeningHours = z.array(OpenDays).max(MAX_SPANS_A_DAY * WEEKDAYS.length);
export type OpeningHours = readonly Readonly<OpenDays>[];

const DAY = 24 * 60;
const WEEK = WEEKDAYS.length * DAY;

const minutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Minutes of the week. `to` can be later than the end of the week. */
type Interval = {
  readonly entry: number;
  readonly day: Weekday;
  readonly from: number;
  readonly to: number;
};

const intervalsOf = (hours: OpeningHours): readonly Interval[] =>
  hours.flatMap(({ days, opens, closes }, entry) =>
    days.map((day) => {
      const [from, until] = [minutes(opens), minutes(closes)];
      const to = until > from ? until : until + DAY;
      const start = WEEKDAYS.indexOf(day) * DAY;
      return { entry, day, from: start + from, to: start + to };
    }),
  );

/** Spans that start before an earlier one has ended. */
function overlaps(hours: OpeningHours): readonly Interval[] {
  const intervals = [...intervalsOf(hours)].sort((a, b) => a.from - b.from);
  const [first] = intervals;
  const next = first && { ...first, from: first.from + WEEK, to: first.to + WEEK };
  return intervals.flatMap((interval, index) => {
    const following = intervals[index + 1] ?? next;
    return following && interval.to > following.from ? [following] : [];
  });
}

/** The days with a span that starts before an earlier one has ended. */
export const overlappingDays = (hours: OpeningHours): ReadonlySet<Weekday> =>
  new Set(overlaps(hours).map(({ day }) => day));

/** One issue per day with a span that starts before an earlier one has ended. */
export const overlappingHours = (hours: OpeningHours): readonly FieldIssue[] =>
  [...new Map(overlaps(hours).map(({ day, entry }) => [day, entry]))].map(([day, entry]) => ({
    path: `hours.${entry}.days.${hours[entry]?.days.indexOf(day)}`,
    key: 'timesOverlap',
  }));

/** The spans of a day, in the order of the entries. */
export const spansOn = (hours: OpeningHours, day: Weekday): readonly OpenSpan[] =>
  hours.filter(({ days }) => days.includes(day)).map(({ opens, closes }) => ({ opens, closes }));

/** Replaces the spans of a day. The order of the spans on each day stays. */
export function withSpansOn(
  hours: OpeningHours,
  changed: Weekday,
  spans: readonly OpenSpan[],
): OpeningHours {
  const entries = new Map<string, OpenDays>();
  for (let position = 0; position < MAX_SPANS_A_DAY; position++) {
    for (const day of WEEKDAYS) {
      const span = (day === changed ? spans : spansOn(hours, day))[position];
      if (!span) continue;
      const key = JSON.stringify([position, span.opens, span.closes]);
      const entry = entries.get(key);
      if (entry) entry.days.push(day);
      else entries.set(key, { days: [day], ...span });
    }
  }
  return [...entries.values()];
}

/** Whether a span lasts 24 hours. */
export const isAllDay = ({ opens, closes }: OpenSpan): boolean => opens === closes;

/** Days in a row with the same spans. */
export type HoursGroup = { readonly days: readonly Weekday[]; readonly spans: readonly OpenSpan[] };

const sorted = (open: readonly OpenSpan[]): readonly OpenSpan[] =>
  [...open].sort((a, b) => a.opens.localeCompare(b.opens));

/** The week in order. Days without spans are left out. */
export function groupedHours(hours: OpeningHours): readonly HoursGroup[] {
  const groups: { days: Weekday[]; spans: readonly OpenSpan[] }[] = [];
  for (const day of WEEKDAYS) {
    const open = sorted(spansOn(hours, day));
    const last = groups.at(-1);
    const isSame = last && JSON.stringify(last.spans) === JSON.stringify(open);
    if (isSame) last.days.push(day);
    else groups.push({ days: [day], spans: open });
  }
  return groups.filter(({ spans: open }) => open.length > 0);
}

/** Monday, January 1, 2024, in UTC. */
const MONDAY = Date.UTC(2024, 0, 1);

/** The name of a day in a language, given as a BCP 47 tag: `Monday` or `Mon`. */
export const weekdayName = (day: Weekday, language: string, length: 'long' | 'short'): string =>
  new Intl.DateTimeFormat(language, { weekday: length, timeZone: 'UTC' }).format(
    MONDAY + WEEKDAYS.indexOf(day) * DAY * 60_000,
  );

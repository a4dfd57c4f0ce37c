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
 * A time span on a day. It ends on the next day if it closes before it opens. It lasts 24 hours if
 * both times are equal.
 */
export const OpenSpan = z.strictObject({ opens: TimeOfDay, closes: TimeOfDay });
export type OpenSpan = z.infer<typeof OpenSpan>;

const spans = z.array(OpenSpan).max(6).default([]);

/** One field per day, so that a problem is shown at the day that has it. */
export const openingHoursFields = {
  hours_monday: spans,
  hours_tuesday: spans,
  hours_wednesday: spans,
  hours_thursday: spans,
  hours_friday: spans,
  hours_saturday: spans,
  hours_sunday: spans,
};
export type OpeningHours = { readonly [D in Weekday as `hours_${D}`]: readonly OpenSpan[] };

const DAY = 24 * 60;
const WEEK = WEEKDAYS.length * DAY;

const minutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Minutes of the week. `to` can be later than the end of the week. */
type Interval = { readonly day: Weekday; readonly from: number; readonly to: number };

const intervalsOf = (hours: OpeningHours): readonly Interval[] =>
  WEEKDAYS.flatMap((day, index) =>
    hours[`hours_${day}`].map(({ opens, closes }) => {
      const [from, until] = [minutes(opens), minutes(closes)];
      const to = until > from ? until : until + DAY;
      return { day, from: index * DAY + from, to: index * DAY + to };
    }),
  );

/** The days with a span that starts before an earlier one has ended. */
export function overlappingHours(hours: OpeningHours): readonly FieldIssue[] {
  const intervals = [...intervalsOf(hours)].sort((a, b) => a.from - b.from);
  const [first] = intervals;
  const next = first && { ...first, from: first.from + WEEK, to: first.to + WEEK };
  const days = intervals.flatMap((interval, index) => {
    const following = intervals[index + 1] ?? next;
    return following && interval.to > following.from ? [following.day] : [];
  });
  return [...new Set(days)].map((day) => ({ path: `hours_${day}`, key: 'timesOverlap' }));
}

/** Days in a row with the same spans. */
export type HoursGroup = { readonly days: readonly Weekday[]; readonly spans: readonly OpenSpan[] };

const sorted = (open: readonly OpenSpan[]): readonly OpenSpan[] =>
  [...open].sort((a, b) => a.opens.localeCompare(b.opens));

/** The week in order. Days without spans are left out. */
export function groupedHours(hours: OpeningHours): readonly HoursGroup[] {
  const groups: { days: Weekday[]; spans: readonly OpenSpan[] }[] = [];
  for (const day of WEEKDAYS) {
    const open = sorted(hours[`hours_${day}`]);
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

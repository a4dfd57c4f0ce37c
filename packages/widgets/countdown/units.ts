/** From largest to smallest. */
export const UNITS = ['years', 'months', 'weeks', 'days', 'hours', 'minutes', 'seconds'] as const;
export type Unit = (typeof UNITS)[number];

const MONTHS = { years: 12, months: 1 } as const;
const SECONDS = { weeks: 604_800, days: 86_400, hours: 3600, minutes: 60, seconds: 1 } as const;

const isCalendarUnit = (unit: Unit): unit is keyof typeof MONTHS => unit in MONTHS;

/** A time some months later, on the last day of shorter months. */
function addMonths(time: number, count: number): number {
  const date = new Date(time);
  const day = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() + count);
  if (date.getUTCDate() < day) date.setUTCDate(0);
  return date.getTime();
}

/** Complete months of the UTC calendar between two times. */
function monthsBetween(from: number, to: number): number {
  const [start, end] = [new Date(from), new Date(to)];
  const years = end.getUTCFullYear() - start.getUTCFullYear();
  const months = years * 12 + end.getUTCMonth() - start.getUTCMonth();
  return addMonths(from, months) > to ? months - 1 : months;
}

export type Count = { readonly unit: Unit; readonly count: number };

/**
 * The time between two instants (ms) in these units, largest first. Years and months are those of
 * the calendar, a day has 24 hours. A second counts until it's over, smaller units are rounded down.
 */
export function countsBetween(from: number, to: number, units: readonly Unit[]): readonly Count[] {
  const used = UNITS.filter((unit) => units.includes(unit));
  const start = to - Math.ceil(Math.max(0, to - from) / 1000) * 1000;
  const total = monthsBetween(start, to);
  let months = 0;
  let seconds: number | null = null;
  return used.map((unit) => {
    if (isCalendarUnit(unit)) {
      const count = Math.floor((total - months) / MONTHS[unit]);
      months += count * MONTHS[unit];
      return { unit, count };
    }
    seconds ??= (to - addMonths(start, months)) / 1000;
    const count = Math.floor(seconds / SECONDS[unit]);
    seconds -= count * SECONDS[unit];
    return { unit, count };
  });
}

/** Creating a format takes milliseconds, and a countdown needs the same ones every second. */
const formats = new Map<string, Intl.NumberFormat>();

function formatOf(language: string, unit: Unit | null): Intl.NumberFormat {
  const key = `${language} ${unit}`;
  const known = formats.get(key);
  if (known) return known;
  const format = new Intl.NumberFormat(
    language || undefined,
    unit
      ? { style: 'unit', unit: unit.slice(0, -1), unitDisplay: 'long' }
      : { minimumIntegerDigits: 2, useGrouping: false },
  );
  formats.set(key, format);
  return format;
}

/** A count as visitors read it: `05`. */
export const countText = (count: number, language: string): string =>
  formatOf(language, null).format(count);

/** The name of a unit after its count: `days`. */
export const unitName = ({ unit, count }: Count, language: string): string =>
  formatOf(language, unit)
    .formatToParts(count)
    .find(({ type }) => type === 'unit')?.value ?? '';

/** A duration in words: `1 day, 2 hours`. Units that it has none of are left out. */
export const durationText = (counts: readonly Count[], language: string): string =>
  new Intl.ListFormat(language || undefined, { type: 'unit' }).format(
    counts
      .filter(({ count }) => count > 0)
      .map(({ unit, count }) => formatOf(language, unit).format(count)),
  );

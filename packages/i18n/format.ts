import { capitalized } from './letter-case.ts';
import { type Locale, languageTag } from './locales.ts';

type DateInput = Date | string | number;

/** Formats dates, numbers, and sizes for a language. Times on the wire are ISO 8601 UTC. */
export type Formatters = {
  /** `12 Mar 2026` */
  readonly date: (value: DateInput, timeZone?: string) => string;
  /** `12 Mar 2026, 09:00` */
  readonly dateTime: (value: DateInput, timeZone?: string) => string;
  /** `Today`, `Yesterday`, `12 Mar 2026`. Tests pass `now`. */
  readonly day: (value: DateInput, now?: DateInput) => string;
  /** `09:00` */
  readonly time: (value: DateInput, timeZone?: string) => string;
  /** `Just now`, `5 minutes ago`, `Yesterday`. Tests pass `now`. */
  readonly relative: (value: DateInput, now?: DateInput) => string;
  readonly number: (value: number, options?: Intl.NumberFormatOptions) => string;
  /** `0.42` → `42%` */
  readonly percent: (share: number) => string;
  /** `1536` → `1.5 KB`: bytes, KB, MB, GB, and TB, in steps of 1024. */
  readonly fileSize: (bytes: number) => string;
};

const SIZE_UNITS = ['KB', 'MB', 'GB', 'TB'] as const;

/** Spelled out, because “byte” has a plural. */
const BYTES = { style: 'unit', unit: 'byte', unitDisplay: 'long' } as const;

const RELATIVE_STEPS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

const relativeParts = (
  seconds: number,
): readonly [number, Intl.RelativeTimeFormatUnit] | undefined => {
  const step = RELATIVE_STEPS.find(([, size]) => Math.abs(seconds) >= size);
  return step && [Math.trunc(seconds / step[1]), step[0]];
};

/** Calendar days from `now` to a date, in the browser's time zone. */
const daysUntil = (value: DateInput, now: DateInput): number => {
  const [day, today] = [value, now].map((each) => {
    const date = new Date(each);
    return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
  });
  return ((day as number) - (today as number)) / 86_400_000;
};

/** `justNow` is used for less than a minute. Defaults to the browser's term. */
export const createFormatters = (locale: Locale, justNow?: string): Formatters => {
  const tag = languageTag(locale);
  const dateWith = (options: Intl.DateTimeFormatOptions) => (value: DateInput, timeZone?: string) =>
    new Intl.DateTimeFormat(tag, { ...options, ...(timeZone ? { timeZone } : {}) }).format(
      new Date(value),
    );
  // Creating a formatter takes milliseconds, so they're cached.
  const numbers = new Map<string, Intl.NumberFormat>();
  const number = (value: number, options?: Intl.NumberFormatOptions) => {
    const key = JSON.stringify(options ?? {});
    const formatter = numbers.get(key) ?? new Intl.NumberFormat(tag, options);
    numbers.set(key, formatter);
    return formatter.format(value);
  };
  const relativeText = (amount: number, unit: Intl.RelativeTimeFormatUnit) =>
    capitalized(new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }).format(amount, unit), tag);
  const date = dateWith({ dateStyle: 'medium' });
  return {
    date,
    dateTime: dateWith({ dateStyle: 'medium', timeStyle: 'short' }),
    day: (value, now = Date.now()) => {
      const days = daysUntil(value, now);
      return days === 0 || days === -1 ? relativeText(days, 'day') : date(value);
    },
    time: dateWith({ timeStyle: 'short' }),
    relative: (value, now = Date.now()) => {
      const seconds = (new Date(value).getTime() - new Date(now).getTime()) / 1000;
      const parts = relativeParts(seconds);
      if (!parts && justNow !== undefined) return justNow;
      const [amount, unit] = parts ?? [0, 'second'];
      return relativeText(amount, unit);
    },
    number,
    percent: (share) => number(share, { style: 'percent', maximumFractionDigits: 0 }),
    fileSize: (bytes) => {
      const power = bytes < 1 ? 0 : Math.floor(Math.log(bytes) / Math.log(1024));
      const step = Math.min(power, SIZE_UNITS.length);
      if (step === 0) return number(Math.round(bytes), BYTES);
      const amount = number(bytes / 1024 ** step, { maximumFractionDigits: 1 });
      return `${amount} ${SIZE_UNITS[step - 1]}`;
    },
  };
};

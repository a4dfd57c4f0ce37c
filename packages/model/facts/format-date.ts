type Parts = { readonly [name: string]: string };

const withoutZero = (number = ''): string => String(Number(number));

/** Format letters, as in PHP's `date`. */
const LETTERS: { readonly [letter: string]: (parts: Parts) => string } = {
  d: ({ day = '' }) => day,
  j: ({ day }) => withoutZero(day),
  m: ({ month = '' }) => month,
  n: ({ month }) => withoutZero(month),
  F: ({ monthName = '' }) => monthName,
  M: ({ monthShort = '' }) => monthShort,
  Y: ({ year = '' }) => year,
  y: ({ year = '' }) => year.slice(-2),
  H: ({ hour = '' }) => hour,
  i: ({ minute = '' }) => minute,
};

/** Where a date is shown: in a time zone, and in a language given as a BCP 47 tag. */
export type DatePlace = { readonly timeZone: string; readonly language: string };

/** With the day, because some languages write months in dates differently. */
const monthIn = (time: number, month: 'long' | 'short', { timeZone, language }: DatePlace) =>
  new Intl.DateTimeFormat(language, { timeZone, day: 'numeric', month, calendar: 'gregory' })
    .formatToParts(time)
    .find(({ type }) => type === 'month')?.value ?? '';

/** Formats a time with a format such as `d.m.Y`. Other letters are copied. */
export function formatDate(time: number, format: string, place: DatePlace): string {
  const digits = '2-digit';
  const formatter = new Intl.DateTimeFormat('en', {
    ...{ timeZone: place.timeZone, year: 'numeric', month: digits, day: digits },
    ...{ hour: digits, minute: digits, hourCycle: 'h23' },
  });
  const parts = {
    ...Object.fromEntries(formatter.formatToParts(time).map(({ type, value }) => [type, value])),
    monthName: monthIn(time, 'long', place),
    monthShort: monthIn(time, 'short', place),
  };
  return [...format].map((letter) => LETTERS[letter]?.(parts) ?? letter).join('');
}

/** Formats to choose from, as most countries write dates. */
export const DATE_FORMATS = [
  ...['F j, Y', 'M j, Y', 'n/j/Y', 'j F Y', 'j M Y', 'd/m/Y'],
  ...['j. F Y', 'd.m.Y', 'd-m-Y', 'Y-m-d', 'Y/m/d'],
] as const;

type DateFormat = (typeof DATE_FORMATS)[number];

const BY_LANGUAGE: { readonly [language: string]: DateFormat } = {
  ...{ de: 'j. F Y', en: 'j F Y', es: 'd/m/Y', fr: 'j F Y', it: 'j F Y', ja: 'Y/m/d' },
  ...{ nl: 'j F Y', pl: 'j F Y', pt: 'd/m/Y', ru: 'd.m.Y', sv: 'j F Y', uk: 'd.m.Y' },
};

/** How dates are usually written in a language, given as a BCP 47 tag. */
export function usualDateFormat(tag: string): DateFormat {
  const { language, region } = new Intl.Locale(tag).maximize();
  if (language === 'en' && region === 'US') return 'F j, Y';
  return BY_LANGUAGE[language] ?? 'Y-m-d';
}

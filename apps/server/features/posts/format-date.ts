type Parts = { readonly [name: string]: string };

const withoutZero = (number = ''): string => String(Number(number));

/** Format letters, as in PHP's `date`. */
const LETTERS: { readonly [letter: string]: (parts: Parts) => string } = {
  d: ({ day = '' }) => day,
  j: ({ day }) => withoutZero(day),
  m: ({ month = '' }) => month,
  n: ({ month }) => withoutZero(month),
  Y: ({ year = '' }) => year,
  y: ({ year = '' }) => year.slice(-2),
  H: ({ hour = '' }) => hour,
  i: ({ minute = '' }) => minute,
};

/** Formats a time with a format such as `d.m.Y`. Other letters are copied. */
export function formatDate(time: number, format: string, timeZone: string): string {
  const digits = '2-digit';
  const formatter = new Intl.DateTimeFormat('en', {
    ...{ timeZone, year: 'numeric', month: digits, day: digits },
    ...{ hour: digits, minute: digits, hourCycle: 'h23' },
  });
  const parts = Object.fromEntries(
    formatter.formatToParts(time).map(({ type, value }) => [type, value]),
  );
  return [...format].map((letter) => LETTERS[letter]?.(parts) ?? letter).join('');
}

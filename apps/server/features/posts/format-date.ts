type Parts = { readonly [name: string]: string };

const withoutZero = (number = ''): string => String(Number(number));

/** What each letter of a format stands for. */
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

/** A time as a format such as `d.m.Y` writes it; other letters stay as they are. */
export function formatDate(time: number, format: string, timeZone: string): string {
  const two = '2-digit';
  const formatter = new Intl.DateTimeFormat('en', {
    ...{ timeZone, year: 'numeric', month: two, day: two },
    ...{ hour: two, minute: two, hourCycle: 'h23' },
  });
  const parts = Object.fromEntries(
    formatter.formatToParts(time).map(({ type, value }) => [type, value]),
  );
  return [...format].map((letter) => LETTERS[letter]?.(parts) ?? letter).join('');
}

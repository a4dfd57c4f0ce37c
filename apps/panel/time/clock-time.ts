/** A time of day such as `20:00` as the browser's time fields show it: with AM and PM, or without. */
export const clockTime = (time: string, locale?: string): string =>
  new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' }).format(
    new Date(`1970-01-01T${time}Z`),
  );

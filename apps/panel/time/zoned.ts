const FIELDS = ['year', 'month', 'day', 'hour', 'minute'] as const;

const partsIn = (time: Date, timeZone: string): readonly string[] => {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  const parts = format.formatToParts(time);
  return FIELDS.map((field) => parts.find(({ type }) => type === field)?.value ?? '00');
};

/** Local time in a time zone in the format of `datetime-local` inputs: `2026-03-12T09:00`. */
export const toZoned = (iso: string, timeZone: string): string => {
  const [year, month, day, hour, minute] = partsIn(new Date(iso), timeZone);
  return `${year}-${month}-${day}T${hour}:${minute}`;
};

/**
 * The instant at which a time zone's clock shows `local`; null for an invalid time. A time skipped by
 * daylight saving becomes one hour later.
 */
export const fromZoned = (local: string, timeZone: string): string | null => {
  const wanted = Date.parse(`${local}:00.000Z`);
  if (Number.isNaN(wanted)) return null;
  let guess = wanted;
  // The offset at the first guess may differ from the final one, so it's corrected twice.
  for (let round = 0; round < 2; round += 1) {
    const shown = Date.parse(`${toZoned(new Date(guess).toISOString(), timeZone)}:00.000Z`);
    guess += wanted - shown;
  }
  return new Date(guess).toISOString();
};

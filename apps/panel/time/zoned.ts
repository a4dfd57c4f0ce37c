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

/** The wall clock of a time zone at a time, as `datetime-local` inputs write it: `2026-03-12T09:00`. */
export const toZoned = (iso: string, timeZone: string): string => {
  const [year, month, day, hour, minute] = partsIn(new Date(iso), timeZone);
  return `${year}-${month}-${day}T${hour}:${minute}`;
};

/**
 * The time at which a zone's clock shows `local`; null for what is no time. An hour that the clock
 * skips in spring counts as the one after it.
 */
export const fromZoned = (local: string, timeZone: string): string | null => {
  const wanted = Date.parse(`${local}:00.000Z`);
  if (Number.isNaN(wanted)) return null;
  let guess = wanted;
  // The offset at the guess can differ from the one at the answer, so it is corrected once more.
  for (let round = 0; round < 2; round += 1) {
    const shown = Date.parse(`${toZoned(new Date(guess).toISOString(), timeZone)}:00.000Z`);
    guess += wanted - shown;
  }
  return new Date(guess).toISOString();
};

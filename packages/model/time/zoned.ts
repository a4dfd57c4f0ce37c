const FIELDS = ['year', 'month', 'day', 'hour', 'minute'] as const;
const DAY_MS = 86_400_000;

const partsIn = (time: number, timeZone: string): readonly string[] => {
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

const localAt = (time: number, timeZone: string): string => {
  const [year = '', month, day, hour, minute] = partsIn(time, timeZone);
  return `${year.padStart(4, '0')}-${month}-${day}T${hour}:${minute}`;
};

/** Local time in a time zone in the format of `datetime-local` inputs: `2026-03-12T09:00`. */
export const toZoned = (iso: string, timeZone: string): string =>
  localAt(Date.parse(iso), timeZone);

const asUtc = (local: string): number => Date.parse(`${local}:00.000Z`);

const offsetAt = (time: number, timeZone: string): number => asUtc(localAt(time, timeZone)) - time;

const iso = (time: number): string => new Date(time).toISOString();

/**
 * The instants at which a time zone's clock shows `local`, earlier one first. None if it's invalid or
 * skipped by daylight saving; two if the clock is set back over it.
 */
export const instantsOf = (local: string, timeZone: string): readonly string[] => {
  const wanted = asUtc(local);
  if (Number.isNaN(wanted)) return [];
  const offsets = [wanted - DAY_MS, wanted + DAY_MS].map((time) => offsetAt(time, timeZone));
  return [...new Set(offsets)]
    .map((offset) => wanted - offset)
    .filter((time) => localAt(time, timeZone) === local)
    .sort((a, b) => a - b)
    .map(iso);
};

/**
 * The instant at which a time zone's clock shows `local`; null for an invalid time. A time skipped by
 * daylight saving becomes one hour later; of a time that occurs twice, it's the first.
 */
export const fromZoned = (local: string, timeZone: string): string | null => {
  const wanted = asUtc(local);
  if (Number.isNaN(wanted)) return null;
  const [first] = instantsOf(local, timeZone);
  return first ?? iso(wanted - offsetAt(wanted - DAY_MS, timeZone));
};

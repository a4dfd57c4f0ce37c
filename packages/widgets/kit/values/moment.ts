import { TimeZone } from '@plinth/model';
import { z } from 'zod';

/** The year 10000, which ISO 8601 writes differently. */
const END = 253_402_300_800_000;

/** Whether a text is an instant since 1970 as `toISOString` writes it. */
export const isInstant = (text: string): boolean => {
  const time = Date.parse(text);
  return time >= 0 && time < END && new Date(time).toISOString() === text;
};

/**
 * An instant, and the time zone in which it was entered and is shown. A time that the zone's clock
 * skips can't be stored, and one that it shows twice is unambiguous.
 */
export const momentValue = () =>
  z.strictObject({ at: z.string().refine(isInstant, 'valueInvalid'), time_zone: TimeZone });

export type Moment = z.infer<ReturnType<typeof momentValue>>;

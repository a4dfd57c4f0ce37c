import { z } from 'zod';
import { defineDataSource } from './define.ts';

/** The current time, for what changes at a known instant. */
export const source = defineDataSource({
  name: 'clock',
  /** The instant until which the page may be cached. ISO 8601. */
  request: { until: z.iso.datetime() },
  /** ms since 1970 */
  result: z.strictObject({ now: z.number() }),
});

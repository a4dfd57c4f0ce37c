import type { ControlSamples } from '../control.ts';

declare module '../control.ts' {
  interface ControlKinds {
    /** A date and time in a time zone, stored as `Moment`. */
    date_time: object;
  }
}

const at = '2026-12-24T17:00:00.000Z';
const time_zone = 'Europe/Berlin';

export const samples: ControlSamples<'date_time'> = {
  accepts: () => [{ at, time_zone }, null],
  refuses: () => [
    { at: '2026-02-30T17:00:00.000Z', time_zone },
    { at: '2026-12-24T17:00', time_zone },
    { at: '1969-12-31T23:59:59.999Z', time_zone },
    { at, time_zone: 'Mars/Olympus' },
    { at },
    at,
  ],
};

import { commonTimeZone, timeZonesIn } from '@plinth/model';

type Zones = {
  /** The time zone of the site. */
  readonly zone: string;
  /** The time zone of the browser. */
  readonly own: string;
  /** The country of the business. Empty if it's unknown. */
  readonly country: string;
};

/** A time zone that fits the site better than its own. Null if that one fits. */
export function suggestedZone({ zone, own, country }: Zones): string | null {
  const zones = timeZonesIn(country);
  if (zones.length === 0) return own === zone ? null : own;
  if (zones.includes(zone)) return null;
  if (zones.includes(own)) return own;
  return commonTimeZone(country) ?? null;
}

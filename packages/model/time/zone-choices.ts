import { timeZonesIn } from '../facts/conventions.ts';

/** `America/Argentina/Buenos_Aires` is “Buenos Aires, Argentina”. */
const placeOf = (zone: string): string =>
  zone.split('/').slice(1).reverse().join(', ').replaceAll('_', ' ') || zone;

const offsetOf = (zone: string, time: number): string =>
  new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'shortOffset' })
    .formatToParts(time)
    .find(({ type }) => type === 'timeZoneName')?.value ?? '';

/** A time zone by its city and its offset at a time: “New York (GMT-5)”. */
export const zoneLabel = (zone: string, time = Date.now()): string => {
  const place = placeOf(zone);
  const offset = offsetOf(zone, time);
  return place === offset || place === 'UTC' ? place : `${place} (${offset})`;
};

const regionOf = (zone: string): string => zone.split('/').slice(0, -1)[0] ?? zone;

type Nearby = {
  /** The browser's time zone. */
  readonly own: string;
  /** The country of the business. Empty if it's unknown. */
  readonly country: string;
  /** When the zones have the offsets that are shown. Undefined: now. */
  readonly time?: number | undefined;
};

/** Time zones by region: first those of the browser and the country, then their region. */
export function zoneChoices(zones: readonly string[], { own, country, time }: Nearby) {
  const known = new Set(zones);
  const near = [...new Set([own, ...timeZonesIn(country)])].filter((zone) => known.has(zone));
  const rest = zones.filter((zone) => !near.includes(zone));
  const regions = [...new Set([regionOf(own), ...rest.map(regionOf)])];
  const groups = regions.map((region) => ({
    group: region,
    zones: rest.filter((zone) => regionOf(zone) === region),
  }));
  return [{ group: '', zones: near }, ...groups]
    .filter((each) => each.zones.length > 0)
    .map(({ group, zones: listed }) => ({
      group,
      items: listed
        .map((zone) => ({ value: zone, label: zoneLabel(zone, time) }))
        .sort((a, b) => a.label.localeCompare(b.label)),
    }));
}

import { instantsOf, type PropertyValue, toZoned } from '@plinth/model';
import { isInstant, type Moment } from '@plinth/widgets/kit';

/** A local time as `datetime-local` inputs have it, possibly empty, in a time zone. */
export type TypedTime = { readonly local: string; readonly zone: string };

/** The stored value. Null if there is none, or different ones. */
export const momentOf = (value: PropertyValue | undefined): Moment | null =>
  typeof value === 'object' && value !== null && 'at' in value ? (value as Moment) : null;

export const typedOf = (moment: Moment | null, zone: string): TypedTime =>
  moment === null
    ? { local: '', zone }
    : { local: toZoned(moment.at, moment.time_zone), zone: moment.time_zone };

/** The moments that a typed time stands for: none if it can't be stored, two if it occurs twice. */
export const momentsOf = ({ local, zone }: TypedTime): readonly Moment[] =>
  instantsOf(local, zone)
    .filter(isInstant)
    .map((at) => ({ at, time_zone: zone }));

/** Offset of a time zone at an instant: `GMT+2`. */
export const offsetText = ({ at, time_zone }: Moment): string =>
  new Intl.DateTimeFormat('en', { timeZone: time_zone, timeZoneName: 'shortOffset' })
    .formatToParts(Date.parse(at))
    .find(({ type }) => type === 'timeZoneName')?.value ?? '';

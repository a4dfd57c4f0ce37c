import type { DataResult } from '@plinth/model';
import type { ViewProps } from '../kit/view.ts';
import type { CountdownProperties } from './schema.ts';
import { countsBetween, durationText } from './units.ts';

const MINUTE_MS = 60_000;
const DURATION_UNITS = ['days', 'hours', 'minutes'] as const;

/** How long a timer runs, in ms. */
const lengthOf = ({ days, hours, minutes }: CountdownProperties['duration']): number =>
  ((days * 24 + hours) * 60 + minutes) * MINUTE_MS;

/** When a countdown ends. */
export type End = {
  /** Attributes of the element that the client script counts down. */
  readonly attributes: {
    /** The instant of the event. Empty for a timer. */
    readonly 'data-countdown': string;
    readonly 'data-length'?: number;
    /** Under which a visitor's timer is remembered. */
    readonly 'data-key'?: string;
  };
  /** ms until the end. */
  readonly rest: number;
  readonly isOver: boolean;
  /** The end as text, and as the value of `<time>`. */
  readonly text: string;
  readonly dateTime: string;
};

export type CountdownViewProps = ViewProps<CountdownProperties, DataResult<'clock'>>;

function eventEnd({ properties, data, site }: CountdownViewProps): End | null {
  const { event } = properties;
  if (!event) return null;
  const { at, time_zone: timeZone } = event;
  const format = new Intl.DateTimeFormat(site.language || undefined, {
    ...{ year: 'numeric', month: 'long', day: 'numeric' },
    ...{ hour: 'numeric', minute: '2-digit', timeZone, timeZoneName: 'short' },
  });
  const end = Date.parse(at);
  const now = data?.now ?? end;
  return {
    attributes: { 'data-countdown': at },
    rest: Math.max(0, end - now),
    isOver: data !== null && end <= now,
    text: format.format(end),
    dateTime: at,
  };
}

/** A timer in a header or footer is the same on all pages. */
const placeOf = ({ id, scope, site }: CountdownViewProps): string => {
  const { owner } = site.page;
  return scope === 'content' && owner ? `${owner.kind}-${owner.id}-${id}` : `${scope}-${id}`;
};

function timerEnd(props: CountdownViewProps): End {
  const { properties, site } = props;
  const { days, hours, minutes } = properties.duration;
  const length = lengthOf(properties.duration);
  const counts = countsBetween(0, length, DURATION_UNITS);
  return {
    attributes: { 'data-countdown': '', 'data-length': length, 'data-key': placeOf(props) },
    rest: length,
    isOver: false,
    text: durationText(counts, site.language),
    dateTime: `P${days}DT${hours}H${minutes}M`,
  };
}

/** Null while the owner hasn't chosen a time. */
export const endOf = (props: CountdownViewProps): End | null => {
  if (props.properties.type === 'event') return eventEnd(props);
  return lengthOf(props.properties.duration) === 0 ? null : timerEnd(props);
};

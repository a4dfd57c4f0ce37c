import {
  type Device,
  originOf,
  type PerDevice,
  type PropertyValue,
  sameValue,
  effectiveValue as valueOn,
  withDevice,
} from '@plinth/model';
import { valueAt } from '../commands/properties.ts';

/** Where a value comes from: the widget's default, a larger device, or this device. */
export type Origin =
  | { readonly kind: 'default' }
  | { readonly kind: 'inherited'; readonly from: Device }
  | { readonly kind: 'here' }
  /** The selected widgets have different values. */
  | { readonly kind: 'mixed' };

export type Effective = { readonly value: PropertyValue | undefined; readonly origin: Origin };

export type Values = {
  /** The stored properties: only what differs from the defaults. */
  readonly own: PropertyValue;
  /** All properties, with defaults. */
  readonly complete: PropertyValue;
};

const isRecord = (
  value: PropertyValue | undefined,
): value is { readonly [key: string]: PropertyValue } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A bare value counts as the desktop's. */
const perDevice = (value: PropertyValue | undefined): PerDevice<PropertyValue> =>
  isRecord(value) ? value : value === undefined ? {} : { desktop: value };

/** The effective value on a device, and its origin. */
export function effectiveOn(values: Values, path: readonly string[], device: Device): Effective {
  const complete = perDevice(valueAt(values.complete, path));
  const from = originOf(perDevice(valueAt(values.own, path)), device);
  if (from === null) return { value: valueOn(complete, device), origin: { kind: 'default' } };
  const origin: Origin = from === device ? { kind: 'here' } : { kind: 'inherited', from };
  return { value: complete[from], origin };
}

/** The value of a property that is the same on all devices. */
export function effectiveValue(values: Values, path: readonly string[]): Effective {
  const isOwn = valueAt(values.own, path) !== undefined;
  return { value: valueAt(values.complete, path), origin: { kind: isOwn ? 'here' : 'default' } };
}

/** The value to store at `path` to set `value` on `device` only. */
export function withDeviceAt(
  own: PropertyValue,
  path: readonly string[],
  { device, value }: { readonly device: Device; readonly value: PropertyValue | undefined },
): PropertyValue | undefined {
  const next = withDevice(perDevice(valueAt(own, path)), device, value);
  return Object.keys(next).length === 0 ? undefined : { ...next };
}

export const sameOrigin = ({ origin: a }: Effective, { origin: b }: Effective): boolean =>
  a.kind === b.kind && (a.kind !== 'inherited' || b.kind !== 'inherited' || a.from === b.from);

export const sameEffective = (a: Effective, b: Effective): boolean =>
  sameOrigin(a, b) && sameValue(a.value, b.value);

/** The common value of several widgets, or none if they differ. */
export function commonValue(all: readonly Effective[]): Effective {
  const [first = { value: undefined, origin: { kind: 'default' } }, ...others] = all;
  if (others.every((other) => sameEffective(first, other))) return first;
  const isSameValue = others.every(({ value }) => sameValue(value, first.value));
  return isSameValue
    ? { ...first, origin: { kind: 'here' } }
    : { value: undefined, origin: { kind: 'mixed' } };
}

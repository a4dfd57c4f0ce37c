import {
  type Device,
  originOf,
  type PerDevice,
  type PropertyValue,
  sameValue,
  effectiveValue as valueOn,
  withDevice,
} from '@plinth/model';
import { valueAt } from './property-path.ts';

/** Where a value comes from. */
export type Origin =
  /** `only`: the device that has it, where a change would apply to all. */
  | { readonly kind: 'here'; readonly only?: Device }
  /** Set for a larger device. */
  | { readonly kind: 'inherited'; readonly from: Device }
  | { readonly kind: 'preset'; readonly name: string }
  | { readonly kind: 'textStyle'; readonly name: string }
  /** A color or measure of the site's design. */
  | { readonly kind: 'theme' }
  /** The hover state looks like the normal one. */
  | { readonly kind: 'normal' }
  /** Inherited from an ancestor, as CSS does with fonts, text colors, and alignment. */
  | { readonly kind: 'parent' }
  /** The widget's default. */
  | { readonly kind: 'default' }
  /** The selected widgets have different values. */
  | { readonly kind: 'mixed' };

export type Effective = { readonly value: PropertyValue | undefined; readonly origin: Origin };

export type Layer = {
  /** The stored properties: only what differs from the defaults. */
  readonly own: PropertyValue;
  /** All properties, with defaults. */
  readonly complete: PropertyValue;
};

export type Values = Layer & {
  /** The widget's preset, which applies where the widget sets nothing. */
  readonly preset?: (Layer & { readonly name: string }) | null;
};

const isRecord = (
  value: PropertyValue | undefined,
): value is { readonly [key: string]: PropertyValue } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** null sets nothing: it produces no CSS. */
const isSet = (value: PropertyValue | undefined): value is PropertyValue =>
  value !== undefined && value !== null;

/** A bare value counts as the desktop's. */
const perDevice = (value: PropertyValue | undefined): PerDevice<PropertyValue> => {
  if (!isRecord(value)) return isSet(value) ? { desktop: value } : {};
  return Object.fromEntries(Object.entries(value).filter(([, own]) => isSet(own)));
};

/** The effective value on a device, and its origin. */
export function effectiveOn(values: Values, path: readonly string[], device: Device): Effective {
  const { preset } = values;
  const from = originOf(perDevice(valueAt(values.own, path)), device);
  if (from !== null) {
    const origin: Origin = from === device ? { kind: 'here' } : { kind: 'inherited', from };
    return { value: perDevice(valueAt(values.complete, path))[from], origin };
  }
  const ofPreset = valueOn(perDevice(valueAt(preset?.own, path)), device);
  if (preset && ofPreset !== undefined)
    return { value: ofPreset, origin: { kind: 'preset', name: preset.name } };
  const complete = perDevice(valueAt(values.complete, path));
  return { value: valueOn(complete, device), origin: { kind: 'default' } };
}

/** The value of a property that is the same on all devices. */
export function effectiveValue(values: Values, path: readonly string[]): Effective {
  const { preset } = values;
  const value = valueAt(values.complete, path);
  if (isSet(valueAt(values.own, path))) return { value, origin: { kind: 'here' } };
  if (preset && isSet(valueAt(preset.own, path)))
    return {
      value: valueAt(preset.complete, path),
      origin: { kind: 'preset', name: preset.name },
    };
  return { value, origin: { kind: 'default' } };
}

/** The value to store at `path` to set `value` on `device` only. */
export function withDeviceAt(
  own: PropertyValue,
  path: readonly string[],
  { device, value }: { readonly device: Device; readonly value: PropertyValue | undefined },
): PropertyValue | undefined {
  const stored = valueAt(own, path);
  const values: PerDevice<PropertyValue> = isRecord(stored) ? stored : perDevice(stored);
  const next = withDevice(values, device, value);
  return Object.keys(next).length === 0 ? undefined : { ...next };
}

export const sameOrigin = ({ origin: a }: Effective, { origin: b }: Effective): boolean =>
  sameValue(a, b);

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

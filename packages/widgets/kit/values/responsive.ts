import { DEVICES, type Device } from '@plinth/model';
import { z } from 'zod';

/** A per-device value that always has a desktop value. */
export type Responsive<T> = { readonly desktop: T } & {
  readonly [D in Exclude<Device, 'desktop'>]?: T;
};

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The defaults for devices that are larger than all devices with a value. */
const defaultsAbove = (values: object, defaults: Responsive<unknown>) => {
  const largest = DEVICES.findIndex((device) => device in values);
  const above = largest < 0 ? DEVICES : DEVICES.slice(0, largest);
  return Object.fromEntries(ownValues(defaults).filter(([device]) => above.includes(device)));
};

/**
 * A value that can differ per device. Documents can also contain a bare value for desktop:
 * `"width": 6` means `"width": { "desktop": 6 }`. Parsing returns the object form.
 */
export const responsive = <S extends z.ZodType>(value: S, fallback: z.output<S>) =>
  responsiveFrom(value, { desktop: fallback });

/**
 * The same with defaults per device. As in the cascade of CSS, a value replaces the defaults of its
 * device and all smaller ones.
 */
export const responsiveFrom = <S extends z.ZodType>(
  value: S,
  defaults: Responsive<z.output<S>>,
) => {
  const devices = z.strictObject({
    desktop: z._default(value, () => defaults.desktop as never),
    tablet: z.optional(value),
    mobile_h: z.optional(value),
    mobile_v: z.optional(value),
  });
  const spread = (input: unknown) =>
    isObject(input) ? { ...defaultsAbove(input, defaults), ...input } : { desktop: input };
  return z.preprocess(spread, devices).prefault({});
};

/** The devices with their own value, largest first. */
export const ownValues = <T>(value: Responsive<T>): readonly (readonly [Device, T])[] =>
  DEVICES.flatMap((device) => {
    const own = value[device];
    return own === undefined ? [] : [[device, own] as const];
  });

/** Whether two values are the same on every device. */
export const isSameOnDevices = <T>(one: Responsive<T>, other: Responsive<T>): boolean =>
  DEVICES.every((device) => one[device] === other[device]);

import { DEVICES, type Device } from '@plinth/model';
import { z } from 'zod';

/** A per-device value that always has a desktop value. */
export type Responsive<T> = { readonly desktop: T } & {
  readonly [D in Exclude<Device, 'desktop'>]?: T;
};

const isObject = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * A value that can differ per device. Documents can also contain a bare value for desktop:
 * `"width": 6` means `"width": { "desktop": 6 }`. Parsing returns the object form.
 */
export const responsive = <S extends z.ZodType>(value: S, fallback: z.output<S>) => {
  const devices = z.strictObject({
    desktop: z._default(value, () => fallback as never),
    tablet: z.optional(value),
    mobile_h: z.optional(value),
    mobile_v: z.optional(value),
  });
  const spread = (given: unknown) => (isObject(given) ? given : { desktop: given });
  return z.preprocess(spread, devices).prefault({});
};

/** The devices with their own value, largest first. */
export const ownValues = <T>(value: Responsive<T>): readonly (readonly [Device, T])[] =>
  DEVICES.flatMap((device) => {
    const own = value[device];
    return own === undefined ? [] : [[device, own] as const];
  });

import { z } from 'zod';
import type { Device, PerDevice } from './devices.ts';
import { DEVICES } from './devices.ts';

export const perDevice = <S extends z.ZodType>(value: S) =>
  z.strictObject({
    desktop: value.optional(),
    tablet: value.optional(),
    mobile_h: value.optional(),
    mobile_v: value.optional(),
  });

/** The device and all larger ones, nearest first. */
const sources = (device: Device): Device[] =>
  DEVICES.slice(0, DEVICES.indexOf(device) + 1).reverse();

/** The device that `device` gets its value from. Null: none is set, so the default applies. */
export function originOf(value: PerDevice<unknown>, device: Device): Device | null {
  return sources(device).find((source) => value[source] !== undefined) ?? null;
}

/** The value that applies on `device`, including inherited values. */
export function effectiveValue<T>(value: PerDevice<T>, device: Device): T | undefined {
  const origin = originOf(value, device);
  return origin ? value[origin] : undefined;
}

/** Returns the value with `device` set to `next`, or cleared if `next` is undefined. */
export function withDevice<T>(value: PerDevice<T>, device: Device, next: T | undefined) {
  const { [device]: _old, ...others } = value;
  const rest: PerDevice<T> = others;
  return next === undefined ? rest : { ...rest, [device]: next };
}

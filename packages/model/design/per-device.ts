import { z } from 'zod';
import type { Device, PerDevice } from './devices.ts';
import { DEVICES } from './devices.ts';

/** The schema of a value that may differ per device. */
export const perDevice = <S extends z.ZodType>(value: S) =>
  z.strictObject({
    desktop: value.optional(),
    tablet: value.optional(),
    mobile_h: value.optional(),
    mobile_v: value.optional(),
  });

/** The device and every larger one, nearest first. */
const sources = (device: Device): Device[] =>
  DEVICES.slice(0, DEVICES.indexOf(device) + 1).reverse();

/** The device whose value holds on `device`; null: none is set, so the default holds. */
export function originOf(value: PerDevice<unknown>, device: Device): Device | null {
  return sources(device).find((source) => value[source] !== undefined) ?? null;
}

/** The value that holds on `device`, inherited from the next larger device where it is not set. */
export function effectiveValue<T>(value: PerDevice<T>, device: Device): T | undefined {
  const origin = originOf(value, device);
  return origin ? value[origin] : undefined;
}

/** The value with `device` set, or with its own value taken away for undefined. */
export function withDevice<T>(value: PerDevice<T>, device: Device, next: T | undefined) {
  const { [device]: _old, ...others } = value;
  const kept: PerDevice<T> = others;
  return next === undefined ? kept : { ...kept, [device]: next };
}

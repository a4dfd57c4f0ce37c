import type { Device, PropertyValue } from '@plinth/model';
import type { CanvasState } from '../view/canvas-state.ts';
import { type Effective, effectiveOn, type Values, withDeviceAt } from './effective.ts';

/** The devices that a change applies to: all, or the shown one and smaller ones that inherit. */
export type DeviceScope = {
  /** The device that the canvas shows. */
  readonly device: Device;
  readonly isForAll: boolean;
};

/** Desktop needs no exception: smaller devices inherit from it. */
export const deviceScope = ({
  device,
  changesAllDevices,
}: Pick<CanvasState, 'device' | 'changesAllDevices'>): DeviceScope => ({
  device,
  isForAll: changesAllDevices && device !== 'desktop',
});

/**
 * The effective value in a scope, and its origin. A change for all devices replaces the values of
 * every device, so all of them count as set here.
 */
export function effectiveIn(
  values: Values,
  path: readonly string[],
  { device, isForAll }: DeviceScope,
): Effective {
  const effective = effectiveOn(values, path, device);
  const { origin, value } = effective;
  if (!isForAll) return effective;
  if (origin.kind === 'inherited' && origin.from === 'desktop')
    return { value, origin: { kind: 'here' } };
  if (origin.kind === 'inherited') return { value, origin: { kind: 'here', only: origin.from } };
  return origin.kind === 'here' ? { value, origin: { kind: 'here', only: device } } : effective;
}

type Change = { readonly scope: DeviceScope; readonly value: PropertyValue | undefined };

/** The value to store at `path`; for all devices without the overrides that would hide it. */
export function withValueIn(
  own: PropertyValue,
  path: readonly string[],
  { scope: { device, isForAll }, value }: Change,
): PropertyValue | undefined {
  if (!isForAll) return withDeviceAt(own, path, { device, value });
  return value === undefined ? undefined : { desktop: value };
}

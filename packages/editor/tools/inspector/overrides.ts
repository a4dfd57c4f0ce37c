import { DEVICES, type Device, type Properties, type PropertyValue } from '@plinth/model';
import { INSPECTORS } from '@plinth/widgets/inspectors';
import { type PropertyPath, valueAt, withValueAt } from '../../core/properties/property-path.ts';

/** Devices that can override a larger one. */
export const SMALLER_DEVICES: readonly Device[] = DEVICES.slice(1);

const known = new Map<string, readonly PropertyPath[]>();

/** Paths of the widget's properties that can differ per device. */
export function pathsPerDevice(widget: string): readonly PropertyPath[] {
  const paths = known.get(widget) ?? findPaths(widget);
  known.set(widget, paths);
  return paths;
}

function findPaths(widget: string): readonly PropertyPath[] {
  const { content = [], design = [] } = INSPECTORS[widget] ?? {};
  return [...content, ...design]
    .flatMap(({ controls }) => controls)
    .flatMap((control): PropertyPath[] => {
      const { path, perDevice, devicePaths = perDevice ? [path] : [] } = control;
      return devicePaths.map((each) => each.split('.'));
    });
}

/** Whether a widget has overrides on a device. */
export const hasOverride = (
  properties: Properties,
  paths: readonly PropertyPath[],
  device: Device,
): boolean => paths.some((path) => valueAt(properties, [...path, device]) !== undefined);

/** The properties without overrides on `device`. */
export function withoutOverrides(
  properties: Properties,
  paths: readonly PropertyPath[],
  device: Device,
): Properties {
  const next = paths.reduce<PropertyValue | undefined>(
    (value, path) =>
      valueAt(value, [...path, device]) === undefined
        ? value
        : withValueAt(value, [...path, device], undefined),
    properties,
  );
  return (next ?? {}) as Properties;
}

/** One device in the cascade of a value. */
export type ChainLink = {
  readonly device: Device;
  readonly value: PropertyValue | undefined;
  /** Whether this value applies on the current device. */
  readonly isHolding: boolean;
};

type PerDeviceValue = { readonly [D in Device]?: PropertyValue | undefined };

/** A plain value is the desktop value. */
const perDevice = (value: PropertyValue | undefined): PerDeviceValue =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as PerDeviceValue)
    : { desktop: value };

/** The cascade of a value from desktop down to `device`. */
export function originChain(
  own: PropertyValue | undefined,
  path: PropertyPath,
  device: Device,
): readonly ChainLink[] {
  const stored = valueAt(own, path);
  const values = perDevice(stored);
  const shown = DEVICES.slice(0, DEVICES.indexOf(device) + 1);
  const holding = shown.findLast((each) => values[each] !== undefined);
  return shown.map((each) => ({
    device: each,
    value: values[each],
    isHolding: each === holding,
  }));
}

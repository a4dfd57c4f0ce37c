import { effectiveValue, type PerDevice, type Properties, withDevice } from '@plinth/model';
import type { Control } from '@plinth/widgets/inspectors';

export type Values = { readonly [name: string]: unknown };

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value at a dotted path. Undefined if there is none. */
export const valueAt = (values: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((value, step) => (isValues(value) ? value[step] : undefined), values);

/** Returns a copy with the value at a dotted path replaced. */
export const withValueAt = (values: Values, path: string, value: unknown): Values => {
  const [step = '', ...rest] = path.split('.');
  if (rest.length === 0) return { ...values, [step]: value };
  const inner = values[step];
  return { ...values, [step]: withValueAt(isValues(inner) ? inner : {}, rest.join('.'), value) };
};

/** A control with several per-device parts edits one part at a time. */
const pathOf = ({ path, devicePaths: [first = path] = [] }: Control): string => first;

/** The value that a control shows on desktop. */
export const readControl = (control: Control, complete: unknown): unknown => {
  const value = valueAt(complete, pathOf(control));
  return control.perDevice ? effectiveValue(value as PerDevice<unknown>, 'desktop') : value;
};

/** The stored properties after setting a control on a device. */
export const writeControl = (
  control: Control,
  value: unknown,
  { device = 'desktop', stored = {} }: { device?: keyof PerDevice<unknown>; stored?: Values } = {},
): Values => {
  const path = pathOf(control);
  if (!control.perDevice) return withValueAt(stored, path, value);
  const own = valueAt(stored, path) as PerDevice<unknown> | undefined;
  return withValueAt(stored, path, withDevice(own ?? {}, device, value));
};

export const asProperties = (values: Values): Properties => values as Properties;

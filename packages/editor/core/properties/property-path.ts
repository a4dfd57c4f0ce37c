import type { Properties, PropertyValue } from '@plinth/model';

/**
 * Keys from a property down into its value: `['spacing', 'top', 'tablet']`. Indexes lead into
 * lists: `['items', '2', 'caption']`.
 */
export type PropertyPath = readonly string[];

const isRecord = (
  value: PropertyValue | undefined,
): value is { readonly [key: string]: PropertyValue } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value at a path; undefined if none is set. */
export function valueAt(
  value: PropertyValue | undefined,
  path: PropertyPath,
): PropertyValue | undefined {
  const [name, ...rest] = path;
  if (name === undefined) return value;
  if (Array.isArray(value)) return valueAt(value[Number(name)], rest);
  return isRecord(value) && Object.hasOwn(value, name) ? valueAt(value[name], rest) : undefined;
}

/** Replaces the value at a path. undefined removes it, along with objects that become empty. */
export function withValueAt(
  value: PropertyValue | undefined,
  path: PropertyPath,
  next: PropertyValue | undefined,
): PropertyValue | undefined {
  const [name, ...rest] = path;
  if (name === undefined) return next;
  if (Array.isArray(value)) {
    const changed = withValueAt(value[Number(name)], rest, next) ?? {};
    return value.map((item, index) => (String(index) === name ? changed : item));
  }
  const { [name]: old, ...others } = isRecord(value) ? value : {};
  const inner = withValueAt(old, rest, next);
  const record = inner === undefined ? others : { ...others, [name]: inner };
  return Object.keys(record).length === 0 ? undefined : record;
}

export type PropertyChange = { readonly set: Properties; readonly unset: readonly string[] };

/** Arguments of `setProperties` that set the value at a path, or reset it if undefined. */
export function changeAt(
  properties: Properties,
  path: PropertyPath,
  next: PropertyValue | undefined,
): PropertyChange {
  const [name = '', ...rest] = path;
  const value = withValueAt(properties[name], rest, next);
  return value === undefined ? { set: {}, unset: [name] } : { set: { [name]: value }, unset: [] };
}

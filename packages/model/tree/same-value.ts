import type { PropertyValue } from './node.ts';

type Json = PropertyValue | undefined;

const isRecord = (value: Json): value is { readonly [key: string]: PropertyValue } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function sameList(a: readonly PropertyValue[], b: readonly PropertyValue[]): boolean {
  return a.length === b.length && a.every((item, index) => sameValue(item, b[index]));
}

/** Whether two JSON values are equal, ignoring the order of keys. */
export function sameValue(a: Json, b: Json): boolean {
  if (Object.is(a, b)) return true;
  if (Array.isArray(a) && Array.isArray(b)) return sameList(a, b);
  if (!isRecord(a) || !isRecord(b)) return false;
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length &&
    names.every((name) => Object.hasOwn(b, name) && sameValue(a[name], b[name]))
  );
}

import { DEVICES } from '@plinth/model';

/** The part of a schema's interface that the walker needs. */
export type Schema = { readonly _zod: { readonly def: unknown } };

/** A property that can be set independently. `isPerDevice`: each device can have its own value. */
export type Leaf = {
  readonly path: string;
  readonly isPerDevice: boolean;
  readonly schema: Schema;
};

type Definition = {
  readonly type: string;
  readonly innerType?: Schema;
  readonly out?: Schema;
  readonly shape?: { readonly [name: string]: Schema };
  readonly element?: Schema;
  readonly options?: readonly Schema[];
  readonly values?: readonly unknown[];
  readonly entries?: { readonly [name: string]: unknown };
};

export const definitionOf = (schema: Schema): Definition =>
  schema._zod.def as unknown as Definition;

const WRAPPERS = ['default', 'prefault', 'optional', 'nullable', 'readonly'];

/** Unwraps defaults, optionals, and the like. */
export const unwrapped = (schema: Schema): Schema => {
  const { type, innerType, out } = definitionOf(schema);
  if (WRAPPERS.includes(type) && innerType !== undefined) return unwrapped(innerType);
  return type === 'pipe' && out !== undefined ? unwrapped(out) : schema;
};

const isPerDevice = (names: readonly string[], shape: { readonly [name: string]: Schema }) =>
  names.join() === DEVICES.join() &&
  definitionOf(unwrapped(shape.desktop as Schema)).type !== 'boolean';

/** All leaf properties of a schema. Objects are resolved to their parts. */
export const leavesOf = (schema: Schema, path = ''): readonly Leaf[] => {
  const inner = unwrapped(schema);
  const { shape } = definitionOf(inner);
  if (shape === undefined) return [{ path, isPerDevice: false, schema: inner }];
  const names = Object.keys(shape);
  if (isPerDevice(names, shape)) {
    return [{ path, isPerDevice: true, schema: unwrapped(shape.desktop as Schema) }];
  }
  return names.flatMap((name) =>
    leavesOf(shape[name] as Schema, path === '' ? name : `${path}.${name}`),
  );
};

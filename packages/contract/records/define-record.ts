import { z } from 'zod';
import type { Area } from '../method.ts';
import { shapeWithoutDefaults, storedFields, type WithoutDefault } from '../shapes.ts';

type Options<
  Name extends string,
  Fields extends z.ZodRawShape,
  System extends z.ZodRawShape,
  Sort extends readonly string[],
  Filter extends z.ZodRawShape,
> = {
  /** Also the name of the table. */
  readonly name: Name;
  /** Fields that clients can save, with defaults. */
  readonly fields: z.ZodObject<Fields>;
  /** Fields that the server sets. */
  readonly system?: System;
  /** The area whose capabilities apply. */
  readonly area: Area;
  /** Fields that list searches match. */
  readonly search: readonly (keyof Fields & string)[];
  /** Fields that lists can be sorted by. */
  readonly sort: Sort;
  readonly filter?: Filter;
};

type RecordShape<Fields extends z.ZodRawShape, System extends z.ZodRawShape> = {
  [F in Exclude<keyof Fields, keyof System>]: WithoutDefault<Fields[F]>;
} & System &
  typeof storedFields;

/**
 * Defines a kind of stored record. Its storage, five common methods, history, and list are derived
 * from this:
 *
 *     export const redirects = defineRecord({ name: 'redirect', fields: RedirectFields, … });
 */
export const defineRecord = <
  const Name extends string,
  Fields extends z.ZodRawShape,
  const Sort extends readonly string[],
  System extends z.ZodRawShape = Record<never, z.ZodType>,
  Filter extends z.ZodRawShape = Record<never, z.ZodType>,
>(
  options: Options<Name, Fields, System, Sort, Filter>,
) => {
  const { fields, system = {} as System, filter = {} as Filter, ...rest } = options;
  const shape = { ...shapeWithoutDefaults(fields), ...system, ...storedFields };
  return {
    ...rest,
    fields,
    filter,
    record: z.strictObject(shape as RecordShape<Fields, System>),
  };
};

/** The parts of a record definition that the common methods use. */
export type MethodShapes<
  Fields extends z.ZodRawShape,
  Sort extends readonly string[],
  Filter extends z.ZodRawShape,
  Stored extends z.ZodObject,
> = {
  readonly area: Area;
  readonly fields: z.ZodObject<Fields>;
  readonly record: Stored;
  readonly sort: Sort;
  readonly filter: Filter;
};

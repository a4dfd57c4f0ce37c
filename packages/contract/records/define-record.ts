import { z } from 'zod';
import type { Area } from '../method.ts';
import { type Bare, bareShape, storedFields } from '../shapes.ts';

type Options<
  Name extends string,
  Fields extends z.ZodRawShape,
  System extends z.ZodRawShape,
  Sort extends readonly string[],
  Filter extends z.ZodRawShape,
> = {
  /** Also the name of its table. */
  readonly name: Name;
  /** What a save may give, with defaults. */
  readonly fields: z.ZodObject<Fields>;
  /** Fields that the server sets. */
  readonly system?: System;
  /** Which capability reads and writes it. */
  readonly area: Area;
  /** Fields that the list searches. */
  readonly search: readonly (keyof Fields & string)[];
  /** Fields by which the list can be sorted. */
  readonly sort: Sort;
  readonly filter?: Filter;
};

type RecordShape<Fields extends z.ZodRawShape, System extends z.ZodRawShape> = {
  [F in Exclude<keyof Fields, keyof System>]: Bare<Fields[F]>;
} & System &
  typeof storedFields;

/**
 * One kind of stored record. Its storage, common five methods, history rows and list follow from
 * this:
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
  const shape = { ...bareShape(fields), ...system, ...storedFields };
  return {
    ...rest,
    fields,
    filter,
    record: z.strictObject(shape as RecordShape<Fields, System>),
  };
};

/** What the common five methods need to know of a record. */
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

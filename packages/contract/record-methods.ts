import type { z } from 'zod';
import type { Area } from './method.ts';
import { byId, byIds, deletedCount, listOf, listParams, saveParams } from './shapes.ts';

type Shapes<
  I extends z.ZodRawShape,
  R extends z.ZodType,
  S extends readonly string[],
  F extends z.ZodRawShape,
> = {
  readonly item: z.ZodObject<I>;
  readonly record: R;
  /** Field names by which the list can be sorted. */
  readonly sort: S;
  readonly filter: F;
};

/** The common five of a stored record: getList, get, save, delete, duplicate. */
export const recordMethods = <
  I extends z.ZodRawShape,
  R extends z.ZodType,
  const S extends readonly string[],
  F extends z.ZodRawShape,
>(
  area: Area,
  shapes: Shapes<I, R, S, F>,
) => ({
  getList: {
    capability: `${area}.read` as const,
    params: listParams(shapes.sort, shapes.filter),
    result: listOf(shapes.record),
  },
  get: { capability: `${area}.read` as const, params: byId, result: shapes.record },
  save: {
    capability: `${area}.write` as const,
    params: saveParams(shapes.item),
    result: shapes.record,
  },
  delete: { capability: `${area}.write` as const, params: byIds, result: deletedCount },
  duplicate: { capability: `${area}.write` as const, params: byId, result: shapes.record },
});

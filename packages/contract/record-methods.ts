import type { z } from 'zod';
import type { MethodShapes } from './records/define-record.ts';
import { byId, byIds, deletedCount, listOf, listParams, saveParams } from './shapes.ts';

/** The five common methods of a stored record: getList, get, save, delete, duplicate. */
export const recordMethods = <
  Fields extends z.ZodRawShape,
  const Sort extends readonly string[],
  Filter extends z.ZodRawShape,
  Stored extends z.ZodObject,
>({
  area,
  fields,
  record,
  sort,
  filter,
}: MethodShapes<Fields, Sort, Filter, Stored>) => ({
  getList: {
    capability: `${area}.read` as const,
    params: listParams(sort, filter),
    result: listOf(record),
  },
  get: { capability: `${area}.read` as const, params: byId, result: record },
  save: { capability: `${area}.write` as const, params: saveParams(fields), result: record },
  delete: { capability: `${area}.write` as const, params: byIds, result: deletedCount },
  duplicate: { capability: `${area}.write` as const, params: byId, result: record },
});

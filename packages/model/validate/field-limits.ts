import { z } from 'zod';
import { type FieldIssue, issuePaths } from './issue-keys.ts';

/** Schema of a form or record: an object with one entry per field. */
export type FieldsSchema = z.ZodObject;

/** The issues that a schema reports for some values. */
export function fieldIssues(schema: FieldsSchema, values: unknown): readonly FieldIssue[] {
  const { error } = schema.safeParse(values);
  return error ? issuePaths(error.issues) : [];
}

/** Limits of a field: the length of a text, or the range of a number. */
export type FieldLimits = {
  readonly maxLength?: number;
  readonly min?: number;
  readonly max?: number;
};

const withoutWrappers = (type: z.ZodType): z.ZodType =>
  type instanceof z.ZodDefault || type instanceof z.ZodNullable || type instanceof z.ZodOptional
    ? withoutWrappers(type.unwrap() as z.ZodType)
    : type;

const finite = (limits: Readonly<Record<string, number | null>>): FieldLimits =>
  Object.fromEntries(
    Object.entries(limits).filter(([, limit]) => limit !== null && Number.isFinite(limit)),
  );

/** The limits that a schema sets for a field. Empty if the schema doesn't have the field. */
export function fieldLimits(schema: FieldsSchema, field: string): FieldLimits {
  const type = schema.shape[field];
  if (!type) return {};
  const inner = withoutWrappers(type as z.ZodType);
  if (inner instanceof z.ZodString) return finite({ maxLength: inner.maxLength });
  if (inner instanceof z.ZodNumber) return finite({ min: inner.minValue, max: inner.maxValue });
  return {};
}

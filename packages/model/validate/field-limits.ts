import { z } from 'zod';
import { type FieldIssue, issuePaths } from './issue-keys.ts';

/** Schema of a form or record: an object with one entry per field. */
export type FieldsSchema = z.ZodObject;

/** The issues that a schema reports for some values. */
export function fieldIssues(schema: FieldsSchema, values: unknown): readonly FieldIssue[] {
  const { error } = schema.safeParse(values);
  return error ? issuePaths(error.issues) : [];
}

/** Limits of a field: the length of a text, or the range of a number and what it's without input. */
export type FieldLimits = {
  readonly maxLength?: number;
  readonly min?: number;
  readonly max?: number;
  readonly fallback?: number;
};

const withoutWrappers = (type: z.ZodType): z.ZodType =>
  type instanceof z.ZodDefault || type instanceof z.ZodNullable || type instanceof z.ZodOptional
    ? withoutWrappers(type.unwrap() as z.ZodType)
    : type;

const finite = (limits: Readonly<Record<string, number | null>>): FieldLimits =>
  Object.fromEntries(
    Object.entries(limits).filter(([, limit]) => limit !== null && Number.isFinite(limit)),
  );

const defaultOf = (type: z.ZodType | undefined): { readonly fallback?: number } => {
  const value = type instanceof z.ZodDefault ? type.def.defaultValue : undefined;
  return typeof value === 'number' ? { fallback: value } : {};
};

/** The type at a path, with any name for an item of an array; undefined if there is none. */
function typeAt(type: z.ZodType | undefined, path: readonly string[]): z.ZodType | undefined {
  const [name, ...rest] = path;
  if (name === undefined) return type;
  const inner = type && withoutWrappers(type);
  if (inner instanceof z.ZodArray) return typeAt(inner.element as z.ZodType, rest);
  return inner instanceof z.ZodObject ? typeAt(inner.shape[name], rest) : undefined;
}

/**
 * The limits that a schema sets for the field with a dotted path. Empty if the schema doesn't have
 * it.
 */
export function fieldLimits(schema: FieldsSchema, path: string): FieldLimits {
  const type = typeAt(schema, path.split('.'));
  const inner = type && withoutWrappers(type);
  if (inner instanceof z.ZodString) return finite({ maxLength: inner.maxLength });
  if (!(inner instanceof z.ZodNumber)) return {};
  return { ...finite({ min: inner.minValue, max: inner.maxValue }), ...defaultOf(type) };
}

import { z } from 'zod';
import { parseShared } from './shared-json.ts';

/** A row as stored in the database. */
export type StoredRow = { readonly [column: string]: unknown };

type Shape<R> = {
  readonly name: string;
  /** Booleans, stored as 0 and 1. */
  readonly flags: readonly (keyof R & string)[];
  /** ISO 8601 times, stored as ms since 1970. Always includes `created` and `modified`. */
  readonly times: readonly (keyof R & string)[];
  readonly json: readonly (keyof R & string)[];
  /**
   * Stored as JSON text as well. The same text is parsed to the same object, which must not be
   * modified.
   */
  readonly shared?: readonly (keyof R & string)[];
  /** Excluded from the history. */
  readonly secret: readonly (keyof R & string)[];
};

/** How a record is stored: its table, and the conversion of its fields. */
export type RecordType<R> = {
  readonly name: string;
  /** Columns with JSON text. */
  readonly json: readonly string[];
  readonly toRow: (fields: Partial<R>) => StoredRow;
  readonly fromRow: (row: StoredRow) => R;
  /** The record as stored in the history. */
  readonly toHistory: (record: R) => string;
};

type Codec = {
  readonly write: (value: unknown) => unknown;
  readonly read: (value: unknown) => unknown;
};

const flag: Codec = { write: (value) => (value ? 1 : 0), read: (value) => value === 1 };
const time: Codec = {
  write: (value) => (value === null ? null : Date.parse(String(value))),
  read: (value) => (value === null ? null : new Date(Number(value)).toISOString()),
};
const json: Codec = {
  write: (value) => JSON.stringify(value),
  read: (value) => JSON.parse(String(value)),
};

const sharedJson: Codec = { ...json, read: (value) => parseShared(String(value)) };

const identity: Codec = { write: (value) => value, read: (value) => value };

const codecEntries = (names: readonly string[], codec: Codec) =>
  names.map((name) => [name, codec] as const);

const withoutWrappers = (type: z.ZodType): z.ZodType =>
  type instanceof z.ZodDefault || type instanceof z.ZodNullable || type instanceof z.ZodOptional
    ? withoutWrappers(type.unwrap() as z.ZodType)
    : type;

const PLAIN = [z.ZodString, z.ZodNumber, z.ZodEnum, z.ZodLiteral];

const isPlain = (type: z.ZodType): boolean =>
  type instanceof z.ZodUnion
    ? type.options.every((option) => isPlain(option as z.ZodType))
    : PLAIN.some((plain) => type instanceof plain);

type StorageForm = 'flags' | 'times' | 'json' | 'plain';

/** How a field is stored, derived from its schema. */
function storageForm(schema: z.ZodType): StorageForm {
  const type = withoutWrappers(schema);
  if (type instanceof z.ZodBoolean) return 'flags';
  if (type instanceof z.ZodISODateTime) return 'times';
  return isPlain(type) ? 'plain' : 'json';
}

/** Derives the record type from a record definition. */
export function definedRecord<R extends z.ZodObject>({
  name,
  record,
}: {
  readonly name: string;
  readonly record: R;
}): RecordType<z.output<R>> {
  const fields = Object.entries(record.shape as { readonly [field: string]: z.ZodType });
  const fieldsOf = (form: StorageForm) =>
    fields.filter(([, schema]) => storageForm(schema) === form).map(([field]) => field) as never[];
  return recordType<z.output<R>>({
    name,
    flags: fieldsOf('flags'),
    times: fieldsOf('times'),
    json: fieldsOf('json'),
    secret: [],
  });
}

export function recordType<R extends object>(shape: Shape<R>): RecordType<R> {
  const codecs = new Map<string, Codec>([
    ...codecEntries(shape.flags, flag),
    ...codecEntries([...shape.times, 'created', 'modified'], time),
    ...codecEntries(shape.json, json),
    ...codecEntries(shape.shared ?? [], sharedJson),
  ]);
  const convert = (fields: object, direction: keyof Codec) =>
    Object.fromEntries(
      Object.entries(fields)
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => [name, (codecs.get(name) ?? identity)[direction](value)]),
    );
  return {
    name: shape.name,
    json: [...shape.json, ...(shape.shared ?? [])],
    toRow: (fields) => convert(fields, 'write'),
    fromRow: (row) => convert(row, 'read') as R,
    toHistory: (record) =>
      JSON.stringify(record, (key, value) =>
        (shape.secret as readonly string[]).includes(key) ? undefined : value,
      ),
  };
}

import type { FieldIssue } from '@plinth/model';
import type { z } from 'zod';

export type SettingsDefinition<
  Name extends string = string,
  Schema extends z.ZodObject = z.ZodObject,
  Secret extends string = string,
> = {
  readonly name: Name;
  /** Every field has a default, so `{}` parses. */
  readonly schema: Schema;
  /** Write-only fields. */
  readonly secrets: readonly Secret[];
  /** Fields that belong to another record, and are read and changed there. */
  readonly elsewhere: readonly string[];
  /** Whether saving requires step-up authentication. */
  readonly stepUp: boolean;
  /** Validation across fields. Used by both the form and the server before a save. */
  check(values: z.output<Schema>): readonly FieldIssue[];
};

type Options<Schema extends z.ZodObject, Secret extends string> = Partial<
  Omit<SettingsDefinition<string, Schema, Secret>, 'name' | 'schema'>
>;

/**
 * Defines a group of website settings. Storage, wire format, form limits, and defaults are derived
 * from the schema:
 *
 *     export const mailSettings = defineSettings('mail', z.strictObject({ … }), { secrets: ['password'] });
 */
export const defineSettings = <
  const Name extends string,
  Schema extends z.ZodObject,
  const Secret extends keyof z.output<Schema> & string = never,
>(
  name: Name,
  schema: Schema,
  options: Options<Schema, Secret> = {},
): SettingsDefinition<Name, Schema, Secret> => ({
  secrets: [],
  elsewhere: [],
  stepUp: false,
  check: () => [],
  ...options,
  name,
  schema,
});

/** All values of a group, including secrets. */
export type SettingsValues<D> =
  D extends SettingsDefinition<string, infer Schema, string> ? z.output<Schema> : never;

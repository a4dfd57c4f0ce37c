import type { FieldIssue } from '@plinth/model';
import type { z } from 'zod';

export type SettingsDefinition<
  Name extends string = string,
  Schema extends z.ZodObject = z.ZodObject,
  Secret extends string = string,
> = {
  readonly name: Name;
  /** Every field has a default, so an empty object parses. */
  readonly schema: Schema;
  /** Fields that are written and never read back. */
  readonly secrets: readonly Secret[];
  /** Saving asks for the password again. */
  readonly stepUp: boolean;
  /** Rules across fields. The form and the server both ask them before a save. */
  check(values: z.output<Schema>): readonly FieldIssue[];
};

type Options<Schema extends z.ZodObject, Secret extends string> = Partial<
  Omit<SettingsDefinition<string, Schema, Secret>, 'name' | 'schema'>
>;

/**
 * One group of website settings. Storage, wire, form limits and defaults follow from the schema:
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
  stepUp: false,
  check: () => [],
  ...options,
  name,
  schema,
});

/** All values of a group, secrets included. */
export type SettingsValues<D> =
  D extends SettingsDefinition<string, infer Schema, string> ? z.output<Schema> : never;

import { z } from 'zod';
import { isoTime, patchOf } from '../shapes.ts';
import type { SettingsDefinition, SettingsValues } from './define-settings.ts';

type SecretOf<D> = D extends SettingsDefinition<string, z.ZodObject, infer S> ? S : never;

/** A group as read: all values except secrets. `secrets` tells which of those are set. */
export type SettingsRecordOf<D extends SettingsDefinition> = {
  readonly group: D['name'];
  readonly values: Omit<SettingsValues<D>, SecretOf<D>>;
  readonly secrets: { readonly [field: string]: boolean };
  /** 0 until the first save. */
  readonly revision: number;
  readonly modified: string | null;
};

/** Changes the given values. With `revision`, conflicts if the group has changed since. */
export type SettingsSaveOf<D extends SettingsDefinition> = {
  readonly group: D['name'];
  readonly values: Partial<SettingsValues<D>>;
  readonly revision?: number | undefined;
};

export const settingsRecordSchema = ({ name, schema, secrets }: SettingsDefinition) =>
  z.strictObject({
    group: z.literal(name),
    values: patchOf(schema).omit(
      Object.fromEntries(secrets.map((field) => [field, true])) as never,
    ),
    secrets: z.record(z.string(), z.boolean()),
    revision: z.int().nonnegative(),
    modified: isoTime.nullable(),
  });

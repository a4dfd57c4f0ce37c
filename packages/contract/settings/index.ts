import { z } from 'zod';
import { patchOf, properties } from '../shapes.ts';
import type { SettingsDefinition } from './define-settings.ts';
import { SETTINGS } from './registry.gen.ts';
import { type SettingsRecordOf, type SettingsSaveOf, settingsRecordSchema } from './wire.ts';

type AnySettings = (typeof SETTINGS)[number];
type WireTypes<D extends AnySettings> = {
  [Name in D['name']]: {
    record: SettingsRecordOf<Extract<D, { name: Name }>>;
    save: SettingsSaveOf<Extract<D, { name: Name }>>;
  };
};
type Wire = WireTypes<AnySettings>;

export type SettingsGroup = AnySettings['name'];
export type SettingsRecord<G extends SettingsGroup = SettingsGroup> = Wire[G]['record'];
export type SettingsSave<G extends SettingsGroup = SettingsGroup> = Wire[G]['save'];

const definitions: readonly SettingsDefinition[] = SETTINGS as readonly unknown[] as never;

export const settingsGroup = z.enum(SETTINGS.map(({ name }) => name));
export const settingsRecord = z.discriminatedUnion(
  'group',
  definitions.map(settingsRecordSchema) as unknown as readonly [z.ZodObject],
) as unknown as z.ZodType<SettingsRecord>;

export const settingsDefinition = (group: SettingsGroup): SettingsDefinition => {
  const found = definitions.find(({ name }) => name === group);
  if (!found) throw new Error(`No settings group is named ${group}`);
  return found;
};

/** Validates saved values with the schema of their group. */
export const settingsSave = z
  .strictObject({
    group: settingsGroup,
    values: properties,
    revision: z.int().nonnegative().optional(),
  })
  .superRefine(({ group, values }, context) => {
    const { error } = patchOf(settingsDefinition(group).schema).safeParse(values);
    for (const issue of error?.issues ?? []) {
      context.addIssue({ ...issue, path: ['values', ...issue.path] } as never);
    }
  }) as unknown as z.ZodType<SettingsSave, SettingsSave>;

export type { SettingsDefinition, SettingsValues } from './define-settings.ts';
export * from './registry.gen.ts';

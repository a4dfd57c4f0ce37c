import { RpcError, type SettingsGroup, type SettingsRecord } from '@plinth/contract';
import { checked } from '../rpc/refuse.ts';
import type { Secrets } from '../security/secrets.ts';
import type { Reader, Tx } from '../storage/store.ts';
import { GROUPS } from './groups.ts';
import { readSetting, type Setting, saveSetting } from './stored.ts';

/** Reading and saving one group of settings; its secrets live apart from its values. */

export const secretName = (group: SettingsGroup, field: string): string => `${group}.${field}`;

type Values = { [field: string]: unknown };

const settingOf = (group: SettingsGroup): Setting<Values> => {
  const { schema } = GROUPS[group];
  return { name: group, schema, defaults: schema.parse({}) };
};

const withoutSecrets = (group: SettingsGroup, values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).filter(([name]) => !GROUPS[group].secrets.includes(name)),
  );

export async function readGroup(
  db: Reader,
  secrets: Secrets,
  group: SettingsGroup,
): Promise<SettingsRecord> {
  const { values, revision, modified } = await readSetting(db, settingOf(group));
  const set = await Promise.all(
    GROUPS[group].secrets.map(
      async (field) => [field, await secrets.isSet(db, secretName(group, field))] as const,
    ),
  );
  return {
    group,
    values: withoutSecrets(group, values) as SettingsRecord['values'],
    secrets: Object.fromEntries(set),
    revision,
    modified,
  };
}

export type GroupSave = {
  readonly group: SettingsGroup;
  /** The fields that change; the others stay. */
  readonly values: Values;
  readonly revision?: number | undefined;
};

export async function saveGroup(
  tx: Tx,
  secrets: Secrets,
  { group, values, revision }: GroupSave,
): Promise<SettingsRecord> {
  const setting = settingOf(group);
  const current = await readSetting(tx.db, setting);
  if (revision !== undefined && revision !== current.revision) {
    throw new RpcError('CONFLICT', { revision: current.revision });
  }
  const all = checked(setting.schema, { ...current.values, ...values });
  for (const field of GROUPS[group].secrets) {
    const secret = values[field];
    if (typeof secret === 'string') await secrets.write(tx, secretName(group, field), secret);
  }
  const kept = withoutSecrets(group, all);
  await saveSetting(tx, { ...setting, values: kept, revision: current.revision });
  return readGroup(tx.db, secrets, group);
}

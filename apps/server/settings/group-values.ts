import {
  RpcError,
  type SettingsDefinition,
  type SettingsGroup,
  type SettingsRecord,
  type SettingsSave,
  type SettingsValues,
  settingsDefinition,
} from '@plinth/contract';
import { groupIssues, mapRichText, referencesIn } from '@plinth/model';
import { cleanRichText } from '../documents/clean-rich-text.ts';
import { checkRecordsExist } from '../documents/existing-records.ts';
import { parseField } from '../rpc/field-errors.ts';
import type { Secrets } from '../security/secrets.ts';
import type { Reader, Tx } from '../storage/database/store.ts';
import { readSetting, type Setting, saveSetting } from '../storage/records/stored-setting.ts';
import { readFieldsElsewhere, writeFieldsElsewhere } from './fields-elsewhere.ts';

/** Secrets of a settings group, and fields of other records, are stored apart from its values. */

export const secretName = (group: SettingsGroup, field: string): string => `${group}.${field}`;

export const settingOf = <D extends SettingsDefinition>({
  name,
  schema,
}: D): Setting<SettingsValues<D>> => ({ name, schema, defaults: schema.parse({}) }) as never;

type Values = { readonly [field: string]: unknown };

const ownValues = ({ secrets, elsewhere }: SettingsDefinition, values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).filter(([name]) => ![...secrets, ...elsewhere].includes(name)),
  );

export async function readGroup<G extends SettingsGroup>(
  db: Reader,
  secrets: Secrets,
  group: G,
): Promise<SettingsRecord<G>> {
  const definition = settingsDefinition(group);
  const { values, revision, modified } = await readSetting(db, settingOf(definition));
  const set = await Promise.all(
    definition.secrets.map(
      async (field) => [field, await secrets.isSet(db, secretName(group, field))] as const,
    ),
  );
  const record = {
    group,
    values: { ...ownValues(definition, values), ...(await readFieldsElsewhere(db, group)) },
    secrets: Object.fromEntries(set),
    revision,
    modified,
  };
  return record as SettingsRecord<G>;
}

/** Repeats the form's cross-field checks on the server. */
function checkAcrossFields(definition: SettingsDefinition, values: Values): void {
  const issues = definition.check(values);
  if (issues.length > 0) throw new RpcError('VALIDATION', { errors: groupIssues(issues) });
}

export async function saveGroup<G extends SettingsGroup>(
  tx: Tx,
  secrets: Secrets,
  { group, values, revision }: SettingsSave<G>,
): Promise<SettingsRecord<G>> {
  const definition = settingsDefinition(group);
  const setting = settingOf(definition);
  const current = await readSetting(tx.db, setting);
  if (revision !== undefined && revision !== current.revision) {
    throw new RpcError('CONFLICT', { revision: current.revision });
  }
  const given: Values = values;
  const all = parseField(setting.schema, { ...current.values, ...given });
  checkAcrossFields(definition, all);
  await checkRecordsExist(tx.db, {
    after: referencesIn(setting.schema, all),
    before: referencesIn(setting.schema, current.values),
  });
  for (const field of definition.secrets) {
    const secret = given[field];
    if (typeof secret === 'string') await secrets.write(tx, secretName(group, field), secret);
  }
  await writeFieldsElsewhere(tx, group, given);
  const plain = mapRichText(setting.schema, ownValues(definition, all), cleanRichText);
  await saveSetting(tx, { ...setting, values: plain, revision: current.revision });
  return readGroup(tx.db, secrets, group);
}

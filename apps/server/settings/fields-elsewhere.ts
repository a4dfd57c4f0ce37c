import type { SettingsGroup } from '@plinth/contract';
import { withPrimaryColor } from '@plinth/model';
import type { Reader, Tx } from '../storage/database/store.ts';
import { readSetting, saveSetting } from '../storage/records/stored-setting.ts';
import { COLORS } from './design.ts';

type Values = { readonly [field: string]: unknown };

/** Reads and changes the fields of a group that belong to another record. */
type FieldsElsewhere = {
  readonly read: (db: Reader) => Promise<Values>;
  readonly write: (tx: Tx, given: Values) => Promise<void>;
};

const primaryColor: FieldsElsewhere = {
  read: async (db) => ({ primary_color: (await readSetting(db, COLORS)).values.main[0] }),
  write: async (tx, { primary_color }) => {
    if (typeof primary_color !== 'string') return;
    const { values, revision } = await readSetting(tx.db, COLORS);
    if (values.main[0] === primary_color) return;
    await saveSetting(tx, { ...COLORS, values: withPrimaryColor(values, primary_color), revision });
  },
};

const GROUPS: { readonly [G in SettingsGroup]?: FieldsElsewhere } = { site_facts: primaryColor };

export const readFieldsElsewhere = async (db: Reader, group: SettingsGroup): Promise<Values> =>
  (await GROUPS[group]?.read(db)) ?? {};

export const writeFieldsElsewhere = async (
  tx: Tx,
  group: SettingsGroup,
  given: Values,
): Promise<void> => GROUPS[group]?.write(tx, given);

import type { SettingsGroup } from '@plinth/contract';
import { withMainColors } from '@plinth/model';
import type { Reader, Tx } from '../storage/database/store.ts';
import { readSetting, saveSetting } from '../storage/records/stored-setting.ts';
import { COLORS } from './design.ts';

type Values = { readonly [field: string]: unknown };

/** Reads and changes the fields of a group that belong to another record. */
type FieldsElsewhere = {
  readonly read: (db: Reader) => Promise<Values>;
  readonly write: (tx: Tx, given: Values) => Promise<void>;
};

const changed = (given: unknown, stored: string | undefined): string | undefined =>
  typeof given === 'string' && given !== stored ? given : undefined;

const mainColors: FieldsElsewhere = {
  read: async (db) => {
    const [primary_color, accent_color] = (await readSetting(db, COLORS)).values.main;
    return { primary_color, accent_color };
  },
  write: async (tx, given) => {
    const { values, revision } = await readSetting(tx.db, COLORS);
    const [stored = '', storedAccent] = values.main;
    const primary = changed(given.primary_color, stored);
    const accent = changed(given.accent_color, storedAccent);
    if (primary === undefined && accent === undefined) return;
    const next = withMainColors(values, { primary: primary ?? stored, accent });
    await saveSetting(tx, { ...COLORS, values: next, revision });
  },
};

const GROUPS: { readonly [G in SettingsGroup]?: FieldsElsewhere } = { site_facts: mainColors };

export const readFieldsElsewhere = async (db: Reader, group: SettingsGroup): Promise<Values> =>
  (await GROUPS[group]?.read(db)) ?? {};

export const writeFieldsElsewhere = async (
  tx: Tx,
  group: SettingsGroup,
  given: Values,
): Promise<void> => GROUPS[group]?.write(tx, given);

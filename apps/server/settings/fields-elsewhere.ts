import type { SettingsGroup } from '@plinth/contract';
import {
  type ColorTheme,
  PALETTE_NAMES,
  paletteName,
  withMainColors,
  withPalette,
} from '@plinth/model';
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

/** The colors that the given fields ask for. Unchanged if they name what the site has. */
function withGivenColors(colors: ColorTheme, given: Values): ColorTheme {
  const palette = PALETTE_NAMES.find((name) => name === given.palette);
  if (palette && palette !== paletteName(colors)) return withPalette(colors, palette);
  const [stored = '', storedAccent] = colors.main;
  const primary = changed(given.primary_color, stored);
  const accent = changed(given.accent_color, storedAccent);
  if (primary === undefined && accent === undefined) return colors;
  return withMainColors(colors, { primary: primary ?? stored, accent });
}

const colorFields: FieldsElsewhere = {
  read: async (db) => {
    const { values } = await readSetting(db, COLORS);
    const [primary_color, accent_color] = values.main;
    return { primary_color, accent_color, palette: paletteName(values) };
  },
  write: async (tx, given) => {
    const { values, revision } = await readSetting(tx.db, COLORS);
    const next = withGivenColors(values, given);
    if (next !== values) await saveSetting(tx, { ...COLORS, values: next, revision });
  },
};

const GROUPS: { readonly [G in SettingsGroup]?: FieldsElsewhere } = { site_facts: colorFields };

export const readFieldsElsewhere = async (db: Reader, group: SettingsGroup): Promise<Values> =>
  (await GROUPS[group]?.read(db)) ?? {};

export const writeFieldsElsewhere = async (
  tx: Tx,
  group: SettingsGroup,
  given: Values,
): Promise<void> => GROUPS[group]?.write(tx, given);

import { RpcError } from '@plinth/contract';
import {
  type ColorIssue,
  type ColorTheme,
  colorThemeIssues,
  groupIssues,
  missingColors,
  moreColorUses,
} from '@plinth/model';
import type { Reader, Tx } from '../storage/database/store.ts';
import { readSetting, type SettingState, saveSetting } from '../storage/records/stored-setting.ts';
import { COLORS } from './design.ts';

export const readColors = async (db: Reader): Promise<ColorTheme> =>
  (await readSetting(db, COLORS)).values;

function refuse(issues: readonly ColorIssue[], path: string): void {
  if (issues.length > 0) throw new RpcError('VALIDATION', { errors: groupIssues(issues, path) });
}

/**
 * Throws `VALIDATION` with the path of every custom color in the properties of a record that isn't
 * in the stored ones and doesn't exist.
 */
export async function checkColors(db: Reader, properties: unknown, before?: unknown) {
  const uses = moreColorUses(properties, 'properties');
  if (uses.length === 0) return;
  const known = { colors: await readColors(db), before: moreColorUses(before, 'properties') };
  refuse(missingColors(uses, known), '');
}

type Save = { readonly values: ColorTheme; readonly revision: number | undefined };

/** Saves the site's colors. Throws `VALIDATION` within `colors` if they name some that don't exist. */
export async function saveColors(
  tx: Tx,
  { values, revision }: Save,
): Promise<SettingState<ColorTheme>> {
  const before = await readColors(tx.db);
  const saved = await saveSetting(tx, { ...COLORS, values, revision });
  refuse(colorThemeIssues(values, before), 'colors');
  return saved;
}

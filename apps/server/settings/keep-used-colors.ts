import { moreNumber } from '@plinth/model';
import { countMoreColorUses } from '../documents/design-usage.ts';
import { fieldError } from '../rpc/field-errors.ts';
import type { Tx } from '../storage/database/store.ts';
import { readSetting } from '../storage/records/stored-setting.ts';
import { COLORS } from './design.ts';

/**
 * Makes a change after which a custom color can be gone. Throws `VALIDATION` at `field` if it's
 * still used then: a used color needs a replacement in its place. Documents that the same change
 * saves count as they are afterwards.
 */
export async function keepUsedColors<T>(
  tx: Tx,
  field: string,
  change: () => Promise<T>,
): Promise<T> {
  const { values: before } = await readSetting(tx.db, COLORS);
  const result = await change();
  const { values: after } = await readSetting(tx.db, COLORS);
  if (after.more.length >= before.more.length) return result;
  const roles = Object.values(after.roles).flatMap((token) => moreNumber(token) ?? []);
  const used = [...roles, ...(await countMoreColorUses(tx.db)).keys()];
  if (used.some((number) => number > after.more.length && number <= before.more.length))
    throw fieldError(field, 'valueInvalid', 'COMMON.MESSAGES.IN_USE');
  return result;
}

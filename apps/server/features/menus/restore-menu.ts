import type { Tx } from '../../storage/database/store.ts';
import {
  type Former,
  type RestoredRecord,
  restoreRecord,
} from '../../storage/records/restore-record.ts';

/** Restores a menu as it once was. */
export function restoreMenu(tx: Tx, former: Former<'menu'>): Promise<RestoredRecord> {
  const { name, items } = former.record;
  const fields = async () => ({ name, items });
  return restoreRecord(tx, 'menu', { ...former, change: fields, create: fields });
}

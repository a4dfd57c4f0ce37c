import { GeneralSettings } from '@plinth/model';
import type { Reader } from '../storage/store.ts';

/** The group `general` with its defaults filled in; never carries the site's password. */
export async function readGeneral(db: Reader): Promise<GeneralSettings> {
  const row = await db
    .selectFrom('setting')
    .select('values')
    .where('name', '=', 'general')
    .executeTakeFirst();
  return GeneralSettings.parse(row ? JSON.parse(row.values) : {});
}

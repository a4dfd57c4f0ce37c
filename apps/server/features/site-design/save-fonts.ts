import { fontsInUse, type SiteFont, withPreloads } from '@plinth/model';
import { SITE_FONTS } from '../../settings/site-fonts.ts';
import type { Tx } from '../../storage/database/store.ts';
import { fromRow } from '../../storage/records/records.ts';
import { readSetting, saveSetting } from '../../storage/records/stored-setting.ts';

/** Stores the fonts that the site's text styles use, and which of them pages preload. */
export async function saveFontsInUse(tx: Tx, catalog: readonly SiteFont[]): Promise<void> {
  const rows = await tx.db.selectFrom('style').selectAll().where('type', '=', 'text').execute();
  const styles = rows.map((row) => fromRow('style', row));
  const { values, revision } = await readSetting(tx.db, SITE_FONTS);
  const families = [...withPreloads(fontsInUse(values.families, catalog, styles), styles)];
  if (JSON.stringify(families) === JSON.stringify(values.families)) return;
  await saveSetting(tx, { ...SITE_FONTS, values: { families }, revision });
}

import { type CatalogFont, familiesOf, fontLibrary, fontsInUse, withPreloads } from '@plinth/model';
import { SITE_FONTS } from '../../settings/site-fonts.ts';
import type { StoredRecords } from '../../storage/database/record-types.ts';
import type { Reader, Tx } from '../../storage/database/store.ts';
import { createRecords, fromRow } from '../../storage/records/records.ts';
import { readSetting, saveSetting } from '../../storage/records/stored-setting.ts';

type Catalog = readonly CatalogFont[];

export async function readFonts(db: Reader): Promise<StoredRecords['font'][]> {
  const rows = await db.selectFrom('font').selectAll().orderBy('id').execute();
  return rows.map((row) => fromRow('font', row));
}

export async function readTextStyles(db: Reader): Promise<StoredRecords['style'][]> {
  const rows = await db.selectFrom('style').selectAll().where('type', '=', 'text').execute();
  return rows.map((row) => fromRow('style', row));
}

/** The fonts that the site's text styles can use. */
export const readFontLibrary = async (db: Reader, catalog: Catalog): Promise<CatalogFont[]> =>
  fontLibrary(await readFonts(db), catalog);

/** Adds a font of the catalog to the site as a whole. */
export const catalogFields = (name: string) => ({
  ...{ name, source: 'catalog' as const },
  ...{ styles: [], subsets: [], faces: [], stand_ins: [] },
});

/** Adds fonts of the catalog that a text style uses. */
async function addUsedFonts(tx: Tx, used: ReadonlySet<string>, catalog: Catalog): Promise<void> {
  const known = new Set((await readFonts(tx.db)).map(({ name }) => name));
  const added = catalog.filter(({ family }) => used.has(family) && !known.has(family));
  if (added.length === 0) return;
  await createRecords(
    tx,
    'font',
    added.map(({ family }) => catalogFields(family)),
  );
}

/**
 * Links pages to the fonts that text styles use, and to no others. Must be called in every
 * transaction that changes fonts or text styles.
 */
export type LinkFonts = (tx: Tx) => Promise<void>;

export const createLinkFonts =
  (catalog: Catalog): LinkFonts =>
  async (tx) => {
    const styles = await readTextStyles(tx.db);
    await addUsedFonts(tx, new Set(styles.flatMap(familiesOf)), catalog);
    const library = await readFontLibrary(tx.db, catalog);
    const families = [...withPreloads(fontsInUse([], library, styles), styles)];
    const { values, revision } = await readSetting(tx.db, SITE_FONTS);
    if (JSON.stringify(families) === JSON.stringify(values.families)) return;
    await saveSetting(tx, { ...SITE_FONTS, values: { families }, revision });
  };

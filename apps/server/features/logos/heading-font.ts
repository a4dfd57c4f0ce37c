import { type SiteFont, TextStyleProperties } from '@plinth/model';
import { SITE_FONTS } from '../../settings/site-fonts.ts';
import type { Reader } from '../../storage/database/store.ts';
import { fromRow } from '../../storage/records/records.ts';
import { readSetting } from '../../storage/records/stored-setting.ts';

/** The text style of the largest headings. */
const HEADING = 'heading-1';

const BOLD = 700;

export type HeadingFont = { readonly faces: SiteFont['faces']; readonly weight: number };

/** The font of the headings, or the site's first font. Null if the site has none of its own. */
export async function readHeadingFont(db: Reader): Promise<HeadingFont | null> {
  const { families } = (await readSetting(db, SITE_FONTS)).values;
  const row = await db
    .selectFrom('style')
    .selectAll()
    .where('class_name', '=', HEADING)
    .executeTakeFirst();
  const base = row && TextStyleProperties.parse(fromRow('style', row).properties).desktop;
  const font = families.find(({ family }) => family === base?.font_family) ?? families[0];
  return font ? { faces: font.faces, weight: base?.font_weight ?? BOLD } : null;
}

import { readColors } from '../settings/check-colors.ts';
import { readFacts, readGeneral } from '../settings/settings.ts';
import type { Reader } from '../storage/database/store.ts';

/** What makes a mail look like the site. */
export type Brand = {
  readonly site: string;
  /** The primary color, as a hex value. */
  readonly color: string;
  /** Full URL. Null without a logo, or with one that mail programs don't show. */
  readonly logo: string | null;
};

/** SVG and WebP are missing: many mail programs show nothing. */
const SHOWN_TYPES = ['image/png', 'image/jpeg', 'image/gif'];

/** Reads what mails show of the site. `urlOf` returns the path of a file by its key. */
export async function readBrand(db: Reader, urlOf: (file_key: string) => string): Promise<Brand> {
  const { site_name, address } = await readGeneral(db);
  const { logo_id } = await readFacts(db);
  const { main } = await readColors(db);
  const logo = await db
    .selectFrom('media')
    .select('file_key')
    .where('id', '=', logo_id)
    .where('mime_type', 'in', SHOWN_TYPES)
    .executeTakeFirst();
  return {
    site: site_name,
    color: main[0] ?? '#000000',
    logo: logo ? `${address}${urlOf(logo.file_key)}` : null,
  };
}

import { isSecretSet } from '../security/secrets.ts';
import type { Reader } from '../storage/database/store.ts';
import { secretName } from './group-values.ts';

/** Opens the whole site if it's protected, and pages with the password mode `general`. */
export const SITE_PASSWORD = secretName('general', 'password');

export const hasSitePassword = (db: Reader): Promise<boolean> => isSecretSet(db, SITE_PASSWORD);

/** The name of a page that requires the site password. Undefined if there is none. */
export async function pageUnderSitePassword(db: Reader): Promise<string | undefined> {
  const row = await db
    .selectFrom('page')
    .select('name')
    .where('visibility', '=', 'password')
    .where('password_mode', '=', 'general')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row?.name;
}

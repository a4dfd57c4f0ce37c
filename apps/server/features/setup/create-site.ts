import { RpcError } from '@plinth/contract';
import { LOCALES, type Locale, usualDateFormat } from '@plinth/model';
import { normalizeEmail } from '../../security/normalize-email.ts';
import type { Secrets } from '../../security/secrets.ts';
import { saveGroup } from '../../settings/group-values.ts';
import { hasOwner } from '../../storage/database/open-store.ts';
import type { Tx } from '../../storage/database/store.ts';
import { createRecord } from '../../storage/records/records.ts';
import type { PreparedStarter } from '../themes/starter.ts';

export type NewSite = {
  readonly language: string;
  readonly name: string;
  readonly email: string;
  readonly password_hash: string;
  /** Null: the starter's name. */
  readonly site_name: string | null;
  readonly address: string;
  /** IANA name. */
  readonly time_zone: string;
  /** Whether visitors see a maintenance page until the owner launches the site. */
  readonly under_construction: boolean;
  readonly starter: PreparedStarter;
};

export type NewOwner = {
  readonly user: { readonly id: number; readonly name: string; readonly email: string };
  readonly page_id: number;
};

const DEFAULT_SITE_NAME = 'My site';

/** The time zone of a site that is created without a browser, which would know its owner's. */
export const serverTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

const localeOf = (language: string): Locale =>
  LOCALES.find((locale) => locale === language) ?? 'en_US';

/**
 * Creates the owner, settings, and first pages in one transaction. Throws `FORBIDDEN` if an owner
 * exists. Transactions are serialized, so concurrent calls create only one.
 */
export async function createSite(tx: Tx, site: NewSite, secrets: Secrets): Promise<NewOwner> {
  if (await hasOwner({ read: tx.db })) {
    throw new RpcError('FORBIDDEN', { message: 'SETUP.ALREADY_DONE' });
  }
  const { name, email, password_hash, starter } = site;
  const { address, time_zone, under_construction } = site;
  const site_name = site.site_name ?? starter.site_name ?? DEFAULT_SITE_NAME;
  const default_language = localeOf(site.language);
  const account = await createRecord(tx, 'account', {
    name,
    email,
    email_key: normalizeEmail(email),
    password_hash,
    language: default_language,
    role: 'owner',
  });
  const html_lang = default_language.replace('_', '-');
  const language = { default_language, html_lang };
  const values = { site_name, address, time_zone, under_construction, ...language };
  await saveGroup(tx, secrets, { group: 'general', values });
  const blog = { date_format: usualDateFormat(html_lang) };
  await saveGroup(tx, secrets, { group: 'blog', values: blog });
  const page_id = await starter.install(tx);
  return { user: { id: account.id, name, email }, page_id };
}

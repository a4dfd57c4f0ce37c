import { RpcError, type SettingsRecord, type SettingsSave } from '@plinth/contract';
import { fieldError } from '../../rpc/field-errors.ts';
import { pageUnderSitePassword } from '../../settings/site-password.ts';
import type { Reader } from '../../storage/database/store.ts';
import { findRecord } from '../../storage/records/records.ts';

type Change = {
  readonly before: SettingsRecord<'general'>;
  readonly saved: SettingsRecord<'general'>;
  readonly given: SettingsSave<'general'>['values'];
};

/** Throws `VALIDATION` if the site password is missing, or removed while it's in use. */
async function checkSitePassword(db: Reader, { saved, given }: Change): Promise<void> {
  if (saved.secrets.password) return;
  if (saved.values.password_protection) throw fieldError('password', 'isEmpty');
  const page = given.password === '' ? await pageUnderSitePassword(db) : undefined;
  if (page === undefined) return;
  throw new RpcError('VALIDATION', {
    message: 'MODULE.SETTINGS.PASSWORD_NEEDED',
    errors: { password: ['isEmpty'] },
    details: { name: page },
  });
}

/** Throws `VALIDATION` unless the favicon is an image in the media library. */
async function checkFavicon(db: Reader, { before, given }: Change): Promise<void> {
  const { favicon_id: id } = given;
  if (typeof id !== 'number' || id === before.values.favicon_id) return;
  const media = await findRecord(db, 'media', id);
  if (media?.type !== 'images') throw fieldError('favicon_id', 'valueInvalid');
}

/** Checks of the general settings that need the database. */
export async function checkGeneral(db: Reader, change: Change): Promise<void> {
  await checkSitePassword(db, change);
  await checkFavicon(db, change);
}

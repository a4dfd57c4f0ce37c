import { RpcError, type SettingsRecord, type SettingsSave } from '@plinth/contract';
import { fieldError } from '../../rpc/field-errors.ts';
import { pageUnderSitePassword } from '../../settings/site-password.ts';
import type { Reader } from '../../storage/database/store.ts';

type Change = {
  readonly saved: SettingsRecord<'general'>;
  readonly given: SettingsSave<'general'>['values'];
};

/** Throws `VALIDATION` if the site password is missing, or removed while it's in use. */
export async function checkSitePassword(db: Reader, { saved, given }: Change): Promise<void> {
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

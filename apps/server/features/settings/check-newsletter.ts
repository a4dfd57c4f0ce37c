import type { SettingsSave } from '@plinth/contract';
import { fieldError } from '../../rpc/field-errors.ts';
import type { Secrets } from '../../security/secrets.ts';
import { readGroup } from '../../settings/group-values.ts';
import type { Tx } from '../../storage/database/store.ts';

/** Throws `VALIDATION` for a provider without a key. The key of one isn’t sent to another. */
export async function checkNewsletter(
  tx: Tx,
  secrets: Secrets,
  { values }: SettingsSave<'integration'>,
): Promise<void> {
  const stored = await readGroup(tx.db, secrets, 'integration');
  const before = stored.values.newsletter_provider;
  const after = values.newsletter_provider ?? before;
  const { newsletter_api_key: key } = values;
  const hasKey = key === undefined ? stored.secrets.newsletter_api_key && after === before : key;
  if (after !== 'none' && !hasKey) throw fieldError('newsletter_api_key', 'isEmpty');
}

import type { SubscriberRecord } from '@plinth/contract';
import type { Reader } from '../../storage/database/store.ts';
import { fromRow } from '../../storage/records/records.ts';

/** `email`: in lower case. */
export async function findSubscriber(
  db: Reader,
  email: string,
): Promise<SubscriberRecord | undefined> {
  const row = await db
    .selectFrom('subscriber')
    .selectAll()
    .where('email', '=', email)
    .executeTakeFirst();
  return row && fromRow('subscriber', row);
}

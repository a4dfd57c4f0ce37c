import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import { KeyReused } from '../errors.ts';
import type { Tables } from './schema.ts';

/**
 * Idempotency for calls that a client may retry because it received no response. The result is
 * stored in the call's transaction under the client's key. A retry returns that result and changes
 * nothing.
 */
export type Once = {
  /** A key per account and transaction of the call. */
  readonly nextKey: () => string;
  /** Hash of the call. The same key with a different call is a client error. */
  readonly print: string;
};

type OnceOptions = { readonly account_id: number; readonly key: string; readonly call: unknown };

export function createOnce({ account_id, key, call }: OnceOptions): Once {
  let transactions = 0;
  return {
    nextKey: () => {
      transactions += 1;
      return `${account_id} ${key} ${transactions}`;
    },
    print: createHash('sha256').update(JSON.stringify(call)).digest('base64url'),
  };
}

/** How long a call can be retried, in ms. */
const KEPT = 3_600_000;

type Within = { readonly db: Transaction<Tables>; readonly now: number };

/** Deletes results that can't be retried anymore. */
export async function forgetDoneCalls({ db, now }: Within): Promise<void> {
  await db
    .deleteFrom('done_call')
    .where('created', '<', now - KEPT)
    .execute();
}

/** Runs `work`, or returns the result of the earlier run. Results must be JSON. */
export async function doOnce<T>(
  { db, now }: Within,
  { nextKey, print }: Once,
  work: () => Promise<T>,
): Promise<T> {
  const key = nextKey();
  const done = await db
    .selectFrom('done_call')
    .select(['print', 'result'])
    .where('key', '=', key)
    .executeTakeFirst();
  if (done && done.print !== print) throw new KeyReused();
  if (done) return JSON.parse(done.result);
  const result = await work();
  await forgetDoneCalls({ db, now });
  const row = { key, print, result: JSON.stringify(result ?? null), created: now };
  await db.insertInto('done_call').values(row).execute();
  return result;
}

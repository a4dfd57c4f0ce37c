import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import { KeyReused } from '../errors.ts';
import type { Tables } from './schema.ts';

/**
 * Idempotency for calls that a client may retry because it received no response. The result is
 * stored in the call's transaction under the client's key. A retry returns that result and changes
 * nothing.
 */
export type Idempotency = {
  /** A key per account and transaction of the call. */
  readonly nextKey: () => string;
  /** Hash of the call. The same key with a different call is a client error. */
  readonly print: string;
};

type IdempotencyOptions = {
  readonly account_id: number;
  readonly key: string;
  readonly call: unknown;
};

export function createIdempotency({ account_id, key, call }: IdempotencyOptions): Idempotency {
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
const RETRY_WINDOW_MS = 3_600_000;

type TransactionContext = { readonly db: Transaction<Tables>; readonly now: number };

/** Deletes results that can't be retried anymore. */
export async function deleteExpiredCalls({ db, now }: TransactionContext): Promise<void> {
  await db
    .deleteFrom('done_call')
    .where('created', '<', now - RETRY_WINDOW_MS)
    .execute();
}

/** Runs `work`, or returns the result of the earlier run. Results must be JSON. */
export async function runIdempotent<T>(
  { db, now }: TransactionContext,
  { nextKey, print }: Idempotency,
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
  await deleteExpiredCalls({ db, now });
  const row = { key, print, result: JSON.stringify(result ?? null), created: now };
  await db.insertInto('done_call').values(row).execute();
  return result;
}

import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import { KeyReused } from '../errors.ts';
import type { Tables } from './schema.ts';

/**
 * A call that its sender may repeat: it got no answer, and cannot know whether it was stored. What
 * the call's transaction came to is stored with it, under the sender's key; to repeat the call gives
 * that again and stores nothing.
 */
export type Once = {
  /** Of the sender alone, and another for each transaction of the call. */
  readonly nextKey: () => string;
  /** Of what is asked for: a key that comes with something else is a mistake of the sender. */
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

/** ms that a sender has for repeating. */
const KEPT = 3_600_000;

type Within = { readonly db: Transaction<Tables>; readonly now: number };

/** Takes away what nobody may repeat any more. */
export async function forgetDoneCalls({ db, now }: Within): Promise<void> {
  await db
    .deleteFrom('done_call')
    .where('created', '<', now - KEPT)
    .execute();
}

/** Does the work, or gives what it came to before. The work's result has to be JSON. */
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

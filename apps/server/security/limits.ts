import { RpcError } from '@plinth/contract';
import { systemActor } from '../storage/database/actor.ts';
import type { Store } from '../storage/database/store.ts';
import { unlessFull } from '../storage/errors.ts';
import { audit } from '../storage/records/audit.ts';

export type LimitRule = { readonly calls: number; readonly minutes: number };

/** Rate limit counters, stored in the database and shared by all processes. */
export type Limits = {
  /**
   * Counts a call and resolves to the number of calls left. Throws `RATE_LIMITED` with the seconds
   * to wait if there are none.
   */
  readonly take: (name: string, rule: LimitRule) => Promise<number>;
  /**
   * The same for frequent calls. Writes only every thirtieth call to the database, so several
   * processes together may allow slightly more.
   */
  readonly takeOften: (name: string, rule: LimitRule) => Promise<void>;
  /** Takes one count back, because the call was legitimate. */
  readonly giveBack: (name: string) => Promise<void>;
  readonly clear: (name: string) => Promise<void>;
  readonly sweep: () => Promise<void>;
};

/** A counter in this process: the stored count plus calls that aren't stored yet. */
type Remembered = { calls: number; resets: number; untold: number; isNew: boolean };

type Count = { readonly calls: number; readonly resets: number };

const MINUTE = 60_000;
const TOLD_EVERY = 30;
const MOST_REMEMBERED = 10_000;

export function createLimits({ store, clock }: { store: Store; clock: () => number }): Limits {
  const remembered = new Map<string, Remembered>();
  const recall = (name: string, { minutes }: LimitRule): Remembered => {
    const known = remembered.get(name);
    if (known && known.resets > clock()) return known;
    if (remembered.size >= MOST_REMEMBERED) remembered.clear();
    const fresh = { calls: 0, resets: clock() + minutes * MINUTE, untold: 0, isNew: true };
    remembered.set(name, fresh);
    return fresh;
  };

  const add = (name: string, rule: LimitRule, calls: number): Promise<Count> =>
    store.transaction(async ({ db }) => {
      const now = clock();
      const row = await db
        .selectFrom('limit_counter')
        .selectAll()
        .where('name', '=', name)
        .executeTakeFirst();
      const isOver = !row || row.resets <= now;
      const next = isOver
        ? { calls, resets: now + rule.minutes * MINUTE }
        : { calls: row.calls + calls, resets: row.resets };
      if (next.calls > rule.calls + TOLD_EVERY) return next;
      await db
        .insertInto('limit_counter')
        .values({ name, ...next })
        .onConflict((conflict) => conflict.column('name').doUpdateSet(next))
        .execute();
      return next;
    });

  const refuseOver = ({ calls, resets }: Count, rule: LimitRule) => {
    if (calls <= rule.calls) return;
    const retry_after = Math.max(1, Math.ceil((resets - clock()) / 1000));
    throw new RpcError('RATE_LIMITED', { retry_after });
  };

  return {
    take: async (name, rule) => {
      const count = await add(name, rule, 1);
      if (count.calls === rule.calls + 1) {
        const entry = { record: 'limit', result: 'refused', details: { name } } as const;
        await store.transaction((tx) => audit(tx, entry), systemActor('limit'));
      }
      refuseOver(count, rule);
      return rule.calls - count.calls;
    },
    takeOften: async (name, rule) => {
      const known = recall(name, rule);
      known.untold += 1;
      refuseOver({ calls: known.calls + known.untold, resets: known.resets }, rule);
      if (!known.isNew && known.untold < TOLD_EVERY) return;
      const { untold } = known;
      known.isNew = false;
      known.calls += untold;
      known.untold = 0;
      const tell = async () => {
        const told = await add(name, rule, untold);
        known.calls = Math.max(known.calls, told.calls);
        known.resets = told.resets;
        refuseOver(told, rule);
      };
      await unlessFull(tell());
    },
    giveBack: async (name) => {
      await store.transaction(({ db }) =>
        db
          .updateTable('limit_counter')
          .set((row) => ({ calls: row('calls', '-', 1) }))
          .where('name', '=', name)
          .where('calls', '>', 0)
          .execute(),
      );
    },
    clear: async (name) => {
      await store.transaction(({ db }) =>
        db.deleteFrom('limit_counter').where('name', '=', name).execute(),
      );
    },
    sweep: async () => {
      await store.transaction(({ db }) =>
        db.deleteFrom('limit_counter').where('resets', '<', clock()).execute(),
      );
    },
  };
}

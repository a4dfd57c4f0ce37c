import { RpcError } from '@plinth/contract';
import { systemActor } from '../storage/database/actor.ts';
import type { Store } from '../storage/database/store.ts';
import { ignoreFullDisk } from '../storage/errors.ts';
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
  readonly takeBatched: (name: string, rule: LimitRule) => Promise<void>;
  /** Takes one count back, because the call was legitimate. */
  readonly refund: (name: string) => Promise<void>;
  readonly clear: (name: string) => Promise<void>;
  readonly sweep: () => Promise<void>;
};

/** A counter in this process: the stored count plus calls that aren't stored yet. */
type CachedCount = { calls: number; resets: number; unsaved: number; isNew: boolean };

type Count = { readonly calls: number; readonly resets: number };

const MINUTE = 60_000;
const SAVE_EVERY = 30;
const MAX_CACHED = 10_000;

export function createLimits({ store, clock }: { store: Store; clock: () => number }): Limits {
  const cache = new Map<string, CachedCount>();
  const cachedCount = (name: string, { minutes }: LimitRule): CachedCount => {
    const cached = cache.get(name);
    if (cached && cached.resets > clock()) return cached;
    if (cache.size >= MAX_CACHED) cache.clear();
    const created = { calls: 0, resets: clock() + minutes * MINUTE, unsaved: 0, isNew: true };
    cache.set(name, created);
    return created;
  };

  const add = (name: string, rule: LimitRule, calls: number): Promise<Count> =>
    store.transaction(async ({ db }) => {
      const now = clock();
      const row = await db
        .selectFrom('limit_counter')
        .selectAll()
        .where('name', '=', name)
        .executeTakeFirst();
      const isExpired = !row || row.resets <= now;
      const next = isExpired
        ? { calls, resets: now + rule.minutes * MINUTE }
        : { calls: row.calls + calls, resets: row.resets };
      if (next.calls > rule.calls + SAVE_EVERY) return next;
      await db
        .insertInto('limit_counter')
        .values({ name, ...next })
        .onConflict((conflict) => conflict.column('name').doUpdateSet(next))
        .execute();
      return next;
    });

  const checkLimit = ({ calls, resets }: Count, rule: LimitRule) => {
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
      checkLimit(count, rule);
      return rule.calls - count.calls;
    },
    takeBatched: async (name, rule) => {
      const cached = cachedCount(name, rule);
      cached.unsaved += 1;
      checkLimit({ calls: cached.calls + cached.unsaved, resets: cached.resets }, rule);
      if (!cached.isNew && cached.unsaved < SAVE_EVERY) return;
      const { unsaved } = cached;
      cached.isNew = false;
      cached.calls += unsaved;
      cached.unsaved = 0;
      const save = async () => {
        const saved = await add(name, rule, unsaved);
        cached.calls = Math.max(cached.calls, saved.calls);
        cached.resets = saved.resets;
        checkLimit(saved, rule);
      };
      await ignoreFullDisk(save());
    },
    refund: async (name) => {
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

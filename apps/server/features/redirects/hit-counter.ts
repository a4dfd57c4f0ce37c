import type { Logger } from '../../logging.ts';
import { systemActor } from '../../storage/database/actor.ts';
import type { Store } from '../../storage/database/store.ts';

/** Counts redirects in memory and adds them to the stored counts every few seconds. */
export type HitCounter = {
  readonly count: (id: number) => void;
  /** Stores pending counts. Never rejects: counts that can't be stored are retried. */
  readonly flush: () => Promise<void>;
};

const FLUSH_MS = 5_000;

export function createHitCounter({ store, log }: { store: Store; log: Logger }): HitCounter {
  let hits = new Map<number, number>();
  let timer: NodeJS.Timeout | undefined;

  const increment = (id: number, count: number) => {
    hits.set(id, (hits.get(id) ?? 0) + count);
  };
  const save = (pending: ReadonlyMap<number, number>) =>
    store.transaction(async ({ db }) => {
      for (const [id, count] of pending) {
        await db
          .updateTable('redirect')
          .set(({ eb }) => ({ hits: eb('hits', '+', count) }))
          .where('id', '=', id)
          .execute();
      }
    }, systemActor('redirect hits'));

  const flush = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    const pending = hits;
    hits = new Map();
    if (pending.size === 0) return;
    try {
      await save(pending);
    } catch (err) {
      log.warn({ err }, 'redirect hits were not stored');
      for (const [id, count] of pending) increment(id, count);
    }
  };
  return {
    count: (id) => {
      increment(id, 1);
      timer ??= setTimeout(() => void flush(), FLUSH_MS).unref();
    },
    flush,
  };
}

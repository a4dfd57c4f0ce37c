import type { Logger } from '../logging.ts';
import { type Changes, isSiteReplaced } from '../storage/database/changes.ts';
import type { ResponseCache } from './cache/response-cache.ts';
import type { Facts } from './facts/site-facts.ts';

/**
 * Keeps caches in sync with the database. Changes of this process are applied before the save
 * responds. Changes of other processes are checked before each cached response.
 */
export type Freshness = {
  readonly start: () => Promise<void>;
  /** Whether no query is needed. See `Changes.isCurrent`. */
  readonly isCurrent: () => boolean;
  /** Resolves when all earlier changes have been applied. */
  readonly ensure: () => Promise<void>;
};

export type FreshnessPorts = {
  readonly store: { readonly changes: Changes };
  readonly facts: Facts;
  readonly cache: ResponseCache;
  readonly log: Logger;
};

/** Timeout for the database in ms. */
const TIMEOUT_MS = 2_000;

async function withTimeout(work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the database does not respond')), TIMEOUT_MS);
  });
  try {
    await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

export function createFreshness({ store, facts, cache, log }: FreshnessPorts): Freshness {
  const { changes } = store;
  const clear = () => {
    facts.clear();
    cache.clear();
  };
  return {
    start: async () => {
      changes.subscribe(async (changed) => {
        if (isSiteReplaced(changed)) return clear();
        try {
          cache.evict(await facts.applyChanges(changed));
        } catch (err) {
          log.warn({ err }, 'changes could not be applied; all caches were cleared');
          clear();
        }
      });
      await changes.catchUp();
    },
    isCurrent: changes.isCurrent,
    ensure: async () => {
      try {
        await withTimeout(changes.catchUp());
      } catch (err) {
        // While the database is down, nothing can be saved, so cached responses stay valid.
        log.warn({ err }, 'the database does not respond; serving cached pages');
      }
    },
  };
}

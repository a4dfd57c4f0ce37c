import type { Logger } from '../logging.ts';
import type { Changes } from '../storage/database/changes.ts';
import type { AnswerCache } from './cache/answer-cache.ts';
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
  readonly cache: AnswerCache;
  readonly log: Logger;
};

/** Timeout for the database in ms. */
const PATIENCE = 2_000;

async function inTime(work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the database is silent')), PATIENCE);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

export function createFreshness({ store, facts, cache, log }: FreshnessPorts): Freshness {
  const { changes } = store;
  return {
    start: async () => {
      changes.subscribe(async (news) => {
        try {
          cache.drop(await facts.follow(news));
        } catch (err) {
          log.warn({ err }, 'changes could not be followed; everything is made anew');
          facts.forget();
          cache.dropAll();
        }
      });
      await changes.catchUp();
    },
    isCurrent: changes.isCurrent,
    ensure: async () => {
      try {
        await inTime(changes.catchUp());
      } catch (err) {
        // While the database is down, nothing can be saved, so cached responses stay valid.
        log.warn({ err }, 'the database does not answer; the site is shown as it was');
      }
    },
  };
}

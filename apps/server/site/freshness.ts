import type { Logger } from '../logging.ts';
import type { Changes } from '../storage/database/changes.ts';
import type { AnswerCache } from './cache/answer-cache.ts';
import type { Facts } from './facts/site-facts.ts';

/**
 * Keeps what is kept from being older than what is stored. Own saves are followed before they are
 * answered; those of other processes are looked for before each answer that comes out of the cache.
 */
export type Freshness = {
  readonly start: () => Promise<void>;
  /** Whether nothing has to be asked; see `Changes.isCurrent`. */
  readonly isCurrent: () => boolean;
  /** Resolves once everything is known that was stored before. */
  readonly ensure: () => Promise<void>;
};

export type FreshnessPorts = {
  readonly store: { readonly changes: Changes };
  readonly facts: Facts;
  readonly cache: AnswerCache;
  readonly log: Logger;
};

/** A database that says nothing for so long does not answer: ms. */
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
        // Without its database the site goes on with what it has: nothing can be saved there either.
        log.warn({ err }, 'the database does not answer; the site is shown as it was');
      }
    },
  };
}

import { setImmediate } from 'node:timers/promises';
import type { Logger } from '../../logging.ts';
import type { Reader, Store } from '../../storage/database/store.ts';
import { StorageFull, StoreUnavailable, toStoreError } from '../../storage/errors.ts';
import type { createSiteTexts } from '../texts.ts';
import { indexStep, resetIndex, type StepOptions } from './index-step.ts';
import { nextDue } from './open-entries.ts';
import { postgresWords } from './postgres-words.ts';
import { readSearchFacts } from './search-facts.ts';
import { sqliteWords } from './sqlite-words.ts';
import type { FoundEntries, WordSearch } from './word-index.ts';

/** Changes with how texts become words. */
const INDEX_VERSION = 3;

/**
 * What visitors can find. Its entries follow the audit log, which is written with every change: a
 * search first takes in what was saved before it, by this process or another one. It's made anew when
 * it's missing, damaged, of another version, or after a backup was restored.
 */
export type SearchIndex = {
  /** Takes in all changes that were saved before, but waits for no longer than a search may take. */
  readonly update: () => Promise<void>;
  /** Resolves when it has all content. */
  readonly complete: () => Promise<void>;
  /** Makes no more of it for now, and waits for what is under way. */
  readonly stop: () => Promise<void>;
  readonly find: (search: WordSearch) => Promise<FoundEntries>;
};

export type SearchIndexPorts = {
  readonly store: Store;
  readonly clock: () => number;
  readonly log: Logger;
  readonly texts: ReturnType<typeof createSiteTexts>;
  /** Of Plinth: another one may read other texts in documents. */
  readonly build: string;
};

/** How long a search waits for the index in ms. */
const PATIENCE_MS = 1_000;

/** How long a damaged index stays so after it was made anew in ms. */
const REBUILD_MS = 10 * 60_000;

/** Waits for the work, which never rejects, but for no longer than a search may take. */
async function patiently(work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS);
  });
  await Promise.race([work, patience]);
  clearTimeout(timer);
}

type Current = { readonly change: string; readonly until: number };

async function lastChange(db: Reader): Promise<string> {
  const row = await db
    .selectFrom('audit')
    .select(['id', 'hash'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return `${row?.id ?? 0} ${row?.hash ?? ''}`;
}

export function createSearchIndex(ports: SearchIndexPorts): SearchIndex {
  const { store, clock, log } = ports;
  const words = store.kind === 'sqlite' ? sqliteWords : postgresWords;
  /** What the index has, as long as nothing changes. */
  let current: Current | undefined;
  let running: Promise<void> | undefined;
  let rebuilding: Promise<void> | undefined;
  let rebuiltAt = Number.NEGATIVE_INFINITY;
  let isStopped = false;

  const readOptions = async (): Promise<StepOptions> => {
    const facts = await readSearchFacts(store.read, ports.texts);
    return { words, facts, log, version: `${INDEX_VERSION} ${ports.build} ${facts.key}` };
  };

  const isCurrent = async (): Promise<boolean> =>
    current !== undefined &&
    clock() < current.until &&
    current.change === (await lastChange(store.read));

  const work = async (): Promise<void> => {
    const change = await lastChange(store.read);
    const now = clock();
    const options = await readOptions();
    for (let hasMore = true; hasMore && !isStopped; ) {
      hasMore = await indexStep(store, clock(), options);
      await setImmediate();
    }
    if (!isStopped) current = { change, until: await nextDue(store.read, now) };
  };

  const complete = async (): Promise<void> => {
    // What runs now may have begun before the last change.
    await running?.catch(() => undefined);
    if (await isCurrent()) return;
    running ??= work().finally(() => {
      running = undefined;
    });
    await running;
  };

  const makeAnew = async (): Promise<void> => {
    const options = await readOptions();
    await store.transaction((tx) => resetIndex(tx, options));
    current = undefined;
    await complete();
  };

  /** Searches that find the same damage wait for the same work. */
  const rebuild = (): Promise<void> => {
    rebuiltAt = clock();
    rebuilding ??= makeAnew()
      .catch((err) => log.warn({ err }, 'the search index could not be made anew'))
      .finally(() => {
        rebuilding = undefined;
      });
    return rebuilding;
  };

  return {
    complete,
    update: () =>
      patiently(
        complete().catch((err) => log.warn({ err }, 'the search index could not be updated')),
      ),
    stop: async () => {
      isStopped = true;
      await running?.catch(() => undefined);
      await rebuilding;
    },
    find: async (search) => {
      try {
        return await words.find(store.read, search);
      } catch (err) {
        const reason = toStoreError(err);
        if (reason instanceof StoreUnavailable || reason instanceof StorageFull) throw err;
        if (!rebuilding) {
          if (clock() - rebuiltAt < REBUILD_MS) throw err;
          log.warn({ err }, 'the search index is damaged and is made anew');
        }
        await patiently(rebuilding ?? rebuild());
        return words.find(store.read, search);
      }
    },
  };
}

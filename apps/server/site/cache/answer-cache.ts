import type { Answer } from './answer.ts';
import { createKeptAnswers, type Kept } from './kept-answers.ts';
import { createReadLog, type Recorder } from './recorder.ts';
import type { Tag } from './tags.ts';

/**
 * Responses by key. Concurrent requests share one rendering. Responses never miss a change that
 * happens while they are rendered.
 */
export type AnswerCache = {
  readonly find: (key: string) => Answer | undefined;
  readonly make: (key: string, work: Work) => Promise<Answer>;
  readonly drop: (tags: ReadonlySet<Tag>) => void;
  readonly dropAll: () => void;
  readonly add: (kept: Kept) => void;
  readonly kept: () => IterableIterator<Kept>;
};

export type Work = (recorder: Recorder) => Promise<Answer>;

const EVERYTHING = '*';

type Touched = Set<Tag | typeof EVERYTHING>;

type Flight = { readonly touched: Touched; readonly result: Promise<Answer> };

const isTouched = (tags: ReadonlySet<Tag>, touched: Touched): boolean =>
  [...touched].some((tag) => tag === EVERYTHING || tags.has(tag));

export type CacheOptions = {
  /** Maximum memory in bytes, with LRU eviction. */
  readonly limit: number;
  readonly clock: () => number;
};

export function createAnswerCache({ limit, clock }: CacheOptions): AnswerCache {
  const kept = createKeptAnswers(limit);
  const flights = new Map<string, Flight>();

  const find = (key: string): Answer | undefined => {
    const found = kept.get(key);
    if (!found) return undefined;
    if (found.edge > clock()) return found.answer;
    kept.remove(key);
    return undefined;
  };

  const fly = async (key: string, work: Work, touched: Touched): Promise<Answer> => {
    for (;;) {
      touched.clear();
      const record = createReadLog();
      const answer = await work(record);
      if (isTouched(record.tags, touched)) continue;
      const edge = record.edge();
      if (edge > clock()) kept.add({ key, answer, tags: record.tags, edge });
      return answer;
    }
  };

  return {
    find,
    add: kept.add,
    make: async (key, work) => {
      const ready = find(key) ?? flights.get(key)?.result;
      if (ready) return ready;
      const touched: Touched = new Set();
      const result = fly(key, work, touched).finally(() => flights.delete(key));
      flights.set(key, { touched, result });
      return result;
    },
    drop: (tags) => {
      for (const tag of tags) kept.removeTagged(tag);
      for (const { touched } of flights.values()) for (const tag of tags) touched.add(tag);
    },
    dropAll: () => {
      for (const { key } of [...kept.all()]) kept.remove(key);
      for (const { touched } of flights.values()) touched.add(EVERYTHING);
    },
    kept: kept.all,
  };
}

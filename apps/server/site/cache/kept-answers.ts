import type { Answer } from './answer.ts';
import type { Tag } from './tags.ts';

/** A cached response with its dependencies and expiry time. */
export type Kept = {
  readonly key: string;
  readonly answer: Answer;
  readonly tags: ReadonlySet<Tag>;
  /** ms since 1970 */
  readonly edge: number;
};

/** LRU cache of responses, indexed by key and tag. */
export type KeptAnswers = {
  readonly get: (key: string) => Kept | undefined;
  readonly add: (kept: Kept) => void;
  readonly remove: (key: string) => void;
  readonly removeTagged: (tag: Tag) => void;
  readonly all: () => IterableIterator<Kept>;
};

export function createKeptAnswers(limit: number): KeptAnswers {
  const entries = new Map<string, Kept>();
  const readers = new Map<Tag, Set<string>>();
  let bytes = 0;

  const remove = (key: string) => {
    const kept = entries.get(key);
    if (!kept) return;
    entries.delete(key);
    bytes -= kept.answer.bytes;
    for (const tag of kept.tags) {
      const keys = readers.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) readers.delete(tag);
    }
  };

  return {
    remove,
    get: (key) => {
      const kept = entries.get(key);
      if (!kept) return undefined;
      entries.delete(key);
      entries.set(key, kept);
      return kept;
    },
    add: (kept) => {
      remove(kept.key);
      entries.set(kept.key, kept);
      bytes += kept.answer.bytes;
      for (const tag of kept.tags) {
        readers.set(tag, (readers.get(tag) ?? new Set()).add(kept.key));
      }
      for (const key of entries.keys()) {
        if (bytes <= limit) break;
        remove(key);
      }
    },
    removeTagged: (tag) => {
      for (const key of [...(readers.get(tag) ?? [])]) remove(key);
    },
    all: () => entries.values(),
  };
}
